export { type ConfiguredSource, type LiveOptions, liveExchangeRate, liveSources } from "./live-sources.ts";
