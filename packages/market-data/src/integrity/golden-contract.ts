import { type AnnualStatement, type FigureName, type Fundamentals, figureNames } from "@valora/valuation";

/** A statement with the given figures and nothing else known. */
export function statementOf(
  figures: Partial<Record<FigureName, number>>,
  fiscalYearEnd = "2025-12-31",
): AnnualStatement {
  const entries = figureNames.map((name) => [name, figures[name] ?? null]);
  return {
    fiscalYear: Number(fiscalYearEnd.slice(0, 4)),
    fiscalYearEnd,
    filedAt: null,
    form: null,
    accession: null,
    // safe: the entries hold every name of figureNames
    figures: Object.fromEntries(entries) as AnnualStatement["figures"],
    origins: {},
  };
}

export const companyOf = (statements: readonly AnnualStatement[], currency = "USD", shares = 100): Fundamentals => ({
  ticker: "EXMP",
  name: "Example",
  exchange: "NYSE",
  country: "US",
  currency,
  sector: "industrials",
  industry: null,
  provider: "test",
  statements,
  sharesOutstanding: { value: shares, asOf: "2026-01-31", source: "test" },
  shareBasis: "settled",
  quote: null,
  beta: null,
  monthlyCloses: null,
});
