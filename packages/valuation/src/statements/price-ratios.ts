import { referenceLeaf } from "../company/references.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { CurrencyCode, IsoDate } from "../inputs/units.ts";
import { derive } from "../trace/trace.ts";
import { difference, marketValue } from "../trace/traced-formulas/figures.ts";
import type { PriceRatioName } from "./ratio-names.ts";
import { absent, type Cell, figureOf, isAbsent, type Reading, rateOf, timesOf, withAll, type Year } from "./reading.ts";

/** Market price and value, and their ratios to the figures of the latest fiscal year. */
export type PriceRatios = Readonly<Record<PriceRatioName, Cell>> & {
  /** Of the price, and so of the market value; the ratios are told only where the accounts are in it too. */
  readonly currency: CurrencyCode | null;
  /** When the price was. */
  readonly asOf: IsoDate | null;
  /** Price × shares outstanding. */
  readonly marketValue: Cell;
};

/** Of the latest year of the company: each number with its origin, or why there is none. */
export function priceRatiosOf(fundamentals: Fundamentals, latest: Year, cell: (reading: Reading) => Cell): PriceRatios {
  const { quote } = fundamentals;
  const ratios = marketReadingsOf(fundamentals, latest);
  return {
    currency: quote?.currency ?? null,
    asOf: quote?.asOf ?? null,
    marketValue: cell(marketValueOf(fundamentals)),
    priceToEarnings: cell(ratios.priceToEarnings),
    priceToBook: cell(ratios.priceToBook),
    dividendYield: cell(ratios.dividendYield),
  };
}

type MarketReadings = Record<PriceRatioName | "price" | "sharesOutstanding" | "marketValue", Reading>;

/** What the market says of a company, in the currency of the accounts, and its ratios to the figures of a year. */
export function marketReadingsOf(fundamentals: Fundamentals, year: Year): MarketReadings {
  const capital = inCurrencyOfAccounts(fundamentals, marketValueOf(fundamentals));
  // Per share only where price and shares are of the same kind of share.
  const price = withAll([capital, priceOf(fundamentals)], ([, each]) => each);
  return {
    price,
    sharesOutstanding: sharesOf(fundamentals),
    marketValue: capital,
    priceToEarnings: timesOf({ name: "priceToEarnings", part: price, whole: figureOf(year, "epsDiluted") }),
    priceToBook: timesOf({ name: "priceToBook", part: capital, whole: ordinaryEquity(year) }),
    dividendYield: rateOf({ name: "dividendYield", part: figureOf(year, "dividendsPerShare"), whole: price }),
  };
}

/** Price × shares in the currency of the price; only where the count of shares is known and settled, and the data are not in doubt. */
export function marketValueOf(fundamentals: Fundamentals): Reading {
  const price = priceOf(fundamentals);
  if (isAbsent(price)) return price;
  return withAll([price, sharesOf(fundamentals)], ([each, shares]) =>
    derive("marketValue", marketValue, { price: each, shares }),
  );
}

function sharesOf({ ticker, sharesOutstanding, shareBasis, isSuspect = false }: Fundamentals): Reading {
  if (shareBasis === "unsettled" || isSuspect) return absent("sharesUnsettled");
  if (sharesOutstanding === null) return absent("sharesMissing");
  return referenceLeaf("sharesOutstanding", sharesOutstanding, "shares", ticker);
}

/** A reading of the price, where the price is in the currency of the statements. */
export function inCurrencyOfAccounts({ quote, currency }: Fundamentals, reading: Reading): Reading {
  return quote !== null && quote.currency !== currency ? absent("priceInOtherCurrency") : reading;
}

const priceOf = ({ ticker, quote }: Fundamentals): Reading =>
  quote === null ? absent("priceMissing") : referenceLeaf("price", quote, "perShare", ticker);

/** Common equity; unreported preferred equity counts as none. */
export function ordinaryEquity(year: Year): Reading {
  const [equity, preferred] = [figureOf(year, "totalEquity"), figureOf(year, "preferredEquity")];
  if (isAbsent(preferred)) return equity;
  return withAll([equity, preferred], ([whole, part]) => derive("ordinaryEquity", difference, { whole, part }));
}
