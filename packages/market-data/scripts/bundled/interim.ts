import {
  type AnnualStatement,
  type FigureName,
  figureNames,
  type InterimStatement,
  type InterimStatements,
  type PeriodPart,
} from "@valora/valuation";
import { statementLines } from "@valora/valuation/statements";
import type { BundledCompany, BundledInterim, BundledPart } from "../../src/providers/bundled/company.schema.ts";
import { interimStatements } from "../../src/providers/sec-edgar/interim-figures.ts";
import { figureRow, filingRows, historyRow } from "../bulk/company-row.ts";
import type { Checked } from "./checked.ts";
import { amountOf } from "./figures.ts";
import type { Note } from "./note.ts";
import type { CompanyFacts } from "./source.schema.ts";

/** How far a figure of the filings may stray from the same of the annual statements: rounding, and no more. */
const tolerance = 0.005;

/**
 * The quarters of a company whose filings are at hand, as the live provider reads them; absent where they end before its
 * last year. A figure that the annual statements tell otherwise (debt with or without commercial paper) is left out of the
 * quarters: one company has one word for one thing. A balance of the twelve months stays as it was filed, because they are what
 * the company is valued on, and a balance sheet without its debt is none.
 */
export function interimRows(facts: CompanyFacts, years: Checked["years"], note: Note): Pick<BundledCompany, "interim"> {
  const read = interimStatements(facts);
  const lastYear = years.at(-1)?.end ?? "";
  const lastQuarter = read?.quarters.at(-1)?.periodEnd ?? "";
  if (read === null || lastQuarter < lastYear) {
    note("quartersOlder", `they end on ${lastQuarter}, the last year on ${lastYear}`);
    return {};
  }
  const differing = new Set(figureNames.filter((name) => differs(read, years, name)));
  if (differing.size > 0) note("quartersDiffer", [...differing].join(", "));
  const flows = new Set([...differing].filter((name) => !statementLines.balance.includes(name)));
  return {
    interim: {
      quarters: read.quarters.map((statement) => rowOf(statement, differing)),
      trailing: read.trailing.map((statement) => rowOf(statement, flows)),
    },
  };
}

/** Whether a year, or the balance at its end, is told otherwise by the filings than by the annual statements. */
function differs({ quarters, trailing }: InterimStatements, years: Checked["years"], name: FigureName): boolean {
  return [...quarters, ...trailing].some(({ periodEnd, months, figures, parts = [] }) => {
    const own = statementLines.balance.includes(name) || (months === 12 && parts.length === 0);
    const whole = parts.find((part) => part.months === 12 && part.figures[name] !== undefined);
    const told = own ? figures[name] : (whole?.figures[name] ?? null);
    const end = own ? periodEnd : whole?.periodEnd;
    const year = years.find((each) => each.end === end);
    const annual = year ? amountOf(year.figures, name) : null;
    return told !== null && annual !== null && Math.abs(told - annual) > Math.abs(annual) * tolerance;
  });
}

function rowOf(statement: InterimStatement, differing: ReadonlySet<FigureName>): BundledInterim {
  const { periodEnd, months, filedAt, form, accession, parts = [] } = statement;
  const figures = knownIn(statement.figures, differing);
  return [
    periodEnd,
    months,
    filedAt,
    form,
    accession,
    ...figureRow({ ...statement, figures }),
    filingRows({ ...statement, figures }),
    parts.map((part) => partRow(part, differing)).filter(([, , , , , letters]) => letters !== ""),
    historyRow({ ...statement, figures }),
  ];
}

function partRow(part: PeriodPart, differing: ReadonlySet<FigureName>): BundledPart {
  const { sign, periodEnd, months, accession, filedAt, origin, derived } = part;
  const figures = knownIn(part.figures, differing);
  const origins = Object.fromEntries(
    figureNames.map((name) => [name, derived.includes(name) ? ("derived" as const) : origin]),
  );
  return [sign, periodEnd, months, accession, filedAt, ...figureRow({ figures, origins })];
}

/** Every figure by name, null where it is not known or left out. */
function knownIn(
  figures: Partial<AnnualStatement["figures"]>,
  differing: ReadonlySet<FigureName>,
): AnnualStatement["figures"] {
  const entries = figureNames.map((name) => [name, differing.has(name) ? null : (figures[name] ?? null)]);
  // safe: the entries hold every name of figureNames
  return Object.fromEntries(entries) as AnnualStatement["figures"];
}
