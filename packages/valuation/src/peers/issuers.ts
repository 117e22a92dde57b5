import type { Fundamentals } from "../inputs/fundamentals.ts";

type Listed = Pick<Fundamentals, "ticker" | "cik" | "statements">;

/**
 * The key of an issuer: its CIK, and its latest statement, which joins listings without a known CIK. Two
 * classes of one company have the number in common, also where one has a statement more than the other.
 */
function keysOf(listed: Listed): readonly string[] {
  const known = keysByListing.get(listed) ?? writtenKeysOf(listed);
  keysByListing.set(listed, known);
  return known;
}

/** Written once for each listing: peers of hundreds of companies are chosen among the same ones. */
const keysByListing = new WeakMap<Listed, readonly string[]>();

function writtenKeysOf({ ticker, cik, statements }: Listed): string[] {
  const latest = statements.at(-1);
  const { netIncome = null, totalAssets = null } = latest?.figures ?? {};
  const isTold = latest !== undefined && netIncome !== null && totalAssets !== null;
  return [
    `ticker ${ticker}`,
    ...(cik ? [`cik ${cik}`] : []),
    ...(isTold ? [`statement ${latest.fiscalYearEnd} ${netIncome} ${totalAssets}`] : []),
  ];
}

/** Whether two listings are shares of one issuer: GOOG and GOOGL, whichever has newer statements. */
export function areOfOneIssuer(one: Listed, other: Listed): boolean {
  const keys = new Set(keysOf(one));
  return keysOf(other).some((key) => keys.has(key));
}

/**
 * Each issuer once, by the first of its listings: what is counted, summed or averaged over companies passes here, so that two
 * classes of shares do not count a company twice. Those of the issuers in `without` are left out.
 */
export function eachIssuerOnce<Item>(
  items: readonly Item[],
  fundamentalsOf: (item: Item) => Listed,
  { without = [] }: { without?: readonly Listed[] } = {},
): Item[] {
  const seen = new Set(without.flatMap(keysOf));
  return items.filter((item) => {
    const keys = keysOf(fundamentalsOf(item));
    const isSeen = keys.some((key) => seen.has(key));
    // Also of one that was seen: a third class may have in common with it what the first has not.
    for (const key of keys) seen.add(key);
    return !isSeen;
  });
}
