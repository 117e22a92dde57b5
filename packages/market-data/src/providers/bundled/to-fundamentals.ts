import {
  type AnnualStatement,
  type FigureName,
  type FigureOrigin,
  type Fundamentals,
  figureNames,
  figureOrigins,
} from "@valora/valuation";
import type { BundledCompany } from "./company.schema.ts";

/** How the file writes figures: their order, and what each letter of origin stands for. */
export type Layout = { figures: readonly string[]; origins: Readonly<Record<string, string>> };

/** The letter of a figure that is unknown. */
export const unknownLetter = "-";

/** A company of the bundled file in the words of the engine. */
export function toFundamentals(company: BundledCompany, layout: Layout): Fundamentals {
  const { ticker, name, exchange, country, currency, sector, industry, sharesOutstanding, shareBasis } = company;
  const { quote, beta, monthlyCloses, statements } = company;
  return {
    ticker,
    name,
    exchange,
    country,
    currency,
    sector,
    industry,
    provider: "bundled",
    statements: statements.map((statement) => toStatement(statement, layout)),
    sharesOutstanding,
    shareBasis,
    quote: quote && { ...quote, currency },
    beta,
    monthlyCloses,
  };
}

function toStatement(statement: BundledCompany["statements"][number], layout: Layout): AnnualStatement {
  const [fiscalYear, fiscalYearEnd, filedAt, form, accession, letters, values] = statement;
  const figures: Partial<Record<FigureName, number | null>> = {};
  const origins: Partial<Record<FigureName, FigureOrigin>> = {};
  for (const name of figureNames) {
    const position = layout.figures.indexOf(name);
    const value = values[position] ?? null;
    figures[name] = value;
    if (value !== null) origins[name] = originOf(layout.origins[letters[position] ?? unknownLetter]);
  }
  // safe: the loop above has set every name of figureNames
  const complete = figures as Record<FigureName, number | null>;
  return { fiscalYear, fiscalYearEnd, filedAt, form, accession, figures: complete, origins };
}

function originOf(word: string | undefined): FigureOrigin {
  const origin = figureOrigins.find((known) => known === word);
  if (!origin) throw new Error(`a figure of unknown origin: ${word}`);
  return origin;
}
