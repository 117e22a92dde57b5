import {
  type AnnualStatement,
  type FigureFiling,
  type FigureName,
  type FiledVersion,
  type FiledVersions,
  figureNames,
} from "@valora/valuation";
import type { BundledStatement } from "../../src/providers/bundled/company.schema.ts";
import { type AnnualFigures, annualFigures } from "../../src/providers/sec-edgar/annual-figures.ts";
import { factBook } from "../../src/providers/sec-edgar/fact-book.ts";
import { shareSplits } from "../../src/providers/sec-edgar/share-splits.ts";
import { filingRows, historyRow } from "../bulk/company-row.ts";
import type { Checked } from "./checked.ts";
import { amountOf } from "./figures.ts";
import type { CompanyFacts } from "./source.schema.ts";

/** Two ways to the same number differ by no more than the last digits of a fraction. */
const tolerance = 1e-9;

/**
 * The statements of a company whose filings are at hand in full, with what these said in the course of time. A figure that the
 * filings tell otherwise than the statements cannot be dated; nor can a year whose report is not the one that they name.
 */
export function withHistory(
  rows: readonly BundledStatement[],
  facts: CompanyFacts,
  years: Checked["years"],
): BundledStatement[] {
  const book = factBook(facts);
  const filed = book ? annualFigures(book, shareSplits(book)) : [];
  return rows.map((row, index) => {
    const [fiscalYear, end, filedAt, form, accession, letters, values] = row;
    const year = filed.find((each) => each.fiscalYearEnd === end);
    const figures = years[index]?.figures;
    if (!year || !figures || year.accession !== accession || year.filedAt !== filedAt) return row;
    const told = figureNames.map((name) => [name, amountOf(figures, name)] as const);
    // safe: the entries hold every name of figureNames
    const known = Object.fromEntries(told) as AnnualStatement["figures"];
    const versions = versionsOf(year, known);
    const filings = filingRows({ figures: known, filings: lastChanges(versions, accession) });
    return [
      fiscalYear,
      end,
      filedAt,
      form,
      accession,
      letters,
      values,
      filings,
      historyRow({ figures: known, versions }),
    ];
  });
}

/** A figure that another filing changed comes from that one. */
function lastChanges(versions: FiledVersions, report: string | null) {
  const filings: Partial<Record<FigureName, FigureFiling>> = {};
  for (const name of figureNames) {
    const last = versions[name]?.at(-1);
    if (last && last.accession !== report) filings[name] = { accession: last.accession, filedAt: last.filedAt };
  }
  return filings;
}

function versionsOf(year: AnnualFigures, known: AnnualStatement["figures"]) {
  const versions: Partial<Record<FigureName, readonly FiledVersion[]>> = { ...year.versions() };
  for (const name of figureNames) {
    const [value, filed] = [known[name], year.figures[name]?.value];
    const isSame = value !== null && filed !== undefined && Math.abs(value - filed) <= Math.abs(value) * tolerance;
    if (!isSame) versions[name] = [];
  }
  return versions;
}
