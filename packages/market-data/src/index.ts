export * from "./create-market-data.ts";
export type { DailyBar, DailyBars } from "./daily-bars.ts";
export * from "./instrument.ts";
export * from "./market-data.ts";
export * from "./provider.ts";
export * from "./ticker.ts";
