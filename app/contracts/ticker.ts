const LONGEST_TICKER = 24;
const printableAscii = /^[\x20-\x7e]*$/;
const grammar = /^\^?[A-Z0-9]{1,12}(?:[.\-=/][A-Z0-9]{1,5}){0,2}$/;
const classShare = /^([A-Z0-9]{1,12})[-/]([A-Z])$/;

/**
 * The canonical symbol of what a person typed: upper case, class shares with a dot (brk-b, BRK/B → BRK.B).
 * Null when it is not a symbol. Nothing is folded: letters that only look Latin are refused, because two spellings of
 * one text must never become two companies, nor one company two.
 */
export function canonicalTicker(text: string): string | null {
  if (text.length > 256) return null;
  const trimmed = text.replace(/^ +| +$/g, "");
  // Before upper-casing: "ß" would become "SS" and "ſ" would become "S".
  if (trimmed.length === 0 || trimmed.length > LONGEST_TICKER || !printableAscii.test(trimmed)) return null;
  const upper = trimmed.toUpperCase();
  if (!grammar.test(upper)) return null;
  const share = classShare.exec(upper);
  return share ? `${share[1]}.${share[2]}` : upper.replaceAll("/", ".");
}
