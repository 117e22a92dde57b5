// Technical analysis of prices and volume, apart from the methods: it enters no value, and the valuation does not import it.
export * from "./daily-bars.ts";
export type { IndicatorLine } from "./indicator-line.ts";
export * from "./latest-values.ts";
export * from "./moving-averages.ts";
export * from "./oscillators.ts";
export * from "./price-ranges.ts";
export {
  type PriceDay,
  type Technical,
  type TechnicalLineName,
  technicalLineNames,
  technicalOf,
} from "./technical.ts";
export * from "./technical-readings.ts";
export * from "./technical-session.ts";
export * from "./volume.ts";
