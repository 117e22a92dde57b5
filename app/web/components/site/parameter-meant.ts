/** Words of the subject for parameters that an address names otherwise. */
const otherWords: Readonly<Record<string, string>> = {
  growth: "g",
  discountrate: "wacc",
  years: "horizon",
  symbols: "tickers",
};

const shortest = 3;
const longest = 30;
/** From this length on, two letters may be wrong. */
const long = 6;

/** The parameter that a name nearly is; null for one that is known, and for what a link gathers on its way. */
export function parameterMeant(name: string, known: readonly string[]): string | null {
  if (known.includes(name.replace(/\.\d+$/, ""))) return null;
  const lower = name.toLowerCase();
  const same = known.find((each) => each.toLowerCase() === lower || each === otherWords[lower]);
  if (same !== undefined) return same;
  if (name.length < shortest || name.length > longest) return null;
  const near = known
    .filter((each) => each.length >= shortest)
    .map((each) => ({ each, edits: editDistance(lower, each.toLowerCase()) }))
    .filter(({ each, edits }) => edits <= (Math.min(each.length, name.length) >= long ? 2 : 1))
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.each ?? null;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of another. */
function editDistance(one: string, other: string): number {
  let [twoAbove, above] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoAbove, above] = [above, current];
  }
  return above[other.length] ?? 0;
}
