import { type Sector, sectors } from "@valora/valuation";
import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { Checked } from "./checked.ts";
import { dropBundledFigure } from "./contradictions.ts";
import { amountOf, type Figures, figuresOf, rowOf } from "./figures.ts";
import type { Note } from "./note.ts";
import type { Source } from "./read-source.ts";
import { dividendsFromPayments, type Finding, repair } from "./repairs.ts";
import { fromQuarterlyDividends, purchasesAfter, shareFactorOf, toTodaysShares } from "./share-basis.ts";
import type { SourceStatement } from "./source.schema.ts";

export function noteFor(findings: Finding[], ticker: string, fiscalYearEnd: string | null): Note {
  return (kind, detail) => findings.push({ ticker, fiscalYearEnd, kind, detail });
}

/** The statements of a company, checked and repaired, on today's shares. */
export function yearsOf(
  source: Source,
  fields: readonly string[],
  { ticker, isFinancial, statements }: { ticker: string; isFinancial: boolean; statements: readonly SourceStatement[] },
  findings: Finding[],
): Checked["years"] {
  const unknownUntil = source.shareBasis.unknown.find((row) => row.ticker === ticker)?.until ?? "";
  const quarterly = source.shareBasis.quarterlyDividends.find((row) => row.ticker === ticker);
  const wrong = source.wrongFigures.filter((row) => row.ticker === ticker);
  const isPaidOnly = source.shareBasis.dividendsFromPayments.some((row) => row.ticker === ticker);
  return statements.map((statement) => {
    const note = noteFor(findings, ticker, statement.end);
    const figures = figuresOf(`${ticker} ${statement.end}`, fields, statement.sources, statement.values);
    const factor = shareFactorOf(source.shareBasis, ticker, statement, note);
    debtFromNetDebt(figures, note);
    toTodaysShares(figures, factor, statement.end > unknownUntil);
    if (quarterly) fromQuarterlyDividends(figures, quarterly.times);
    for (const { name, from, until, reason } of wrong) {
      if (statement.end >= from && statement.end <= until && dropBundledFigure(figures, name))
        note("reviewedWrong", `${name}: ${reason}`);
    }
    repair(figures, isFinancial, note);
    if (isPaidOnly) dividendsFromPayments(figures);
    return { end: statement.end, figures };
  });
}

/** Debt = net debt as the source states it + cash of the same day, where the debt itself is not told. */
function debtFromNetDebt(figures: Figures, note: Note): void {
  const netDebt = amountOf(figures, "netDebt");
  const cash = amountOf(figures, "cashAndEquivalents");
  if (netDebt === null || cash === null || figures.has("totalDebt") || netDebt + cash <= 0) return;
  figures.set("totalDebt", { value: netDebt + cash, letter: "D" });
  note("debtFromNetDebt", `${netDebt} + ${cash}`);
}

/** The rows of the file of checked statements. */
export function statementsOf(
  statements: readonly SourceStatement[],
  years: Checked["years"],
): BundledCompany["statements"] {
  return statements.map((statement, index) => {
    const { letters, values } = rowOf(years[index]?.figures ?? new Map());
    const { fiscalYear, end, filed, form, accession } = statement;
    return [fiscalYear, end, filed ?? null, form ?? null, accession ?? null, letters, values];
  });
}

/** A count that was reviewed, or that holds shares given for a business which the latest accounts do not hold yet, is of other owners. */
export const basisOf = ({ shareBasis }: Pick<Source, "shareBasis">, ticker: string, lastEnd: string | undefined) =>
  shareBasis.unsettled.some((row) => row.ticker === ticker) || purchasesAfter(shareBasis, ticker, lastEnd).length > 0
    ? "unsettled"
    : "settled";

/** "Health Care" and "healthCare" are one sector. */
export function sectorOf(text: string): Sector {
  const plain = (name: string) => name.replaceAll(" ", "").toLowerCase();
  const sector = sectors.find((name) => plain(name) === plain(text));
  if (!sector) throw new Error(`${text} is no sector`);
  return sector;
}
