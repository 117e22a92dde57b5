import type { NumberWords, OwnWords } from "../../core/narration/contracts/written-language.ts";
import { numbered } from "../numbered-words.ts";

const italianUnits = "due tre quattro cinque sei sette otto nove".split(" ");
const italianTens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");

/** Two to ninety-nine in one word each: ventuno, ventotto and ventitré lose or gain what they must. */
const italianBelowHundred: NumberWords = {
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
const italian: NumberWords = {
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

export const writtenLanguage: OwnWords = {
  numberWords: italian,
  one: "uno|una|un",
  links: " e | ",
  percents: " per cento| percento",
  uncheckable:
    /(?<!\p{L})(?:la metà|(?:un|due|tre) (?:terz[oi]|quart[oi]|quint[oi])|il doppio|il triplo|(?:raddoppi|triplic|quadruplic)\p{L}*|dozzin[ae]|decin[ae]|centinai[ao]?|\p{L}+mila\p{L}*|mille\p{L}+)(?!\p{L})/giu,
  months: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  shortMonths: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "sett?", "ott", "nov", "dic"],
  scales: [
    ["miliardi|miliardo|mld|Mrd", 1e9],
    ["milioni|milione|mln|M", 1e6],
    ["mila", 1e3],
  ],
  groupMark: "[. ]",
  decimalMark: ",",
};
