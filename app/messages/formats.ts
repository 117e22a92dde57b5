import type { CurrencyCode, IsoDate, Unit } from "@valora/valuation";
import type { Language } from "./languages.ts";

/** How finely a time of day is told. */
export type ClockPrecision = "minute" | "second";

/**
 * How figures look, in one place. Signs, symbols and month names are written here rather than left to `Intl`, because
 * the server's and the reader's copy of its tables differ from one version to the next, and a page must say the same
 * before and after its scripts arrive. Only the grouping and rounding of digits comes from `Intl`.
 */
export type Formats = {
  language: Language;
  /** Digits alone, with a typographic minus. */
  number: (value: number, decimals?: number) => string;
  /** Two decimals and the currency: 87,43 US$. */
  price: (value: number, currency: CurrencyCode) => string;
  /** Two decimals without the currency, where the head of the column says it. */
  amount: (value: number) => string;
  /** With this many significant digits at most and no zero that says nothing; below 0.0001 as 4 × 10⁻⁹. */
  exact: (value: number, digits: number) => string;
  /** As few decimals as tell values of this size apart: 212, 34,5, 8,12. */
  rough: (value: number) => string;
  /** Both ends of a range with the decimals that the larger needs, or the largest of those beside it. */
  roughRange: (minimum: number, maximum: number, largest?: number) => { minimum: string; maximum: string };
  percent: (value: number, decimals?: number) => string;
  /** With its sign, zero without: +13,0 %. */
  signedPercent: (value: number) => string;
  multiple: (value: number) => string;
  /**
   * Whole currency units shown in millions, without the unit: with the decimals that the middle one of the amounts shown beside it
   * needs for three digits, and no amount as 0 that is not.
   */
  millions: (value: number, among?: readonly number[]) => string;
  /** Of an amount of millions: with the currency on the side where the language writes it. */
  moneyInMillions: (value: number, code: CurrencyCode) => string;
  currency: (code: CurrencyCode) => string;
  /** 20 ago 2026 */
  date: (date: IsoDate) => string;
  /** A text in which days stand as ISO writes them, as the names of publications do: "Europa Sur, 18 dic 2025". */
  datesWithin: (text: string) => string;
  /** 8/26, under a bar that has no room for more */
  shortMonth: (date: IsoDate) => string;
  /** 20 ago 2026, 22:15 UTC */
  moment: (moment: string, precision?: ClockPrecision) => string;
  /** A number of a trace, exact enough to be recomputed by hand. */
  quantity: (value: number, unit: Unit, currency: CurrencyCode) => string;
};

/** Keeps a figure and its unit on one line. */
const space = "\u00a0";
const minus = "\u2212";
/** A language alone would write as in another region than ours: "en" as in the United States. */
export const regionOf: Record<Language, string> = { es: "es-ES", en: "en-GB", it: "it-IT" };

const months: Record<Language, readonly string[]> = {
  es: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  it: ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"],
};

const symbols: Record<Language, Readonly<Record<string, string>>> = {
  es: { USD: "US$", EUR: "€", GBP: "£" },
  en: { USD: "US$", EUR: "€", GBP: "£" },
  it: { EUR: "€" },
};

function digitsFor(language: Language) {
  const formatters = new Map<number, Intl.NumberFormat>();
  return (value: number, decimals: number) => {
    let formatter = formatters.get(decimals);
    if (!formatter) {
      formatter = new Intl.NumberFormat(regionOf[language], {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: "always",
        signDisplay: "negative",
      });
      formatters.set(decimals, formatter);
    }
    return formatter.format(value).replace("-", minus);
  };
}

function datesFor(language: Language) {
  const date = (iso: IsoDate) => {
    const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
    const name = months[language][(month ?? 1) - 1] ?? "";
    return day === undefined ? `${name}${space}${year}` : `${day}${space}${name}${space}${year}`;
  };
  const shortMonth = (iso: IsoDate) => `${Number(iso.slice(5, 7))}/${iso.slice(2, 4)}`;
  const datesWithin = (text: string) => text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, date);
  return {
    date,
    datesWithin,
    shortMonth,
    moment: (moment: string, precision: ClockPrecision = "minute") =>
      `${date(moment)}, ${moment.slice(11, precision === "second" ? 19 : 16)}${space}UTC`,
  };
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The digits of a number that JavaScript writes in full: 0.0001 and 4.2, not 1e-9. */
const decimalsWritten = (value: number) => String(value).split(".")[1]?.length ?? 0;

function exactly(value: number, digits: number, number: (value: number, decimals: number) => string): string {
  const rounded = Number(value.toPrecision(digits));
  if (rounded === 0 || Math.abs(rounded) >= 1e-4) return number(rounded, decimalsWritten(rounded));
  const [mantissa, exponent] = rounded.toExponential().split("e-").map(Number);
  const power = [...String(exponent)].map((digit) => superscripts[Number(digit)]).join("");
  return `${number(mantissa ?? 0, decimalsWritten(mantissa ?? 0))}${space}×${space}10⁻${power}`;
}

const decimalsOf = (value: number) => {
  const size = Math.abs(value);
  if (size >= 100 || size === 0) return 0;
  return size >= 20 ? 1 : 2;
};

/** Decimals at most of an amount in millions: a hundred units. */
const mostOfMillions = 4;

/** Decimals that an amount needs in millions for so many digits. */
const decimalsInMillions = (value: number, digits: number): number =>
  value === 0 ? 0 : Math.min(mostOfMillions, Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value) / 1e6))));

/** Decimals of amounts in millions beside each other: the middle one, by size, shows three digits. */
export function decimalsOfMillions(amounts: readonly number[]): number {
  const sizes = amounts.flatMap((amount) => (amount === 0 ? [] : [Math.abs(amount)])).sort((a, b) => a - b);
  return decimalsInMillions(sizes[sizes.length >> 1] ?? 0, 3);
}

function createFormats(language: Language): Formats {
  const number = digitsFor(language);
  const currency = (code: CurrencyCode) => symbols[language][code] ?? code;
  const percentSign = language === "es" ? `${space}%` : "%";
  const percent = (value: number, decimals = 1) => `${number(value * 100, decimals)}${percentSign}`;

  const withCurrency = (figure: string, code: CurrencyCode) => {
    if (language !== "en") return `${figure}${space}${currency(code)}`;
    const symbol = symbols.en[code] ?? `${code}${space}`;
    return figure.startsWith(minus) ? `${minus}${symbol}${figure.slice(1)}` : `${symbol}${figure}`;
  };

  const price = (value: number, code: CurrencyCode) => withCurrency(number(value, 2), code);

  const millions = (value: number, among: readonly number[] = [value]) => {
    const size = Math.abs(value) < 5e5 ? decimalsInMillions(value, 1) : 0;
    return number(value / 1e6, Math.max(decimalsOfMillions(among), size));
  };

  const signedPercent = (value: number) => {
    const rounded = Number((value * 100).toFixed(1));
    return rounded > 0 ? `+${percent(value)}` : percent(rounded === 0 ? 0 : value);
  };

  const quantity = (value: number, unit: Unit, code: CurrencyCode) => {
    const inUnit: Record<Unit, () => string> = {
      rate: () => percent(value, 2),
      ratio: () => number(value, Math.abs(value) < 10 ? 4 : 2),
      money: () => number(value / 1e6, Math.abs(value) < 1e8 ? Math.max(2, decimalsOfMillions([value])) : 0),
      perShare: () => price(value, code),
      shares: () => number(value / 1e6, Math.max(2, decimalsOfMillions([value]))),
      years: () => number(value, Number.isInteger(value) ? 0 : 1),
      count: () => number(value, Number.isInteger(value) ? 0 : 2),
    };
    return inUnit[unit]();
  };

  return {
    language,
    number: (value, decimals = 0) => number(value, decimals),
    price,
    amount: (value) => number(value, 2),
    exact: (value, digits) => exactly(value, digits, number),
    rough: (value) => number(value, decimalsOf(value)),
    roughRange: (minimum, maximum, largest = Math.max(Math.abs(minimum), Math.abs(maximum))) => {
      const decimals = decimalsOf(largest);
      return { minimum: number(minimum, minimum === 0 ? 0 : decimals), maximum: number(maximum, decimals) };
    },
    percent,
    signedPercent,
    multiple: (value) => `${number(value, 1)}×`,
    millions,
    moneyInMillions: (value, code) => withCurrency(millions(value), code),
    currency,
    ...datesFor(language),
    quantity,
  };
}

const formats: Record<Language, Formats> = {
  es: createFormats("es"),
  en: createFormats("en"),
  it: createFormats("it"),
};

export const formatsFor = (language: Language): Formats => formats[language];
