export { retryAfterInMilliseconds } from "../http/retry-after.ts";
export { liveExchangeRate } from "../rates/live-exchange-rate.ts";
export { liveRiskFreeRate, liveRiskFreeRateOn } from "../rates/live-risk-free-rate.ts";
export { type ConfiguredProvider, liveProviders } from "./live-providers.ts";
export type { LiveOptions } from "./metered-fetch.ts";
