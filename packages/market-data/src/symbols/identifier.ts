import { isPrintableAscii } from "./ticker.ts";

/** A number that stands for a share (ISIN) or for its issuer (LEI); `isValid` when its check digits agree. */
export type Identifier = { kind: "isin" | "lei"; value: string; isValid: boolean };

const separators = /[\s-]/g;
const isinShape = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/;
const leiShape = /^[A-Z0-9]{18}[0-9]{2}$/;
const longestText = 40;
/** As documents write it: "ISIN: ES0113900J37", "LEI 5493…". */
const kindInFront = /^\s*(?:isin|lei)(?:\s+code)?(?:\s*[:=#]\s*|\s+)/i;

/** The identifier that a text is by its form, in any case, with spaces or hyphens between and its kind in front; null when it is none. */
export function identifierIn(text: string): Identifier | null {
  if (text.length > longestText || !isPrintableAscii(text)) return null;
  const value = text.replace(kindInFront, "").replace(separators, "").toUpperCase();
  if (isinShape.test(value)) return { kind: "isin", value, isValid: hasIsinCheckDigit(value) };
  if (leiShape.test(value) && /[0-9]/.test(value)) return { kind: "lei", value, isValid: hasLeiCheckDigits(value) };
  return null;
}

/** Letters as two digits: A is 10, Z is 35. */
const inDigits = (value: string) => [...value].map((sign) => Number.parseInt(sign, 36)).join("");

/** ISO 6166: every second digit from the right is doubled, and the digits of all add up to a multiple of ten. */
function hasIsinCheckDigit(value: string): boolean {
  const digits = [...inDigits(value)].map(Number).reverse();
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + Math.floor(weighed / 10) + (weighed % 10);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 17442: as one number, it leaves 1 when divided by 97. */
const hasLeiCheckDigits = (value: string): boolean =>
  [...inDigits(value)].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
