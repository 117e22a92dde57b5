import type { Rate } from "@valora/valuation";
import type { Language } from "../../../messages/languages.ts";

const withPoint = /^[+-]?\d{1,4}(?:\.\d{1,6})?$/;
const withEither = /^[+-]?\d{1,4}(?:[.,]\d{1,2}|,\d{3,6})?$/;

/**
 * The rate that a person typed as a percentage: "8,5" and "8.5 %" are 0.085 in Spanish and Italian, "8.5" is in English.
 * A comma in English, or three digits after a point in Spanish, could be thousands: null, never a guess.
 */
export function rateOfText(text: string, language: Language): Rate | null {
  const digits = text.replace(/[\s\u00a0\u202f%]/g, "").replace("\u2212", "-");
  const grammar = language === "en" ? withPoint : withEither;
  if (!grammar.test(digits)) return null;
  // Through decimal text, so that 8.5 becomes 0.085 and not 0.08500000000000001.
  return Number((Number(digits.replace(",", ".")) / 100).toFixed(8));
}

/** How many years a person typed; null when it is not a whole number. */
export const yearsOfText = (text: string): number | null => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null);
