const longest = 64;
/** Three rows are enough; kept, because a search compares thousands of words. Nothing outlives a call. */
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to turn one text into the other
 * (optimal string alignment); `limit + 1` when it is more than `limit`, or when a text has more than 64 letters.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit || from.length > longest || to.length > longest) return limit + 1;
  for (let column = 0; column <= to.length; column++) put(0, column, column);
  for (let row = 1; row <= from.length; row++) {
    if (fillRow(from, to, row) > limit) return limit + 1;
  }
  return Math.min(at(from.length, to.length), limit + 1);
}

/** Fills one row from the two before it and returns its smallest cell: no later cell can be smaller. */
function fillRow(from: string, to: string, row: number): number {
  put(row, 0, row);
  let smallest = row;
  for (let column = 1; column <= to.length; column++) {
    const isSame = from.charCodeAt(row - 1) === to.charCodeAt(column - 1);
    let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1));
    if (row > 1 && column > 1 && isSwapped(from, to, row, column)) best = Math.min(best, at(row - 2, column - 2) + 1);
    put(row, column, best);
    smallest = Math.min(smallest, best);
  }
  return smallest;
}

const isSwapped = (from: string, to: string, row: number, column: number) =>
  from.charCodeAt(row - 1) === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1);

const rowAt = (row: number) => rows[(row % 3) as 0 | 1 | 2]; // a remainder of 3 is one of the three
const at = (row: number, column: number) => rowAt(row)[column] ?? 0;
const put = (row: number, column: number, value: number) => {
  rowAt(row)[column] = value;
};
