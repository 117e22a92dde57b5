export { liveRiskFreeRate } from "./live-risk-free-rate.ts";
export { type ConfiguredSource, type LiveOptions, liveExchangeRate, liveSources } from "./live-sources.ts";
