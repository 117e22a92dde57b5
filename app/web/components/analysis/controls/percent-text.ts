import { ownPriceRange, type Rate } from "@valora/valuation";
import type { Language } from "../../../../messages/languages.ts";
import { withoutGroupSpaces } from "./group-spaces.ts";

const withPoint = /^[+-]?\d{1,4}(?:\.\d{1,6})?$/;
const withEither = /^[+-]?\d{1,4}(?:[.,]\d{1,2}|,\d{3,6})?$/;

/**
 * The rate that a person typed as a percentage: "8,5" and "8.5 %" are 0.085 in Spanish and Italian, "8.5" is in English.
 * A comma in English, or three digits after a point in Spanish, could be thousands: null, never a guess.
 */
export function rateOfText(text: string, language: Language): Rate | null {
  const digits = withoutGroupSpaces(text).replace("\u2212", "-").replace(/%$/, "");
  const grammar = language === "en" ? withPoint : withEither;
  if (!grammar.test(digits)) return null;
  // Through decimal text, so that 8.5 becomes 0.085 and not 0.08500000000000001.
  return Number((Number(digits.replace(",", ".")) / 100).toFixed(8));
}

const amountWithPoint = /^(?:\d{1,9}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,6})?$/;
const amountWithComma = /^(?:\d{1,9}(?:[.,]\d{1,2}|,\d{3,6})?|0\.\d{1,6}|[1-9]\d{0,2}(?:\.\d{3})+,\d{1,6})$/;

/**
 * The price that a person typed: "1.234,50" in Spanish and Italian, "1,234.50" in English; "312.5" in all three. Three digits
 * after a point in Spanish could be thousands: null, never a guess. No thousands begin with zero.
 */
export function amountOfText(text: string, language: Language): number | null {
  const digits = withoutGroupSpaces(text);
  if (language === "en") return amountWithPoint.test(digits) ? Number(digits.replaceAll(",", "")) : null;
  if (!amountWithComma.test(digits)) return null;
  return Number(digits.includes(",") ? digits.replaceAll(".", "").replace(",", ".") : digits);
}

/** The price that a person typed, or why it cannot be used; nothing typed is no price. */
export function priceOfText(text: string, language: Language): number | "notNumber" | "outOfRange" | null {
  if (text.trim() === "") return null;
  const price = amountOfText(text, language);
  if (price === null) return "notNumber";
  return price >= ownPriceRange.minimum && price <= ownPriceRange.maximum ? price : "outOfRange";
}

/** How many years a person typed; null when it is not a whole number. */
export const yearsOfText = (text: string): number | null => (/^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null);
