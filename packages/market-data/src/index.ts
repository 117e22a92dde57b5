export * from "./instrument.ts";
export * from "./market-data.ts";
export * from "./provider.ts";
