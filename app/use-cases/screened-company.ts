import {
  type CompanyFile,
  type Fundamentals,
  type MethodReport,
  type ValuationReport,
  valueCompany,
} from "@valora/valuation";
import { type RatiosReport, ratiosOf } from "@valora/valuation/statements";
import type { ScreenedCompany } from "../contracts/screener.ts";

/** What the screener keeps of a company: its values in the neutral scenario, its price and a few ratios. */
export function screenedCompany(
  { fundamentals, ...file }: CompanyFile,
  report: ValuationReport = valueCompany({ fundamentals, ...file }, { scenario: "neutral", overrides: {} }),
): ScreenedCompany {
  const { summary, classification } = report;
  const { ticker, name, exchange, country, sector, industry, currency, quote } = fundamentals;
  const ratios = ratiosOf(fundamentals, []);
  return {
    ticker,
    name,
    exchange,
    country,
    sector,
    industry,
    companyType: classification.type,
    currency,
    price: quote && { value: quote.value, currency: quote.currency, asOf: quote.asOf.slice(0, 10) },
    marketCap: marketCapOf(fundamentals),
    fiscalYearEnd: fundamentals.statements.at(-1)?.fiscalYearEnd ?? null,
    mean: summary.mean,
    lowest: summary.minimum,
    highest: summary.maximum,
    votes: summary.voting,
    signal: { kind: summary.signal.kind, reason: summary.signal.reason },
    values: valuesOf(report),
    quality: strengthIn(ratios),
    ...priceRatiosOf(fundamentals),
    returnOnEquity: ratios.ratios.find((each) => each.name === "returnOnEquity")?.cells.at(-1)?.value ?? null,
  };
}

function valuesOf({ methods }: ValuationReport): ScreenedCompany["values"] {
  const given = methods.flatMap(({ method, outcome }): [MethodReport["method"], { value: number; votes: boolean }][] =>
    outcome.kind === "estimate" ? [[method, { value: outcome.valuePerShare, votes: outcome.votes }]] : [],
  );
  return Object.fromEntries(given);
}

/** Only where the count of shares is settled: otherwise price and count are not of the same share. */
function marketCapOf({ quote, sharesOutstanding, shareBasis, isSuspect }: Fundamentals): number | null {
  if (quote === null || sharesOutstanding === null || shareBasis === "unsettled" || isSuspect) return null;
  return quote.value * sharesOutstanding.value;
}

/** Piotroski's score where any sign of it can be read; none for banks and insurers. */
function strengthIn({ quality: { piotroski } }: RatiosReport): ScreenedCompany["quality"] {
  if (piotroski === null || piotroski.known === 0) return null;
  return { score: piotroski.score, known: piotroski.known };
}

type PriceRatios = Pick<ScreenedCompany, "priceToEarnings" | "priceToBook" | "dividendYield">;

/** Of the last fiscal year; against the price only in its currency, and null where a denominator makes no sense. */
function priceRatiosOf(fundamentals: Fundamentals): PriceRatios {
  const { quote, currency, statements } = fundamentals;
  const figures = statements.at(-1)?.figures;
  const marketCap = marketCapOf(fundamentals);
  const price = quote !== null && quote.currency === currency && marketCap !== null ? quote.value : null;
  const equity = ordinaryEquity(figures);
  return {
    priceToEarnings: quotient(price, figures?.epsDiluted ?? null),
    priceToBook: price === null ? null : quotient(marketCap, equity),
    dividendYield: quotient(figures?.dividendsPerShare ?? null, price),
  };
}

/** What belongs to the owners of the shares; preferred equity that is not reported is taken as none. */
function ordinaryEquity(figures: Fundamentals["statements"][number]["figures"] | undefined): number | null {
  const equity = figures?.totalEquity ?? null;
  return equity === null ? null : equity - (figures?.preferredEquity ?? 0);
}

const quotient = (numerator: number | null, denominator: number | null): number | null =>
  numerator === null || denominator === null || denominator <= 0 ? null : numerator / denominator;
