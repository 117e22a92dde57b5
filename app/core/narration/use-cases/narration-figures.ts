import { referenceCurrencyCodes } from "@valora/market-data/currencies";
import type { CommonWords, WrittenLanguage } from "../contracts/written-language.ts";
import type { NarrationFact } from "./narration-facts.ts";

/** A figure as a text writes it. `step` is what its last digit stands for: 0.1 in 2.3, a hundred million in 2.3 bn. */
export type WrittenFigure = {
  value: number;
  step: number;
  sign: "+" | "-" | null;
  unit: "percent" | "money" | "plain" | "uncheckable";
  /** Null where none is written. */
  currency: string | null;
};
export type FoundFigure = { found: string; figure: WrittenFigure | null };

const currencyCodes = referenceCurrencyCodes.join("|");

const currencyPatternOf = ({ currencies }: CommonWords): string =>
  `(?:${currencies.map(([written]) => written).join("|")}|(?:${currencyCodes})(?![\\p{L}]))`;

function currencyOf(written: string, { currencies }: CommonWords): string {
  const known = currencies.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(written));
  return known?.[1] ?? written;
}

/** The digits as the language groups them; null where it would not write a number so. */
export function numberIn(
  written: string,
  { decimalMark: mark, groupMark }: WrittenLanguage,
): { value: number; decimals: number } | null {
  const grouped = new RegExp(`^\\d{1,3}(${groupMark})\\d{3}(?:\\1\\d{3})*(?:\\${mark}\\d+)?$`);
  const plain = new RegExp(`^\\d+(?:\\${mark}\\d+)?$`);
  if (!grouped.test(written) && !plain.test(written)) return null;
  const [whole = "", decimals = ""] = written.split(mark);
  return { value: Number(`${whole.replace(/\D/g, "")}.${decimals || "0"}`), decimals: decimals.length };
}

function figurePattern(language: WrittenLanguage): RegExp {
  const currency = currencyPatternOf(language.common);
  const { percents, uncheckable, beforeUnit } = language.common;
  const scale = language.scales.map(([written], index) => `(?<s${index}>${written})(?![\\p{L}])`).join("|");
  return new RegExp(
    [
      "(?<![\\p{L}\\p{N}])",
      "(?:(?<=^|[\\s(:])(?<sign>[+−-]) ?)?",
      `(?:(?<before>${currency}) ?)?`,
      "(?<digits>\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,'’]\\d+)*)",
      `(?: ?(?:${scale}))?`,
      `(?: ?(?:(?<percent>${percents})(?![\\p{L}])|(?<odd>${uncheckable})|(?:${beforeUnit})?(?<after>${currency})(?![\\p{L}])))?`,
      "(?![\\p{L}\\p{N}])",
    ].join(""),
    "gu",
  );
}

function figureOf(groups: Readonly<Record<string, string | undefined>>, language: WrittenLanguage) {
  const number = numberIn(groups.digits ?? "", language);
  if (number === null) return null;
  const scaleIndex = language.scales.findIndex((_, index) => groups[`s${index}`] !== undefined);
  const factor = language.scales[scaleIndex]?.[1] ?? 1;
  const currency = groups.before ?? groups.after;
  const unit = groups.odd ? "uncheckable" : groups.percent ? "percent" : currency || factor > 1 ? "money" : "plain";
  return {
    value: number.value * factor,
    step: factor / 10 ** number.decimals,
    sign: groups.sign === undefined ? null : groups.sign === "+" ? "+" : "-",
    unit,
    currency: currency === undefined ? null : currencyOf(currency, language.common),
  } satisfies WrittenFigure;
}

/** The figures of a text in digits, and the text with blanks where they stand. A figure of null is no number of the language. */
export function figuresIn(text: string, language: WrittenLanguage): { figures: FoundFigure[]; rest: string } {
  let rest = text;
  const figures = [...text.matchAll(figurePattern(language))].map(({ 0: found, index, groups = {} }): FoundFigure => {
    rest = rest.slice(0, index) + " ".repeat(found.length) + rest.slice(index + found.length);
    return { found: found.trim(), figure: figureOf(groups, language) };
  });
  return { figures, rest };
}

/** A rounded figure may be half of its last digit away from the fact, and no more than a twentieth of it if it is coarse. */
const largestRounding = 0.05;
const fineStep = 0.1;
const dust = 1e-9;

function rounds(fact: number, { value, step, sign }: WrittenFigure): boolean {
  if ((sign === "-" && fact >= 0) || (sign === "+" && fact <= 0)) return false;
  const distance = Math.abs(Math.abs(fact) - value);
  if (distance > step / 2 + dust * Math.abs(fact)) return false;
  return step <= fineStep || distance <= largestRounding * Math.abs(fact);
}

/** A whole number below this is a count; from here on it may be a price without its decimals. */
const smallestWholePrice = 20;

function confirms(fact: NarrationFact, figure: WrittenFigure): boolean {
  switch (fact.kind) {
    case "rate":
      return figure.unit === "percent" && rounds(fact.value * 100, figure);
    case "money":
      return figure.unit === "money" && isIn(fact.currency, figure) && rounds(fact.value, figure);
    case "perShare":
      return (
        (isWholePrice(figure) || figure.unit === "money") && isIn(fact.currency, figure) && rounds(fact.value, figure)
      );
    case "count":
    case "year":
      return isCount(figure) && fact.value === figure.value;
    case "date":
      return isCount(figure) && Number(fact.value.slice(0, 4)) === figure.value;
    default:
      return false;
  }
}

const isCount = ({ unit, step, sign }: WrittenFigure) => unit === "plain" && step === 1 && sign === null;
const isWholePrice = ({ unit, step, value }: WrittenFigure) =>
  unit === "plain" && (step !== 1 || value >= smallestWholePrice);
const isIn = (currency: string, figure: WrittenFigure) => figure.currency === null || figure.currency === currency;

/** Whether one of the facts is what the figure says, rounded as it is written. */
export const isFact = (facts: readonly NarrationFact[], figure: WrittenFigure): boolean =>
  facts.some((fact) => confirms(fact, figure));
