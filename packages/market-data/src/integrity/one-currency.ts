import type { CurrencyCode, Fundamentals, IsoDate } from "@valora/valuation";
import { daysBetween } from "../providers/days.ts";
import { type ExchangeRate, inverse, quoteIn, statementsIn } from "./currency.ts";
import type { Step } from "./share-basis.ts";

export type CurrencyPair = { from: CurrencyCode; to: CurrencyCode; day: IsoDate };

/** Where no discount rate is known for a company's one currency, it is valued in this one. */
const fallback = "EUR";

/**
 * The rate of exchange that a company needs, of the day of its price; null when statements and price share a currency in
 * which discount rates are known, and for a company without a price.
 */
export function ratePairOf(
  { currency, quote }: Pick<Fundamentals, "currency" | "quote">,
  isValuationCurrency: (currency: CurrencyCode) => boolean,
): CurrencyPair | null {
  if (!quote) return null;
  if (quote.currency !== currency) return { from: quote.currency, to: currency, day: quote.asOf };
  return isValuationCurrency(currency) ? null : { from: currency, to: fallback, day: quote.asOf };
}

/** A rate of another week is not the price's. */
const mostDaysApart = 10;

/**
 * Statements and price in one currency. The price is brought to the statements', whose history stays as filed; where no
 * discount rate is known in that currency and one is in the price's, all statements are, at the same rate for all years,
 * which is a doubt: growth then is that of the other currency. Where both share a currency without discount rates, both are
 * brought to the euro in the same way. Without a rate of those days nothing is converted.
 */
export function inOneCurrency(
  company: Fundamentals,
  rate: ExchangeRate | null,
  isValuationCurrency: (currency: CurrencyCode) => boolean,
): Step {
  const { quote, currency } = company;
  const pair = ratePairOf(company, isValuationCurrency);
  const unchanged: Step = { company, findings: [] };
  if (!quote || !pair || !rate || !(rate.value > 0)) return unchanged;
  if (rate.from !== pair.from || rate.to !== pair.to) return unchanged;
  if (Math.abs(daysBetween(rate.asOf, pair.day)) > mostDaysApart) return unchanged;

  if (quote.currency === currency) {
    const { from, to, value, asOf, source } = rate;
    return {
      company: { ...statementsIn(company, rate), quote: quoteIn(quote, rate) },
      findings: [
        { severity: "doubt", code: "statementsConverted", from, to, rate: value, asOf, source },
        { severity: "note", code: "priceConverted", price: quote.value, from, to, rate: value, asOf, source },
      ],
    };
  }
  if (isValuationCurrency(currency) || !isValuationCurrency(quote.currency)) {
    const { from, to, value, asOf, source } = rate;
    return {
      company: { ...company, quote: quoteIn(quote, rate) },
      findings: [{ severity: "note", code: "priceConverted", price: quote.value, from, to, rate: value, asOf, source }],
    };
  }
  const { from, to, value, asOf, source } = inverse(rate);
  return {
    company: statementsIn(company, inverse(rate)),
    findings: [{ severity: "doubt", code: "statementsConverted", from, to, rate: value, asOf, source }],
  };
}
