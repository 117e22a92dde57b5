import type { Ticker } from "../provider.ts";

const longestInput = 64;
/** The alphabet of symbols and of the numbers of shares: a letter outside it is refused before anything is put into capitals. */
export const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);
const surroundingSpaces = /^ +|(?<! ) +$/g;
/** No line break and no tabulator goes with the spaces. */
export const withoutSpacesAround = (text: string): string => text.replace(surroundingSpaces, "");
const grammar = /^\^?[A-Z0-9]{1,12}(?:[.\-=][A-Z0-9]{1,5}){0,2}$/;
const preferredSpelling = /^([A-Z0-9]{1,12})(?:-P|\.PR|-PR|\.PR\.|\.PR-)([A-Z])?$/;
const classSpelling = /^([A-Z0-9]{1,12})-([A-Z]|W[ST]|UN|RT)$/;

/**
 * The one spelling of a symbol, or null when the text cannot be one. Class shares take a dot (BRK-B, BRK/B and brk.b are
 * BRK.B), preferred shares `.PR.` (BAC-PK is BAC.PR.K); pairs keep their hyphen (BTC-USD). Letters outside ASCII are
 * refused, never folded: "АAPL" with a Cyrillic letter is not AAPL. Length and alphabet are checked before anything else.
 */
export function canonicalTicker(raw: string): Ticker | null {
  if (raw.length > longestInput || !isPrintableAscii(raw)) return null;
  const symbol = withoutSpacesAround(raw).toUpperCase().replaceAll("/", ".");
  if (!grammar.test(symbol)) return null;

  const preferred = preferredSpelling.exec(symbol);
  if (preferred) return preferred[2] ? `${preferred[1]}.PR.${preferred[2]}` : `${preferred[1]}.PR`;
  const share = classSpelling.exec(symbol);
  return share ? `${share[1]}.${share[2]}` : symbol;
}
