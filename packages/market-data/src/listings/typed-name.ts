import { isPrintableAscii, withoutSpacesAround } from "../symbols/ticker.ts";

export const longestQuery = 100;

const companyForms = new Set(
  "inc corp corporation co company ltd limited plc sa spa nv ag se lp llc group holding holdings the de of new".split(
    " ",
  ),
);
/** What people add to a name for the share itself, in the languages of Europe's exchanges; it tells no company from another. */
const shareWords = new Set(
  "acciones accion ordinarias azioni azione ordinarie action actions ordinaires aktie aktien stammaktien share shares stock stocks ordinary ord aandelen acoes".split(
    " ",
  ),
);

/** KO of "KO stock" or "acciones KO"; a text that says more than one other word stays as it is. */
export function withoutShareWords(typed: string): string {
  const others = typed.split(" ").filter((word) => word !== "" && !shareWords.has(searchable(word)));
  return others.length === 1 ? (others[0] ?? typed) : typed;
}

export const separators = /[\s./-]+/g;

/** The characters of a name, from a letter or a digit to one, or to the mark that ends "Inc.", "(Italia)" or "Yahoo!". */
const nameSpelling = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.,'’+()/!-]*$/u;
const nameEnd = /[\p{L}\p{M}\p{N}.)!]$/u;

/** A sign that Unicode takes for another one, as that of kelvin for K: it looks like the letter, and is none of a name. */
const isLookAlike = (sign: string): boolean => sign.normalize("NFKC") !== sign;

/**
 * Whether a text can be a company's name. A misspelled symbol (".KO", "KO-", "KO.") or anything made to break a page, whatever
 * words are in it, is none. A full stop ends the form of a company ("Apple Inc."), not a word by itself; no name has two dashes.
 */
export function isSpelledAsName(typed: string): boolean {
  const name = withoutSpacesAround(typed);
  if (name.length > longestQuery || !nameSpelling.test(name) || !nameEnd.test(name)) return false;
  if (!isPrintableAscii(name) && [...name].some(isLookAlike)) return false;
  return !name.includes("--") && (name.includes(" ") || !name.endsWith("."));
}

/** Lower case without accents, signs as spaces: "Industria de Diseño" and "industria de diseno" are one text. */
export function searchable(text: string): string {
  // Most names are plain; this road is four times as fast, and the index has eleven thousand of them.
  const plain = isPrintableAscii(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.toLowerCase().replace(/['’.]/g, "");
  return words.replace(isPrintableAscii(words) ? /[^a-z0-9&]+/g : /[^\p{L}\p{N}&]+/gu, " ").trim();
}

/** Letters that a keyboard without them writes as two: Börse and Boerse, Großbank and Grossbank. */
const twoLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ø: "oe", å: "aa", æ: "ae" };
export const inTwoLetters = (name: string): string =>
  name.toLowerCase().replace(/[äöüßøåæ]/g, (letter) => twoLetters[letter] ?? letter);

/** The words that tell companies apart: "the", "inc" and their kind only when there are no others. */
export function tellingWords(text: string): readonly string[] {
  const words = text.split(" ");
  const telling = words.filter((word) => !companyForms.has(word));
  return telling.length > 0 ? telling : words;
}

/** The same of what a person types, who may also say that they mean the share. */
export function typedWords(text: string): readonly string[] {
  const words = tellingWords(text);
  const telling = words.filter((word) => !shareWords.has(word));
  return telling.length > 0 ? telling : words;
}
