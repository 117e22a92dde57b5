/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to turn one text into the other
 * (optimal string alignment); `limit + 1` as soon as it is sure to be more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + cost);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, at(beforePrevious, column - 2) + 1);
      }
      current.push(best);
      smallest = Math.min(smallest, best);
    }
    if (smallest > limit) return limit + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return Math.min(at(previous, to.length), limit + 1);
}

/** The cell of a row; every index asked for has been written before. */
const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
