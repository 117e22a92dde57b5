// What prices and volume have done, apart from the methods: nothing of it enters a value, and the valuation imports none of it.
export * from "./formulas/daily-bars.ts";
export type { IndicatorLine } from "./formulas/indicator-line.ts";
export * from "./formulas/moving-averages.ts";
export * from "./formulas/oscillators.ts";
export * from "./formulas/price-ranges.ts";
export * from "./formulas/volume.ts";
export {
  type PriceDay,
  type Technical,
  type TechnicalLineName,
  technicalLineNames,
  technicalOf,
} from "./technical.ts";
export * from "./technical-readings.ts";
export * from "./technical-session.ts";
