import type { RatioUnit } from "@valora/valuation/own-ratios";

/** What the value of an own ratio can be. */
export const ratioUnits = ["money", "perShare", "shares", "ratio", "rate"] as const satisfies readonly RatioUnit[];

/** Whether its values are in the currency of the accounts. */
export const isMoney = (unit: RatioUnit): boolean => unit === "money" || unit === "perShare";
