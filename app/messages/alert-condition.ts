import type { AlertCondition } from "../features/watchlist/contracts/watchlist.ts";
import type { Formats } from "./formats.ts";

export const alertKinds = [
  "gapAbove",
  "gapBelow",
  "priceAbove",
  "priceBelow",
  "undervalued",
  "fair",
  "overvalued",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Which of the kinds that a person may choose it is. */
export function alertKindOf(condition: AlertCondition): AlertKind {
  if (condition.measure === "status") return condition.status;
  if (condition.measure === "gap") return condition.direction === "above" ? "gapAbove" : "gapBelow";
  return condition.direction === "above" ? "priceAbove" : "priceBelow";
}

/** The values that the text of a condition names. */
export function conditionWords(condition: AlertCondition, formats: Formats): { kind: AlertKind; threshold: string } {
  const kind = alertKindOf(condition);
  if (condition.measure === "status") return { kind, threshold: "" };
  const { threshold } = condition;
  return {
    kind,
    threshold: condition.measure === "gap" ? formats.percent(threshold) : formats.price(threshold, condition.currency),
  };
}
