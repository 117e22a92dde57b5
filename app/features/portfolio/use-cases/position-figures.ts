import {
  type AssumptionOverrides,
  type CompanyFile,
  differenceOf,
  type MethodName,
  priceInReportingCurrency,
  type ValuationReport,
  valueCompany,
} from "@valora/valuation";
import { computedLevers } from "@valora/valuation/computed-levers";
import type { ValuedPosition } from "../contracts/portfolio.ts";
import type { OwnOmission, PortfolioLever } from "../contracts/portfolio-limits.ts";
import type { Cents } from "./money.ts";

/** What the engine says of one share that a portfolio adds up; money per share in the currency of the accounts. */
export type ShareFigures = Pick<
  ValuedPosition,
  "ticker" | "name" | "sector" | "country" | "price" | "priceCurrency" | "priceAsOf" | "difference" | "signal"
> & {
  /** Of the accounts: value, price in it and dividend. */
  currency: string;
  priceInCurrency: number;
  value: number;
  ends: Readonly<Record<PortfolioLever, { lowered: number; raised: number } | null>>;
  dividend: { perShare: number; asOf: string } | null;
};

/** A position with its money in hundredths of the portfolio's currency. */
export type CountedPosition = {
  figures: ShareFigures;
  quantity: number;
  market: Cents;
  value: Cents;
  cost: Cents | null;
  lots: ValuedPosition["lots"];
  /** Units of the portfolio's currency for one of the accounts. */
  rate: number;
};

/** A share that cannot be on both sides; its price where that says something. */
export type NoFigures = {
  reason: OwnOmission;
  name: string;
  price: { value: number; currency: string } | null;
};

const POINT = 0.01;
const TENTH = 0.1;

/**
 * The figures of a share, or why it has none: no price, one that nothing is judged by, or no method that votes.
 * Each assumption is moved by itself: the discount rates of firm and shareholders by a point, the growth of the first year by a point,
 * the margin by a tenth of itself. The methods that vote as things are keep voting, so that an end is the same mean of the same methods.
 */
export function shareFigures(file: CompanyFile, report: ValuationReport): ShareFigures | NoFigures {
  const { fundamentals } = file;
  const { ticker, name, sector, country, currency, quote } = fundamentals;
  const { mean, signal } = report.summary;
  const inCurrency = priceInReportingCurrency(fundamentals);
  const silence = report.priceStanding?.silence ?? null;
  if (quote === null || inCurrency === null || !(inCurrency > 0)) return { reason: "noPrice", name, price: null };
  const price = { value: quote.converted?.value ?? quote.value, currency: quote.converted?.currency ?? quote.currency };
  if (silence !== null) return { reason: silence, name, price: silence === "priceTooOld" ? null : price };
  if (mean === null) return { reason: "noValue", name, price };
  return {
    ...{ ticker, name, sector, country, currency },
    ...{ price: price.value, priceCurrency: price.currency, priceAsOf: quote.asOf.slice(0, 10) },
    ...{ priceInCurrency: inCurrency, value: mean, difference: differenceOf(mean, inCurrency), signal: signal.kind },
    ends: endsOf(file, report),
    dividend: dividendOf(file),
  };
}

function endsOf(file: CompanyFile, report: ValuationReport): ShareFigures["ends"] {
  const { wacc, growth, terminalGrowth, riskFreeRate } = report.assumptions;
  const { margin } = computedLevers(file, { scenario: "neutral", overrides: {} });
  const atEnds = (overridesAt: (sign: 1 | -1) => AssumptionOverrides) => ({
    lowered: meanAt(file, report, overridesAt(-1)),
    raised: meanAt(file, report, overridesAt(1)),
  });
  const held = terminalGrowth === null ? {} : { terminalGrowth: terminalGrowth.value };
  return {
    discountRate: atEnds((sign) => ({
      ...held,
      ...(wacc !== null && { wacc: wacc.value + sign * POINT }),
      riskFreeRate: riskFreeRate + sign * POINT,
    })),
    growth: growth === null ? null : atEnds((sign) => ({ growth: growth.value + sign * POINT })),
    margin: margin === undefined ? null : atEnds((sign) => ({ margin: margin * (1 + sign * TENTH) })),
  };
}

/** The mean of the methods that vote in `report`, each with its value under other assumptions; one that has none there keeps its own. */
function meanAt(file: CompanyFile, report: ValuationReport, overrides: AssumptionOverrides): number {
  const moved = valueCompany(file, { scenario: "neutral", overrides });
  const valueBy = (method: MethodName) => {
    const found = moved.methods.find((each) => each.method === method);
    return found?.outcome.kind === "estimate" ? found.outcome.valuePerShare : null;
  };
  const values = report.methods.flatMap(({ method, vote }) => (vote === null ? [] : [valueBy(method) ?? vote]));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The dividend of the latest twelve months that a statement tells; null where none does. */
function dividendOf({ fundamentals: { interim, statements } }: CompanyFile): ShareFigures["dividend"] {
  const trailing = interim?.trailing.at(-1);
  const annual = statements.at(-1);
  const ofTrailing = trailing?.figures.dividendsPerShare ?? null;
  if (trailing !== undefined && ofTrailing !== null) return { perShare: ofTrailing, asOf: trailing.periodEnd };
  const ofYear = annual?.figures.dividendsPerShare ?? null;
  return annual === undefined || ofYear === null ? null : { perShare: ofYear, asOf: annual.fiscalYearEnd };
}
