export type DifferentLine = { kind: "same" | "added" | "removed"; text: string };

/** Beyond this many pairs of lines the middle is shown as replaced as a whole. */
const MOST_PAIRS = 1_000_000;

/** The lines that lead from one text to another: as many as possible stay. */
export function textDifference(older: string, newer: string): DifferentLine[] {
  const before = older.split("\n");
  const after = newer.split("\n");
  const start = alikeAtStart(before, after);
  const end = alikeAtEnd(before.slice(start), after.slice(start));
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  const middle =
    left.length * right.length > MOST_PAIRS
      ? [...marked("removed", left), ...marked("added", right)]
      : walk(left, right);
  return [...marked("same", before.slice(0, start)), ...middle, ...marked("same", before.slice(before.length - end))];
}

const marked = (kind: DifferentLine["kind"], lines: readonly string[]): DifferentLine[] =>
  lines.map((text) => ({ kind, text }));

function alikeAtStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? one.length : at;
}

const alikeAtEnd = (one: readonly string[], other: readonly string[]): number =>
  Math.min(alikeAtStart(one.toReversed(), other.toReversed()), other.length);

/** How many lines the rest of both has in common, from each pair of places on. */
function commonAfter(left: readonly string[], right: readonly string[]) {
  const width = right.length + 1;
  const common = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        left[row] === right[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  return at;
}

/** Along the longest common subsequence of lines. */
function walk(left: readonly string[], right: readonly string[]): DifferentLine[] {
  const common = commonAfter(left, right);
  const lines: DifferentLine[] = [];
  let row = 0;
  let column = 0;
  for (let before = left[0], after = right[0]; before !== undefined && after !== undefined; ) {
    const kind = before === after ? "same" : goesFirst(common(row + 1, column), common(row, column + 1));
    lines.push({ kind, text: kind === "added" ? after : before });
    if (kind !== "added") row += 1;
    if (kind !== "removed") column += 1;
    before = left[row];
    after = right[column];
  }
  return [...lines, ...marked("removed", left.slice(row)), ...marked("added", right.slice(column))];
}

const goesFirst = (withoutBefore: number, withoutAfter: number) =>
  withoutBefore >= withoutAfter ? "removed" : "added";
