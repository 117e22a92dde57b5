export { liveRiskFreeRate } from "../rates/live-risk-free-rate.ts";
export { type ConfiguredSource, type LiveOptions, liveExchangeRate, liveSources } from "./live-providers.ts";
