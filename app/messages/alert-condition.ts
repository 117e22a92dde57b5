import type { AlertCondition } from "../features/watchlist/contracts/watchlist.ts";
import type { Formats } from "./formats.ts";
import { ownRatioThreshold } from "./numbers/own-ratio-value.ts";

export const alertKinds = [
  "gapAbove",
  "gapBelow",
  "priceAbove",
  "priceBelow",
  "undervalued",
  "fair",
  "overvalued",
  "ratioAbove",
  "ratioBelow",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Which of the kinds that a person may choose it is. */
export function alertKindOf(condition: AlertCondition): AlertKind {
  if (condition.measure === "status") return condition.status;
  return kindsOf[condition.measure][condition.direction];
}

const kindsOf = {
  gap: { above: "gapAbove", below: "gapBelow" },
  price: { above: "priceAbove", below: "priceBelow" },
  ratio: { above: "ratioAbove", below: "ratioBelow" },
} as const;

type ConditionWords = {
  kind: AlertKind;
  threshold: string;
  /** The formula of an own ratio. */
  ratio: string;
};

/** The values that the text of a condition names. */
export function conditionWords(condition: AlertCondition, formats: Formats): ConditionWords {
  const kind = alertKindOf(condition);
  switch (condition.measure) {
    case "status":
      return { kind, threshold: "", ratio: "" };
    case "gap":
      return { kind, threshold: formats.percent(condition.threshold), ratio: "" };
    case "price":
      return { kind, threshold: formats.price(condition.threshold, condition.currency), ratio: "" };
    case "ratio": {
      const { ratio, unit, threshold, currency } = condition;
      return {
        kind,
        threshold: ownRatioThreshold({ value: threshold, unit, currency: currency ?? "" }, formats),
        ratio,
      };
    }
  }
}
