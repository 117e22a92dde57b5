import type { AnnualStatement, Fundamentals, Ratio } from "@valora/valuation";

/**
 * The same company per quoted share, when that is not the share of its statements: a receipt for five shares, or a class
 * with a five hundredth of the rights. Counts are divided by `sharesPerQuoted`, per-share figures multiplied.
 */
export function onQuotedBasis(fundamentals: Fundamentals, sharesPerQuoted: Ratio): Fundamentals {
  if (sharesPerQuoted === 1) return fundamentals;
  const { sharesOutstanding, statements } = fundamentals;
  return {
    ...fundamentals,
    sharesOutstanding: sharesOutstanding && { ...sharesOutstanding, value: sharesOutstanding.value / sharesPerQuoted },
    statements: statements.map((statement) => rebased(statement, sharesPerQuoted)),
  };
}

function rebased(statement: AnnualStatement, sharesPerQuoted: Ratio): AnnualStatement {
  const { dilutedShares, epsDiluted, dividendsPerShare } = statement.figures;
  return {
    ...statement,
    figures: {
      ...statement.figures,
      dilutedShares: dilutedShares && dilutedShares / sharesPerQuoted,
      epsDiluted: epsDiluted && epsDiluted * sharesPerQuoted,
      dividendsPerShare: dividendsPerShare && dividendsPerShare * sharesPerQuoted,
    },
  };
}
