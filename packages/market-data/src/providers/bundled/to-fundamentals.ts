import {
  type AnnualStatement,
  type FigureName,
  type FigureOrigin,
  type Fundamentals,
  figureNames,
} from "@valora/valuation";
import type { BundledCompany } from "./company.schema.ts";

/** How the file writes figures: their order, and what each letter of origin stands for. */
export type Layout = { figures: readonly FigureName[]; origins: Readonly<Record<string, FigureOrigin>> };

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
  const figures = { ...nothingKnown };
  const origins: Partial<Record<FigureName, FigureOrigin>> = {};
  values.forEach((value, position) => {
    const name = layout.figures[position];
    if (value === null || name === undefined) return;
    figures[name] = value;
    origins[name] = originOf(layout, letters[position]);
  });
  return { fiscalYear, fiscalYearEnd, filedAt, form, accession, figures, origins };
}

const nothingKnown: Readonly<Record<FigureName, number | null>> = Object.assign(
  Object.fromEntries(figureNames.map((name) => [name, null])),
);

function originOf({ origins }: Layout, letter = unknownLetter): FigureOrigin {
  const origin = origins[letter];
  if (!origin) throw new Error(`a figure with the letter ${letter}, of which nothing is known`);
  return origin;
}
