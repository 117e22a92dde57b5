import type { PerShare } from "@valora/valuation";

/** A close as a list gives it, what the share cost that day by another provider, and the dividends a share paid since. */
export type WitnessedClose = { given: PerShare; known: PerShare; dividendsSince: PerShare };

/** Below this part of the price, rounding and the day of the month say more than dividends do. */
const leastTelling = 0.005;
/** A close that is neither the price nor the price less dividends is of another share, or of another basis. */
const mostApart = 0.25;

/**
 * Whether a list of closes takes later dividends out, judged by what shares cost: what a list says of itself proves nothing. Null
 * where no witness tells, or two of them say different things.
 */
export function adjustmentOf(witnesses: readonly WitnessedClose[]): "splits" | "splitsAndDividends" | null {
  const verdicts = new Set(
    witnesses.flatMap(({ given, known, dividendsSince }) => {
      if (!(given > 0) || !(known > 0)) return [];
      const [gap, expected] = [known / given - 1, dividendsSince / known];
      if (!(expected >= leastTelling)) return [];
      if (Math.abs(gap) > expected * (1 + mostApart) + leastTelling) return [null];
      return [gap > expected / 2 ? ("splitsAndDividends" as const) : ("splits" as const)];
    }),
  );
  const [verdict = null, ...others] = verdicts;
  return others.length > 0 ? null : verdict;
}
