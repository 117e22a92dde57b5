import type { CurrencyCode, FigureName, Fundamentals, IsoDate, Quote } from "@valora/valuation";
import { type Change, everyStatement } from "./every-statement.ts";
import type { Finding } from "./finding.ts";

/** `value` units of `to` for one unit of `from`, on a day. */
export type ExchangeRate = { from: CurrencyCode; to: CurrencyCode; value: number; asOf: IsoDate; source: string };

/** Statements in one currency and a price in another must be converted before they meet. */
export function currencyFindings({ currency, quote }: Pick<Fundamentals, "currency" | "quote">): readonly Finding[] {
  if (!quote || quote.currency === currency) return [];
  return [{ severity: "refusal", code: "statementCurrencyDiffers", statements: currency, quote: quote.currency }];
}

/** The rate the other way round. */
export const inverse = ({ from, to, value, ...rest }: ExchangeRate): ExchangeRate => ({
  from: to,
  to: from,
  value: 1 / value,
  ...rest,
});

/** The quote in the currency of the statements: history stays as filed. Throws a `RangeError` for a rate of other currencies. */
export function quoteIn(quote: Quote, rate: ExchangeRate): Quote {
  if (quote.currency !== rate.from || !(rate.value > 0)) {
    throw new RangeError(`no rate of ${quote.currency}: ${rate.from} to ${rate.to} at ${rate.value}`);
  }
  const { value, currency } = quote;
  return {
    ...quote,
    value: value * rate.value,
    currency: rate.to,
    converted: { value, currency, rate: rate.value, rateAsOf: rate.asOf, rateSource: rate.source },
  };
}

const countedInShares: ReadonlySet<FigureName> = new Set(["dilutedShares"]);

/** All money of the statements at one dated rate; share counts stay. Throws a `RangeError` for a rate of other currencies. */
export function statementsIn(fundamentals: Fundamentals, rate: ExchangeRate): Fundamentals {
  if (fundamentals.currency !== rate.from || !(rate.value > 0)) {
    throw new RangeError(`no rate of ${fundamentals.currency}: ${rate.from} to ${rate.to} at ${rate.value}`);
  }
  const inMoney: Change = (value, name) => (countedInShares.has(name) ? value : value * rate.value);
  return { ...everyStatement(fundamentals, inMoney), currency: rate.to };
}
