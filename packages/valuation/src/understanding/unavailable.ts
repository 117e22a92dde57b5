import { silences } from "../inputs/price-age.ts";

/** Why a question about a valuation has no answer (`unavailable.<reason>`). */
export const unavailableReasons = [
  /** The method gives no value in this report, so there is nothing to ask about. */
  "methodNotApplicable",
  /** The method has no such assumption: no margin in a dividend discount. */
  "assumptionMissing",
  "priceMissing",
  /** Nothing is judged by the price that is known. */
  ...silences,
  "fewStatements",
  "closesMissing",
  "currencyUnresolved",
  "figuresMissing",
  "notFinite",
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** The answer to a question that cannot be answered. */
export type Unavailable = { kind: "unavailable"; reason: UnavailableReason };

export function unavailable(reason: UnavailableReason): Unavailable {
  return { kind: "unavailable", reason };
}
