import type { AnnualStatement, Fundamentals, IsoDate, Years } from "@valora/valuation";
import type { FeatureFigure, FeatureSource, FeatureYear } from "./features.ts";

const dayInMilliseconds = 86_400_000;
const daysPerYear = 365.25;

/** Years from one calendar date to a later one. */
export const yearsBetween = (earlier: IsoDate, later: IsoDate): Years =>
  (Date.parse(later) - Date.parse(earlier)) / dayInMilliseconds / daysPerYear;

/** Debt where the total is not given: what is known of its two parts. The current part alone would be no total. */
function debtOf({ totalDebt, longTermDebt, currentDebt }: AnnualStatement["figures"]): number | null {
  if (totalDebt !== null) return totalDebt;
  return longTermDebt === null ? null : longTermDebt + (currentDebt ?? 0);
}

function grossProfitOf({ grossProfit, revenue, costOfRevenue }: AnnualStatement["figures"]): number | null {
  if (grossProfit !== null) return grossProfit;
  return revenue === null || costOfRevenue === null ? null : revenue - costOfRevenue;
}

const positiveOrNull = (value: number | null) => (value !== null && value > 0 ? value : null);

function featureFiguresOf({ figures }: AnnualStatement): Record<FeatureFigure, number | null> {
  return {
    revenue: figures.revenue,
    grossProfit: grossProfitOf(figures),
    ebit: figures.ebit,
    netIncome: figures.netIncome,
    operatingCashFlow: figures.operatingCashFlow,
    capitalExpenditure: figures.capitalExpenditure,
    totalAssets: positiveOrNull(figures.totalAssets),
    totalEquity: figures.totalEquity,
    totalDebt: debtOf(figures),
    cashAndEquivalents: figures.cashAndEquivalents,
    dividendsPaid: figures.dividendsPaid,
    dilutedShares: positiveOrNull(figures.dilutedShares),
  };
}

/**
 * The prediction's inputs about a company: the figures of its statements, its sector and industry; no price, no share
 * count of today. `sizeCurrencyPerUnit` is what one unit of the reporting currency buys of the model's size currency.
 */
export function featureSourceOf(fundamentals: Fundamentals, sizeCurrencyPerUnit: number | null): FeatureSource {
  const newestFirst = fundamentals.statements.toReversed();
  const years = newestFirst.map(
    (statement, _, [latest = statement]): FeatureYear => ({
      yearsAgo: yearsBetween(statement.fiscalYearEnd, latest.fiscalYearEnd),
      figures: featureFiguresOf(statement),
    }),
  );
  return { sector: fundamentals.sector, industry: fundamentals.industry, years, sizeCurrencyPerUnit };
}
