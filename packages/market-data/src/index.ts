export * from "./create-market-data.ts";
export * from "./instrument.ts";
export * from "./market-data.ts";
export * from "./provider.ts";
export * from "./ticker.ts";
