import {
  type AnnualStatement,
  type FigureFiling,
  type FigureName,
  type FigureOrigin,
  type FiledVersion,
  type FiledVersions,
  type Fundamentals,
  figureNames,
  type MonthlyCloses,
} from "@valora/valuation";
import { sentenceOf } from "../../sources/index.ts";
import type { BundledCompany, BundledFiling, BundledHistory, BundledStatement } from "./company.schema.ts";
import { interimReader } from "./to-interim.ts";

/** How the file writes figures: their order, and what each letter of origin stands for. */
export type Layout = { figures: readonly FigureName[]; origins: Readonly<Record<string, FigureOrigin>> };

/** The letter of a figure that is unknown. */
export const unknownLetter = "-";

/** The figures of a row by name; null for those that it does not hold. */
function figuresIn({ figures: names }: Layout, values: readonly (number | null)[]): AnnualStatement["figures"] {
  const figures = { ...nothingKnown };
  names.forEach((name, position) => {
    figures[name] = values[position] ?? null;
  });
  return figures;
}

/** Turns companies of one file into the words of the engine. */
export function fundamentalsReader(layout: Layout): (company: BundledCompany) => Fundamentals {
  const originsByLetters = new Map<string, AnnualStatement["origins"]>();

  /** Thousands of statements share a few hundred rows of letters, and so their origins. */
  function originsOf(letters: string): AnnualStatement["origins"] {
    const known = originsByLetters.get(letters);
    if (known) return known;
    const origins: Partial<Record<FigureName, FigureOrigin>> = {};
    layout.figures.forEach((name, position) => {
      const letter = letters[position] ?? unknownLetter;
      if (letter === unknownLetter) return;
      const origin = layout.origins[letter];
      if (!origin) throw new Error(`the letter ${letter} stands for no origin`);
      origins[name] = origin;
    });
    originsByLetters.set(letters, origins);
    return origins;
  }

  const figuresOf = (values: readonly (number | null)[]) => figuresIn(layout, values);

  function toStatement(statement: BundledStatement): AnnualStatement {
    const [fiscalYear, fiscalYearEnd, filedAt, form, accession, letters, values, filings, history] = statement;
    const told = { filedAt, form, accession, figures: figuresOf(values), origins: originsOf(letters) };
    const year = { fiscalYear, fiscalYearEnd, ...told };
    return {
      ...year,
      ...(filings && filings.length > 0 && { filings: filingsOf(filings) }),
      ...(history && { versions: versionsOf(history) }),
    };
  }

  function versionsOf([changes, undated]: BundledHistory): FiledVersions {
    const versions: Partial<Record<FigureName, FiledVersion[]>> = {};
    for (const position of undated) {
      const name = layout.figures[position];
      if (name) versions[name] = [];
    }
    for (const [accession, filedAt, positions, values] of changes) {
      positions.forEach((position, index) => {
        const [name, value] = [layout.figures[position], values[index]];
        if (!name || value === undefined) return;
        const list = versions[name] ?? [];
        versions[name] = list;
        list.push({ value, accession, filedAt });
      });
    }
    return versions;
  }

  function filingsOf(rows: readonly BundledFiling[]): NonNullable<AnnualStatement["filings"]> {
    const filings: Partial<Record<FigureName, FigureFiling>> = {};
    for (const [accession, filedAt, positions] of rows) {
      for (const position of positions) {
        const name = layout.figures[position];
        if (name) filings[name] = { accession, filedAt };
      }
    }
    return filings;
  }

  const toInterim = interimReader({ names: layout.figures, originsOf, filingsOf, figuresOf, versionsOf });
  return ({ statements, interim, quote, monthlyCloses, ...company }) => ({
    ...company,
    provider: "bundled",
    monthlyCloses: monthlyCloses && closesOf(monthlyCloses, company.beta),
    quote: quote && { ...quote, currency: quote.currency ?? company.currency },
    statements: statements.map(toStatement),
    ...(interim && {
      interim: { quarters: interim.quarters.map(toInterim), trailing: interim.trailing.map(toInterim) },
    }),
  });
}

/**
 * Files made before it was known that dividends are taken out of these closes do not say so. The list ends on the day of the beta that
 * was computed from it.
 */
function closesOf(
  { adjustedFor = "splitsAndDividends", source = sentenceOf("monthlyCloses", {}), ...listed }: ListedCloses,
  beta: BundledCompany["beta"],
): MonthlyCloses {
  const endsWith = beta?.source === source && beta.asOf.startsWith(listed.to) ? { lastAsOf: beta.asOf } : {};
  return { ...listed, ...endsWith, adjustedFor, source };
}
type ListedCloses = NonNullable<BundledCompany["monthlyCloses"]>;

const nothingKnown: Readonly<Record<FigureName, number | null>> = Object.assign(
  Object.fromEntries(figureNames.map((name) => [name, null])),
);
