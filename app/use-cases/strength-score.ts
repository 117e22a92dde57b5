import { type AnnualStatement, type FigureName, type Fundamentals, piotroskiF } from "@valora/valuation";

type PiotroskiYear = Parameters<typeof piotroskiF>[0]["current"];

const yearInMilliseconds = 365.25 * 86_400_000;
/** Two fiscal years in a row end about a year apart. */
const oneYear = { least: 0.9, most: 1.1 } as const;

/** Piotroski's score of the last fiscal year; null without the year before it. Not for banks and insurers. */
export function strengthScore({ statements }: Fundamentals): { score: number; known: number } | null {
  const [current, prior, earlier] = statements.toReversed();
  if (!current || !prior || !follows(current, prior)) return null;
  const { score, known } = piotroskiF({
    current: yearOf(current, prior),
    prior: yearOf(prior, earlier && follows(prior, earlier) ? earlier : null),
  });
  return known === 0 ? null : { score, known };
}

function follows(later: AnnualStatement, earlier: AnnualStatement): boolean {
  const years = (Date.parse(later.fiscalYearEnd) - Date.parse(earlier.fiscalYearEnd)) / yearInMilliseconds;
  return years >= oneYear.least && years <= oneYear.most;
}

function yearOf({ figures }: AnnualStatement, before: AnnualStatement | null): PiotroskiYear {
  const filed = (name: FigureName) => figures[name];
  const opening = before?.figures.totalAssets ?? null;
  const closing = filed("totalAssets");
  return {
    netIncome: filed("netIncome"),
    operatingCashFlow: filed("operatingCashFlow"),
    revenue: filed("revenue"),
    grossProfit: filed("grossProfit"),
    assetsAtYearStart: opening,
    averageAssets: opening === null || closing === null ? null : (opening + closing) / 2,
    longTermDebt: filed("longTermDebt"),
    currentAssets: filed("currentAssets"),
    currentLiabilities: filed("currentLiabilities"),
    shares: filed("dilutedShares"),
  };
}
