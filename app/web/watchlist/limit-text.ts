import type { RatioUnit } from "@valora/valuation/own-ratios";
import type { Language } from "../../messages/languages.ts";
import { withoutGroupSpaces } from "../components/analysis/controls/group-spaces.ts";

const withPoint = /^[+-]?\d{1,19}(?:\.\d{1,15})?$/;
const withEither = /^[+-]?\d{1,19}(?:[.,]\d{1,2}|,\d{3,15})?$/;

/**
 * The limit of an own ratio that a person typed: "8" and "8 %" are 0.08 of a rate; of a multiple "8" and "8×" are 8. A comma in English, or
 * three digits after a point in Spanish, could be thousands: null, never a guess.
 */
export function limitOfText(text: string, unit: RatioUnit, language: Language): number | null {
  const sign = unit === "rate" ? "%" : "×";
  const digits = withoutGroupSpaces(text).replace("\u2212", "-").replace(sign, "");
  if (!(language === "en" ? withPoint : withEither).test(digits)) return null;
  const typed = Number(digits.replace(",", "."));
  // A percentage of few digits is the fraction of as many, without the dust of binary fractions.
  return unit === "rate" ? Number((typed / 100).toPrecision(15)) : typed;
}

/** A limit as its field takes it, in full: a rate as a percentage, everything else as the number that it is. */
export function textOfLimit(limit: number, unit: RatioUnit, language: Language): string {
  const typed = unit === "rate" ? Number((limit * 100).toPrecision(15)) : limit;
  const text = String(typed);
  const plain = text.includes("e") ? typed.toFixed(15).replace(/\.?(?<!0)0+$/, "") : text;
  return language === "en" ? plain : plain.replace(".", ",");
}
