import type { ExchangeRate } from "@valora/market-data";
import type { Fundamentals, OwnRate, OwnRates, Quote } from "@valora/valuation";
import {
  hasKnownRates,
  type ImportDeclaration,
  type ImportField,
  type NumberFormat,
  wholePrice,
} from "../contracts/company-import.ts";
import { numberIn } from "./import-cells.ts";

export type DeclaredAmounts = {
  quote: Quote | null;
  ownRates: Fundamentals["ownRates"];
  /** The fields that lack what others need, or hold what cannot be. */
  wrong: readonly ImportField[];
};

/** Dated exchange rates in the place of those that a declaration leaves open; null where none is known. */
export type PublishedRates = {
  /** Of the price's currency in that of the accounts. */
  exchangeRate: ExchangeRate | null;
  /** Of the euro in the currency of the accounts. */
  perEuro: ExchangeRate | null;
};

/** Rates beyond these are typed by mistake: as decimals, or of another currency. */
const [lowestYield, highestYield] = [-0.02, 0.5];
const highestGrowth = 0.4;

type AmountsReading = { today: string; published: PublishedRates };

/** The price and the rates that a person declares, in whole units and decimals, or the fields at fault. */
export function amountsIn(declaration: ImportDeclaration, reading: AmountsReading): DeclaredAmounts {
  const wrong: ImportField[] = [];
  const quote = quoteIn(declaration, reading, wrong);
  const ownRates = hasKnownRates(declaration.currency) ? undefined : ratesIn(declaration, reading, wrong);
  return { quote, ownRates, wrong };
}

/** A price is optional; one that is given needs its day, and in another currency than the accounts what it is worth in theirs. */
function quoteIn(
  declaration: ImportDeclaration,
  { today, published }: AmountsReading,
  wrong: ImportField[],
): Quote | null {
  const { price, priceDate, priceCurrency, currency, numberFormat, exchangeRate } = declaration;
  if (price === "") return null;
  const value = positive(price, numberFormat);
  const { currency: quoted, factor } = wholePrice(priceCurrency || currency);
  const typed = { text: quoted === currency ? "1" : exchangeRate, format: numberFormat, day: priceDate };
  const rate = rateIn(typed, published.exchangeRate);
  if (value === null) wrong.push("price");
  if (priceDate === "" || priceDate > today) wrong.push("priceDate");
  if (rate === null) wrong.push("exchangeRate");
  if (value === null || rate === null) return null;
  const whole = value / factor;
  const quote = { value: whole * rate.value, currency, asOf: priceDate, source: "import" };
  if (quoted === currency) return quote;
  const { value: perUnit, asOf: rateAsOf, source: rateSource } = rate;
  return { ...quote, converted: { value: whole, currency: quoted, rate: perUnit, rateAsOf, rateSource } };
}

/** The typed rate of a day, and the published one where none is typed; null where that is none. */
function rateIn(
  { text, format, day }: { text: string; format: NumberFormat; day: string },
  published: ExchangeRate | null,
): OwnRate | null {
  if (text === "") return published && { value: published.value, asOf: published.asOf, source: published.source };
  const value = positive(text, format);
  return value === null ? null : { value, asOf: day, source: "import" };
}

function ratesIn(
  declaration: ImportDeclaration,
  { today, published }: AmountsReading,
  wrong: ImportField[],
): OwnRates | undefined {
  const { governmentYield, nominalGrowth, perEuro, ratesDate, numberFormat } = declaration;
  const rates = {
    governmentYield: percentIn(governmentYield, numberFormat),
    nominalGrowth: percentIn(nominalGrowth, numberFormat),
    perEuro: rateIn({ text: perEuro, format: numberFormat, day: ratesDate }, published.perEuro),
  };
  if (!isWithin(rates.governmentYield, lowestYield, highestYield)) wrong.push("governmentYield");
  if (!isWithin(rates.nominalGrowth, lowestYield, highestGrowth)) wrong.push("nominalGrowth");
  if (rates.perEuro === null) wrong.push("perEuro");
  if (ratesDate === "" || ratesDate > today) wrong.push("ratesDate");
  if (rates.governmentYield === null || rates.nominalGrowth === null || rates.perEuro === null) return undefined;
  const dated = (value: number): OwnRate => ({ value, asOf: ratesDate, source: "import" });
  return {
    governmentYield: dated(rates.governmentYield),
    nominalGrowth: dated(rates.nominalGrowth),
    perEuro: rates.perEuro,
  };
}

const isWithin = (value: number | null, lowest: number, highest: number): boolean =>
  value !== null && value >= lowest && value <= highest;

/** "4,25" or "4,25 %" is 0.0425. */
function percentIn(text: string, format: NumberFormat): number | null {
  const value = numberIn(text.replace(/(?<!\s)\s*%$/, ""), format);
  return value === null ? null : Number((value / 100).toPrecision(15));
}

function positive(text: string, format: NumberFormat): number | null {
  const value = numberIn(text, format);
  return value !== null && value > 0 ? value : null;
}
