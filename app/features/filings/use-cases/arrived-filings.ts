import type { AnnualStatement, FiledVersion, Fundamentals } from "@valora/valuation";
import { type ArrivedFigure, type ArrivedFilings, arrivedFigures } from "../contracts/filings.ts";

const YEARS_SHOWN = 5;

/** The fetched filings, newest year first. */
export const arrivedFilings = ({ name, currency, quote, statements }: Fundamentals): ArrivedFilings => ({
  name,
  currency,
  hasPrice: quote !== null,
  years: statements
    .slice(-YEARS_SHOWN)
    .toReversed()
    .map((statement) => ({
      fiscalYearEnd: statement.fiscalYearEnd,
      filedAt: statement.filedAt,
      figures: figuresOf(statement),
    })),
});

const figuresOf = ({ figures, origins, elements, versions }: AnnualStatement): readonly ArrivedFigure[] =>
  arrivedFigures.map((name) => ({
    name,
    value: figures[name],
    origin: origins[name] ?? null,
    element: elements?.[name] ?? null,
    wasFirst: firstOf(versions?.[name]),
  }));

/** The first word on a figure that a later filing changed. */
const firstOf = (versions: readonly FiledVersion[] = []): number | null =>
  versions.length > 1 ? (versions[0]?.value ?? null) : null;
