import { type CompanyFile, type ValuationReport, valueCompany } from "@valora/valuation";
import { type PriceRatioName, type RatiosReport, ratiosOf } from "@valora/valuation/statements";
import type { Judgement, ScreenedCompany, SeenCompany } from "../contracts/screened-company.ts";

/** The screener's record of a company: its values in the neutral scenario in both views, its price and a few ratios. */
export function screenedCompany(file: CompanyFile): ScreenedCompany {
  const report = valueCompany(file, { scenario: "neutral", overrides: {} });
  const relative =
    file.reference.impliedPremium === null
      ? null
      : judgementIn(valueCompany(file, { scenario: "neutral", overrides: { view: "relative" } }));
  return { ...listedCompany(file, report), relative };
}

/** A company as a list shows it, with what one report says of it. */
export function listedCompany({ fundamentals }: CompanyFile, report: ValuationReport): SeenCompany {
  const { classification } = report;
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
    price: quote && {
      value: quote.value,
      currency: quote.currency,
      asOf: quote.asOf.slice(0, 10),
      source: quote.source,
    },
    fiscalYearEnd: report.accounts.periodEnd,
    accountsSource: fundamentals.provider,
    ...judgementIn(report),
    priceAge: report.priceStanding?.age ?? null,
    silence: report.priceStanding?.silence ?? null,
    quality: strengthIn(ratios),
    ...priceRatiosOf(ratios),
    returnOnEquity: ratios.ratios.find((each) => each.name === "returnOnEquity")?.cells.at(-1)?.value ?? null,
  };
}

/** What one report says of a company, by every method and by their mean. */
export function judgementIn(report: ValuationReport): Judgement {
  const { mean, minimum, maximum, voting, signal } = report.summary;
  return {
    mean,
    lowest: minimum,
    highest: maximum,
    votes: voting,
    signal: { kind: signal.kind, reason: signal.reason },
    ...saidByEach(report),
  };
}

function saidByEach({ methods }: ValuationReport): Pick<Judgement, "values" | "notApplicable"> {
  const [values, notApplicable]: [Judgement["values"], Judgement["notApplicable"]] = [{}, {}];
  for (const { method, outcome } of methods) {
    if (outcome.kind === "notApplicable") notApplicable[method] = outcome.reason;
    else values[method] = { value: outcome.valuePerShare, votes: outcome.votes, notVoting: outcome.notVotingReason };
  }
  return { values, notApplicable };
}

/** Piotroski's score where any sign of it can be read; none for banks and insurers. */
function strengthIn({ quality: { piotroski } }: RatiosReport): ScreenedCompany["quality"] {
  if (piotroski === null || piotroski.known === 0) return null;
  return { score: piotroski.score, known: piotroski.known };
}

function priceRatiosOf({ price }: RatiosReport): Pick<ScreenedCompany, "marketCap" | PriceRatioName> {
  return {
    marketCap: price.marketValue.value,
    priceToEarnings: price.priceToEarnings.value,
    priceToBook: price.priceToBook.value,
    dividendYield: price.dividendYield.value,
  };
}
