import { accountsBaseOf, latestAccountsEnd } from "../company/accounts/accounts-base.ts";
import type { Fundamentals, Quote, Separation } from "../inputs/fundamentals.ts";
import { areAccountsTooOld, type PriceStanding, priceAgeOf, type Silence } from "../inputs/price-age.ts";
import { priceInReportingCurrency, quoteInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { IsoDate, PerShare } from "../inputs/units.ts";
import type { CompanyFile, PredictedValue, ValuationReport } from "./report.ts";

/** How the price of a company stands on the day of asking; null without a price in the currency of the accounts. */
export function priceStandingOf(
  { fundamentals, today }: Pick<CompanyFile, "fundamentals" | "today">,
  accountsEnd: IsoDate | null = latestAccountsEnd(fundamentals),
): PriceStanding | null {
  const quote = quoteInReportingCurrency(fundamentals);
  if (quote === null || !(quote.value > 0)) return null;
  const asOf = quote.asOf.slice(0, 10);
  return {
    asOf,
    chosenBy: quote.chosenBy ?? "source",
    age: today === undefined ? null : priceAgeOf({ asOf, today }),
    silence:
      silenceOf({ asOf, accountsEnd, today: today ?? null }) ??
      (separationsSince(fundamentals).length > 0 ? "partSeparated" : null),
  };
}

/** The price that values are compared with, in the currency of the accounts; null where there is none, or nothing is judged by it. */
export const judgingPriceOf = (
  fundamentals: Pick<Fundamentals, "quote" | "currency">,
  { priceStanding }: Pick<ValuationReport, "priceStanding">,
): PerShare | null => (priceStanding?.silence ? null : priceInReportingCurrency(fundamentals));

/** Why nothing may be judged by a price of one day on another, by accounts that ended on a third; null where it may. */
export function silenceOf(dates: {
  asOf: IsoDate;
  accountsEnd: IsoDate | null;
  today: IsoDate | null;
}): Silence | null {
  const { asOf, accountsEnd, today } = dates;
  if (today !== null && priceAgeOf({ asOf, today }).kind === "stale") return "priceTooOld";
  return accountsEnd !== null && areAccountsTooOld(accountsEnd, asOf) ? "accountsTooOld" : null;
}

/**
 * Parts that left after the last fiscal year ended, up to the day of the price: what is paid for no longer holds them, and
 * twelve months that end later hold them for a time.
 */
export function separationsSince(fundamentals: Fundamentals): readonly Separation[] {
  const { separations = [], quote } = fundamentals;
  if (separations.length === 0) return [];
  const { fiscalYearEnd } = accountsBaseOf(fundamentals).base;
  return separations.filter(
    ({ asOf }) => fiscalYearEnd !== null && asOf > fiscalYearEnd && (quote === null || asOf <= quote.asOf),
  );
}

/** A reader's own price, both ends included; outside it a request is refused. */
export const ownPriceRange = { minimum: 0.0001, maximum: 100_000_000 } as const;

/**
 * The same company at the reader's own price: of the day of asking, in the currency of the price that it stands for, or of the
 * accounts where there is none. Everything that reads a price reads this one. Without an own price, at the source's again.
 */
export function atOwnPrice<Prediction extends PredictedValue>(
  given: CompanyFile<Prediction>,
  value: PerShare | null | undefined,
): CompanyFile<Prediction> {
  const file = atSourcePrice(given);
  if (value === null || value === undefined) return file;
  const { fundamentals, today } = file;
  const { quote, currency } = fundamentals;
  const asOf = today ?? quote?.asOf ?? latestAccountsEnd(fundamentals) ?? "1970-01-01";
  const own: Quote = { value, currency: quote?.currency ?? currency, asOf, source: "user", chosenBy: "user" };
  return { ...file, fundamentals: { ...fundamentals, quote: own }, sourceQuote: quote };
}

function atSourcePrice<Prediction extends PredictedValue>(file: CompanyFile<Prediction>): CompanyFile<Prediction> {
  const { sourceQuote, ...others } = file;
  if (sourceQuote === undefined) return file;
  return { ...others, fundamentals: { ...file.fundamentals, quote: sourceQuote } };
}
