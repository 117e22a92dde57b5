import {
  type AnnualStatement,
  type FigureName,
  type FigureOrigin,
  type Fundamentals,
  figureNames,
  type MethodName,
} from "@valora/valuation";
import type { Context } from "../../shared/use-cases/context.ts";
import type { LookedAtFigure, QuickLook } from "../contracts/quick-look.ts";
import { remarkNotes } from "./notes/accounts-notes.ts";

/** The inputs that each method takes from the latest year; every method needs at least three consecutive years. */
const startsFrom: readonly (readonly [MethodName, readonly FigureName[]])[] = [
  ["discountedCashFlow", ["revenue", "ebit", "totalEquity", "totalDebt", "cashAndEquivalents"]],
  ["dividendDiscount", ["netIncome", "dividendsPerShare"]],
  ["comparableMultiples", ["netIncome", "ebitda", "totalDebt", "cashAndEquivalents"]],
  ["residualIncome", ["netIncome", "totalEquity"]],
  ["netAssetValue", ["totalEquity"]],
  ["earningsPerShare", ["netIncome"]],
];

const letters: Readonly<Partial<Record<FigureOrigin, string>>> = {
  annualReportSecondary: "A",
  annualReportXbrl: "F",
  issuerNotice: "N",
  aggregator: "G",
  derived: "D",
};

/** The known figures of a company whose accounts do not suffice for a value; null where none is known. */
export function quickLookOf({ marketData }: Pick<Context, "marketData">, ticker: string): QuickLook | null {
  const company = marketData.headlinesOf(ticker);
  return company && lookAt(company);
}

function lookAt({ currency, quote, sharesOutstanding, statements, credits, remarks }: Fundamentals): QuickLook {
  const known = figureNames.filter((figure) => statements.some(({ figures }) => figures[figure] !== null));
  const origins = new Set(statements.flatMap((statement) => Object.values(statement.origins)));
  const latest = statements.at(-1)?.figures;
  return {
    currency,
    quote,
    sharesOutstanding: sharesOutstanding?.value ?? null,
    years: statements.map(({ fiscalYearEnd }) => fiscalYearEnd),
    figures: known.map((figure) => ({ figure, cells: statements.map((statement) => cellOf(statement, figure)) })),
    sources: [...origins].map((origin) => ({
      letter: letterOf(origin),
      origin,
      publications: credits?.[origin] ?? null,
    })),
    missing: startsFrom.map(([method, figures]) => ({
      method,
      figures: figures.filter((figure) => (latest?.[figure] ?? null) === null),
    })),
    notes: remarkNotes(remarks ?? []),
  };
}

const letterOf = (origin: FigureOrigin): string => letters[origin] ?? "?";

function cellOf({ figures, origins }: AnnualStatement, figure: FigureName): LookedAtFigure {
  const value = figures[figure];
  const origin = origins[figure];
  return value === null || origin === undefined ? null : { value, letter: letterOf(origin) };
}
