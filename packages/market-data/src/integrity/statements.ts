import type { AnnualStatement, FigureName, Money, Ratio } from "@valora/valuation";
import type { Finding } from "./finding.ts";

/** Rounding to millions, and items between liabilities and equity, stay below this share of the assets. */
const balanceTolerance = 0.01;
/** Beyond this share of the assets a part has an owner that no figure names: the latest balance says nothing of the shareholders'. */
const refusedBeyond = 0.2;

/** The balances of all years; that of the latest may refuse the company. */
export function balancesFindings(statements: readonly AnnualStatement[]): readonly Finding[] {
  return statements.flatMap((statement, index) =>
    balanceFindings(statement).map((finding) => {
      const isRefused =
        index === statements.length - 1 &&
        finding.code === "balanceDoesNotAdd" &&
        Math.abs(finding.difference) > refusedBeyond;
      return isRefused ? { ...finding, severity: "refusal" as const } : finding;
    }),
  );
}

/**
 * Assets = liabilities + equity. Sources differ on what equity holds: with or without minorities, and preferred stock inside
 * or beside it; the balance adds up when it does so in any of these ways.
 */
export function balanceFindings({ fiscalYearEnd, figures }: AnnualStatement): readonly Finding[] {
  const { totalAssets, totalLiabilities, totalEquity, minorityInterests, preferredEquity } = figures;
  if (totalAssets === null || totalLiabilities === null || totalEquity === null || totalAssets <= 0) return [];
  const beside: Money[] = [
    0,
    minorityInterests ?? 0,
    preferredEquity ?? 0,
    (minorityInterests ?? 0) + (preferredEquity ?? 0),
  ];
  const differences = beside.map((other) => (totalAssets - totalLiabilities - totalEquity - other) / totalAssets);
  const difference = differences.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
  if (Math.abs(difference) <= balanceTolerance) return [];
  return [{ severity: "doubt", code: "balanceDoesNotAdd", fiscalYearEnd, difference }];
}

/** By how much a figure may grow or shrink within a year before the reader is told. */
const largestSteps: readonly (readonly [name: FigureName, factor: Ratio])[] = [
  ["revenue", 3],
  ["totalAssets", 3],
  ["totalEquity", 4],
  ["dilutedShares", 1.5],
  ["operatingCashFlow", 6],
  ["netIncome", 10],
];

/** Figures that changed more than they do, between years that follow each other. */
export function jumpFindings(statements: readonly AnnualStatement[]): readonly Finding[] {
  return statements.slice(1).flatMap((statement, index) => {
    const before = statements[index];
    return before ? largestSteps.flatMap(([name, factor]) => stepFindings(name, factor, before, statement)) : [];
  });
}

function stepFindings(name: FigureName, factor: Ratio, before: AnnualStatement, after: AnnualStatement): Finding[] {
  const from = before.figures[name];
  const to = after.figures[name];
  // a change of sign is a profit that became a loss, which is no error of the provider
  if (from === null || to === null || from * to <= 0) return [];
  const step = Math.abs(to / from);
  if (step <= factor && step >= 1 / factor) return [];
  return [{ severity: "doubt", code: "figureJumped", name, fiscalYearEnd: after.fiscalYearEnd, from, to }];
}

/** Outflows are written as positive numbers. */
export const neverNegative: readonly FigureName[] = [
  "revenue",
  "totalAssets",
  "totalLiabilities",
  "dilutedShares",
  "capitalExpenditure",
  "dividendsPaid",
  "dividendsPerShare",
  "shareRepurchases",
  "depreciationAndAmortization",
  "cashAndEquivalents",
  "totalDebt",
  "longTermDebt",
  "currentDebt",
];

/** Figures below zero that cannot be, which tells of a sign turned by the provider. */
export function signFindings({ fiscalYearEnd, figures }: AnnualStatement): readonly Finding[] {
  return neverNegative.flatMap((name) => {
    const value = figures[name];
    if (value === null || value >= 0) return [];
    return [{ severity: "doubt", code: "signUnlikely", name, fiscalYearEnd, value } satisfies Finding];
  });
}

/** Years that stand twice. */
export function duplicateFindings(statements: readonly AnnualStatement[]): readonly Finding[] {
  const ends = statements.map(({ fiscalYearEnd }) => fiscalYearEnd);
  return [...new Set(ends.filter((end, index) => ends.indexOf(end) !== index))].map((fiscalYearEnd) => ({
    severity: "refusal",
    code: "yearDuplicated",
    fiscalYearEnd,
  }));
}
