import { askedRatio } from "../../core/fundamentals/contracts/own-ratios.ts";
import { Failure } from "../../failure.ts";
import {
  type Alert,
  type AlertCondition,
  differenceRange,
  type NewAlert,
} from "../../features/watchlist/contracts/watchlist.ts";
import { type AlertKind, alertKindOf, alertKinds } from "../../messages/alert-condition.ts";
import type { Formats } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import type { RefusedForm } from "../accounts/account-form.ts";
import { withoutGroupSpaces } from "../components/analysis/controls/group-spaces.ts";
import { rateOfText } from "../components/analysis/controls/percent-text.ts";
import { limitOfText, textOfLimit } from "./limit-text.ts";

/** The form of an alert that was refused, as it was typed; null: none was. */
export type RefusedAlert = Pick<RefusedForm, "code" | "params" | "typed"> | null;

type Fields = (name: string) => string;
type Written = Omit<NewAlert, "ticker">;

/** The typed values of an alert's form, to be shown again. */
export const typedAlert = (field: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(["id", "ticker", "kind", "threshold", "ratio"].map((name) => [name, field(name)]));

/** An alert as its form takes it. */
export function writtenAlert(condition: AlertCondition, { language }: Formats): Readonly<Record<string, string>> {
  const kind = alertKindOf(condition);
  if (condition.measure === "status") return { kind, threshold: "", ratio: "" };
  const { measure, threshold } = condition;
  if (measure === "ratio")
    return { kind, threshold: textOfLimit(threshold, condition.unit, language), ratio: condition.ratio };
  // As many decimals as their fields take.
  const [unit, decimals] = measure === "gap" ? (["rate", 8] as const) : (["perShare", 6] as const);
  return { kind, threshold: textOfLimit(Number(threshold.toFixed(decimals)), unit, language), ratio: "" };
}

/** What the list says of an alert; one on a ratio waits for its value, whatever the price. */
export function stateOf({ isMuted, state, condition }: Pick<Alert, "isMuted" | "state" | "condition">) {
  if (isMuted) return "muted";
  return state === "unread" && condition.measure === "ratio" ? "unreadRatio" : state;
}

/**
 * An alert as the form holds it: a percentage, a price or the limit of a ratio in the language of the page; a status needs neither. What
 * the kind does not ask for is left aside.
 */
export function alertOfForm(field: Fields, language: Language): Written {
  const kind = alertKinds.find((each) => each === field("kind"));
  if (kind === undefined) throw new Failure("enumInvalid", { param: "kind", allowed: alertKinds.join(", ") });
  if (kind === "undervalued" || kind === "fair" || kind === "overvalued") return { measure: "status", status: kind };
  const crossing = crossings[kind];
  const text = field("threshold");
  if (crossing.measure === "gap") return { ...crossing, threshold: known(rateOfText(text, language)) };
  if (crossing.measure === "price") return { ...crossing, threshold: known(priceOfText(text, language)) };
  const { usable, refusal } = askedRatio("ratio", field("ratio"));
  if (refusal !== null) throw new Failure(refusal.code, refusal.params);
  return { ...crossing, ratio: usable.expression, threshold: known(limitOfText(text, usable.unit, language)) };
}

function known(threshold: number | null): number {
  if (threshold === null) throw new Failure("numberFormat", { param: "threshold", kind: "number" });
  return threshold;
}

const crossings = {
  gapAbove: { measure: "gap", direction: "above" },
  gapBelow: { measure: "gap", direction: "below" },
  priceAbove: { measure: "price", direction: "above" },
  priceBelow: { measure: "price", direction: "below" },
  ratioAbove: { measure: "ratio", direction: "above" },
  ratioBelow: { measure: "ratio", direction: "below" },
} as const satisfies Partial<Record<AlertKind, Written>>;

/** A price as a person writes it; what could be thousands to one reader and decimals to another is null, never a guess. */
function priceOfText(text: string, language: Language): number | null {
  const digits = withoutGroupSpaces(text);
  const grammar = language === "en" ? /^\d{1,9}(?:\.\d{1,6})?$/ : /^\d{1,9}(?:[.,]\d{1,2}|,\d{3,6})?$/;
  return grammar.test(digits) ? Number(digits.replace(",", ".")) : null;
}

/** The range that a refused threshold had to be in is the gap's. */
export const isDifferenceRange = (minimum: unknown): boolean => minimum === differenceRange.minimum;
