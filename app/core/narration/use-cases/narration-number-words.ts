import type { NarrationLanguage } from "../contracts/narration.ts";

type Words = Readonly<Record<string, number>>;

const numbered = (text: string, first: number, step = 1): Words =>
  Object.fromEntries(text.split(" ").map((word, index) => [word, first + index * step]));

const spanish: Words = {
  ...numbered("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 2),
  ...numbered("dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro", 16),
  ...numbered("veinticinco veintiséis veintisiete veintiocho veintinueve treinta", 25),
  ...numbered("veintiún veintidos veintitres", 21),
  ...numbered("dieciseis", 16),
  ...numbered("cuarenta cincuenta sesenta setenta ochenta noventa cien", 40, 10),
  ...numbered("ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos", 100, 100),
  ...numbered("ochocientos novecientos mil", 800, 100),
  ...numbered(
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
    200,
    100,
  ),
  millón: 1e6,
  millones: 1e6,
  billón: 1e12,
  billones: 1e12,
};

const english: Words = {
  ...numbered("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 2),
  ...numbered("seventeen eighteen nineteen twenty", 17),
  ...numbered("thirty forty fifty sixty seventy eighty ninety", 30, 10),
  hundred: 100,
  hundreds: 100,
  thousand: 1e3,
  thousands: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
};

const italianUnits = "due tre quattro cinque sei sette otto nove".split(" ");
const italianTens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");

/** Two to ninety-nine in one word each: ventuno, ventotto and ventitré lose or gain what they must. */
const italianBelowHundred: Words = {
  ...numbered(italianUnits.join(" "), 2),
  ...numbered("dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove", 10),
  ...numbered(italianTens.join(" "), 20, 10),
  ...Object.fromEntries(
    italianTens.flatMap((tens, index) => [
      [`${tens.slice(0, -1)}uno`, 21 + index * 10],
      [`${tens}tré`, 23 + index * 10],
      ...italianUnits.map((unit, at) => [
        unit === "otto" ? `${tens.slice(0, -1)}otto` : `${tens}${unit}`,
        22 + index * 10 + at,
      ]),
    ]),
  ),
};

const italianHundreds = ["cento", ...italianUnits.map((unit) => `${unit}cento`)];
const italian: Words = {
  ...italianBelowHundred,
  ...Object.fromEntries(
    italianHundreds.flatMap((hundreds, index) => [
      [hundreds, (index + 1) * 100],
      [`${hundreds}uno`, (index + 1) * 100 + 1],
      [`${hundreds}tré`, (index + 1) * 100 + 3],
      ...Object.entries(italianBelowHundred).map(([word, value]) => [`${hundreds}${word}`, (index + 1) * 100 + value]),
    ]),
  ),
  mille: 1e3,
  mila: 1e3,
  milione: 1e6,
  milioni: 1e6,
  miliardo: 1e9,
  miliardi: 1e9,
};

const words: Readonly<Record<NarrationLanguage, Words>> = { es: spanish, en: english, it: italian };

/** One is an article as often as a number: it counts only beside another number. */
const ones: Readonly<Record<NarrationLanguage, string>> = { es: "uno|una|un", en: "one", it: "uno|una|un" };
const links: Readonly<Record<NarrationLanguage, string>> = { es: " y | ", en: " and |-| ", it: " e | " };
const percents: Readonly<Record<NarrationLanguage, string>> = {
  es: " por ciento| por cien",
  en: " percent| per cent",
  it: " per cento| percento",
};

/** Shares and multiples in words: no report holds them in this form, so that none can be checked. */
const uncheckable: Readonly<Record<NarrationLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:la mitad|(?:un|dos|tres) (?:tercios?|cuartos?|quintos?)|(?:tercera|cuarta|quinta|décima) parte|el doble|el triple|(?:se )?(?:duplic|triplic|cuadruplic)\p{L}*|docenas?|decenas?|centenar(?:es)?|centenas?)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:half|halves|thirds?|quarters?|fifths?|tenths?|doubl(?:e|es|ed|ing)|twice|thrice|tripl(?:e|es|ed|ing)|quadrupl\p{L}*|dozens?|\p{L}+fold)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:la metà|(?:un|due|tre) (?:terz[oi]|quart[oi]|quint[oi])|il doppio|il triplo|(?:raddoppi|triplic|quadruplic)\p{L}*|dozzin[ae]|decin[ae]|centinai[ao]?|\p{L}+mila\p{L}*|mille\p{L}+)(?!\p{L})/giu,
};

export type WordFigure = { found: string; value: number; isPercent: boolean };

const hundred = 100;
const thousand = 1_000;

/** Two hundred and five: smaller words add, hundred multiplies what is before it, thousand and more close a group. */
function amountOf(parts: readonly number[]): number {
  let closed = 0;
  let group = 0;
  for (const part of parts) {
    if (part < thousand) {
      group = part === hundred && group > 0 && group < hundred ? group * hundred : group + part;
    } else if (group > 0) {
      closed += group * part;
      group = 0;
    } else {
      // Spanish says thousand million: the larger word multiplies what the smaller one has closed.
      closed = Math.max(closed, 1) * part;
    }
  }
  return closed + group;
}

/** Numbers written in words, with their value, and words for shares that no fact can confirm. */
export function wordFigures(text: string, language: NarrationLanguage): { figures: WordFigure[]; vague: string[] } {
  const known = words[language];
  const word = `(?:${Object.keys(known)
    .sort((left, right) => right.length - left.length)
    .join("|")})(?!\\p{L})`;
  const one = `(?:${ones[language]})(?!\\p{L})`;
  const link = `(?:${links[language]})`;
  const sequence = `(?<!\\p{L})(?:${one} )?${word}(?:${link}(?:${word}|${one}))*`;
  const pattern = new RegExp(`(?<number>${sequence})(?<percent>${percents[language]})?`, "giu");
  const figures = [...text.matchAll(pattern)].map(({ 0: found, groups }) => {
    const parts = (groups?.number ?? "")
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((part) => known[part] ?? (new RegExp(`^${one}$`, "iu").test(part) ? 1 : []));
    // "Una de dos" is an article before a number, "un millón" a number.
    if (parts[0] === 1 && (parts[1] ?? 0) < 100) parts.shift();
    return { found, value: amountOf(parts), isPercent: groups?.percent !== undefined };
  });
  return { figures, vague: [...text.matchAll(uncheckable[language])].map(([found]) => found) };
}
