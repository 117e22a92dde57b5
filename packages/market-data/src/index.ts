export * from "./create-market-data.ts";
export type { DailyBar, DailyBars } from "./daily-bars.ts";
export * from "./instrument.ts";
export type { CurrencyPair, ExchangeRate, Finding, FindingCode } from "./integrity/index.ts";
export * from "./market-data.ts";
export * from "./provider.ts";
export type { ExchangeRateSource } from "./settle.ts";
export * from "./ticker.ts";
