import { type AnnualStatement, figureNames, type Ratio } from "@valora/valuation";
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
    const same = other.statements.find(
      ({ fiscalYearEnd }) => Math.abs(daysBetween(fiscalYearEnd, statement.fiscalYearEnd)) <= mostDaysApart,
    );
    return same ? differences(one.provider, statement, other.provider, onBasisOf(statement, same)) : [];
  });
}

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
    if (value === null || otherValue === null || value === otherValue) return [];
    const difference = Math.abs(value - otherValue) / Math.max(Math.abs(value), Math.abs(otherValue));
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
