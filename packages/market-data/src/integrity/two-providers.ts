import {
  type AnnualStatement,
  type CurrencyCode,
  type FigureName,
  type Fundamentals,
  figureNames,
  type IsoDate,
  type Ratio,
} from "@valora/valuation";
import { daysBetween } from "../providers/days.ts";
import { splitRatio } from "../providers/sec-edgar/share-splits.ts";
import type { Finding } from "./finding.ts";
import { statementAfterSplit } from "./splits.ts";

type Provided = { provider: string; statements: readonly AnnualStatement[] };

/** Some vendors move the end of a year of 52 weeks to the end of its month. */
const mostDaysApart = 7;
const tolerance: Ratio = 0.01;

/**
 * Every figure of the same year on which two providers differ by more than 1 %; both are told. A provider that counts shares
 * before a split is brought to the other's basis first: a split is no difference.
 */
export function comparisonFindings(one: Provided, other: Provided): readonly Finding[] {
  return one.statements.flatMap((statement) => {
    const same = sameYear(other.statements, statement);
    return same ? differences(one.provider, statement, other.provider, onBasisOf(statement, same)) : [];
  });
}

/** The figures by which a reader knows a year. */
export const mainFigures = [
  "revenue",
  "ebit",
  "netIncome",
  "totalAssets",
  "totalEquity",
  "dilutedShares",
  "totalDebt",
] as const satisfies readonly FigureName[];

/** One figure of a year as each provider has it; `difference` is that of the two which lie farthest apart. */
export type ComparedFigure = {
  name: (typeof mainFigures)[number];
  values: readonly { provider: string; value: number | null }[];
  difference: Ratio | null;
  /** More than one in a hundred apart. */
  differs: boolean;
};
/** The latest fiscal year that at least two providers hold in one currency, shares counted as the first one counts them. */
export type ComparedYear = {
  fiscalYearEnd: IsoDate;
  currency: CurrencyCode;
  providers: readonly string[];
  figures: readonly ComparedFigure[];
};

/** Compares the main figures of the latest year that two or more hold; null when no two do. */
export function comparedYear(
  companies: readonly Pick<Fundamentals, "provider" | "currency" | "statements">[],
): ComparedYear | null {
  const latestFirst = companies.flatMap((company) => company.statements.map((statement) => ({ company, statement })));
  latestFirst.sort((a, b) => (a.statement.fiscalYearEnd < b.statement.fiscalYearEnd ? 1 : -1));
  for (const { company, statement } of latestFirst) {
    const held = companies.flatMap(({ provider, currency, statements }) => {
      const same = currency === company.currency ? sameYear(statements, statement) : undefined;
      return same ? [{ provider, statement: same }] : [];
    });
    const [first] = held;
    if (first === undefined || held.length < 2) continue;
    const onOneBasis = held.map(({ provider, statement: each }) => ({
      provider,
      figures: onBasisOf(first.statement, each).figures,
    }));
    return {
      fiscalYearEnd: first.statement.fiscalYearEnd,
      currency: company.currency,
      providers: held.map(({ provider }) => provider),
      figures: mainFigures.map((name) => comparedFigure(name, onOneBasis)),
    };
  }
  return null;
}

function comparedFigure(
  name: ComparedFigure["name"],
  held: readonly { provider: string; figures: AnnualStatement["figures"] }[],
): ComparedFigure {
  const values = held.map(({ provider, figures }) => ({ provider, value: figures[name] }));
  const known = values.flatMap(({ value }) => (value === null ? [] : [value]));
  const difference = known.length < 2 ? null : distance(Math.min(...known), Math.max(...known));
  return { name, values, difference, differs: difference !== null && difference > tolerance };
}

const sameYear = (statements: readonly AnnualStatement[], { fiscalYearEnd }: AnnualStatement) =>
  statements.find((each) => Math.abs(daysBetween(each.fiscalYearEnd, fiscalYearEnd)) <= mostDaysApart);

/** How far two numbers lie apart, as a part of the larger one. */
const distance = (one: number, other: number): Ratio =>
  one === other ? 0 : Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other));

/** Whether two numbers of one thing are more than one in a hundred apart. */
export const isApart = (one: number, other: number): boolean => distance(one, other) > tolerance;

function onBasisOf(statement: AnnualStatement, other: AnnualStatement): AnnualStatement {
  const [shares, others] = [statement.figures.dilutedShares, other.figures.dilutedShares];
  const factor = shares && others ? splitRatio(shares / others) : null;
  return factor === null || factor === 1 ? other : statementAfterSplit(other, factor);
}

function differences(
  provider: string,
  statement: AnnualStatement,
  otherProvider: string,
  same: AnnualStatement,
): Finding[] {
  return figureNames.flatMap((name) => {
    const [value, otherValue] = [statement.figures[name], same.figures[name]];
    if (value === null || otherValue === null) return [];
    const difference = distance(value, otherValue);
    if (difference <= tolerance) return [];
    const finding: Finding = {
      severity: "doubt",
      code: "sourcesDiffer",
      name,
      fiscalYearEnd: statement.fiscalYearEnd,
      one: { source: provider, value },
      other: { source: otherProvider, value: otherValue },
      difference,
    };
    return [finding];
  });
}
