import { Failure } from "../../failure.ts";
import { differenceRange, type NewAlert } from "../../features/watchlist/contracts/watchlist.ts";
import { type AlertKind, alertKinds } from "../../messages/alert-condition.ts";
import type { Language } from "../../messages/languages.ts";
import { rateOfText } from "../components/analysis/controls/percent-text.ts";

type Fields = (name: string) => string;
type Written = Omit<NewAlert, "ticker">;

/** The typed values of an alert's form, to be shown again. */
export const typedAlert = (field: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(["id", "ticker", "kind", "threshold"].map((name) => [name, field(name)]));

/** An alert as the form holds it: a percentage or a price in the language of the page; a status needs neither. */
export function alertOfForm(field: Fields, language: Language): Written {
  const kind = alertKinds.find((each) => each === field("kind"));
  if (kind === undefined) throw new Failure("enumInvalid", { param: "kind", allowed: alertKinds.join(", ") });
  if (kind === "undervalued" || kind === "fair" || kind === "overvalued") return { measure: "status", status: kind };
  const { measure, direction } = crossings[kind];
  const text = field("threshold");
  const threshold = measure === "gap" ? rateOfText(text, language) : priceOfText(text, language);
  if (threshold === null) throw new Failure("numberFormat", { param: "threshold", kind: "number" });
  return { measure, direction, threshold };
}

const crossings = {
  gapAbove: { measure: "gap", direction: "above" },
  gapBelow: { measure: "gap", direction: "below" },
  priceAbove: { measure: "price", direction: "above" },
  priceBelow: { measure: "price", direction: "below" },
} as const satisfies Partial<Record<AlertKind, Written>>;

/** A price as a person writes it; what could be thousands to one reader and decimals to another is null, never a guess. */
export function priceOfText(text: string, language: Language): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, "");
  const grammar = language === "en" ? /^\d{1,9}(?:\.\d{1,6})?$/ : /^\d{1,9}(?:[.,]\d{1,2}|,\d{3,6})?$/;
  return grammar.test(digits) ? Number(digits.replace(",", ".")) : null;
}

/** The range that a refused threshold had to be in is the gap's. */
export const isDifferenceRange = (minimum: unknown): boolean => minimum === differenceRange.minimum;
