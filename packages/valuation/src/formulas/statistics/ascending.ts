const digitBits = 11;
const digits = 1 << digitBits;
/** Runs up to this long are put in order by insertion. */
const shortRun = 24;

/**
 * The same values in ascending order: three passes over digits of eleven bits of the upper word instead of comparisons, and
 * comparisons only among values that share it; several times faster for a hundred thousand values. −0 comes before 0, as
 * `sort` of a typed array has it. The values must not be NaN.
 *
 * @see Knuth, *The Art of Computer Programming*, vol. 3, 5.2.5 (sorting by distribution)
 */
export function ascending(values: Float64Array): Float64Array {
  // Below this the counts of the digits cost more than comparisons.
  if (values.length < 4_000) return values.slice().sort();
  let from = Float64Array.from(values);
  let to = new Float64Array(values.length);
  for (const shift of [0, digitBits, 2 * digitBits]) {
    distribute(from, to, shift);
    [from, to] = [to, from];
  }
  settleRuns(from);
  return from;
}

/** The upper word of a double as a whole number that orders like the double: all bits turned for negative ones, the sign alone else. */
function keyOf(upperWord: number): number {
  return (upperWord ^ ((upperWord >> 31) | 0x80000000)) >>> 0;
}

function distribute(from: Float64Array, to: Float64Array, shift: number): void {
  const words = new Int32Array(from.buffer);
  const starts = new Uint32Array(digits + 1);
  for (let index = 1; index < words.length; index += 2) {
    const after = ((keyOf(words[index] ?? 0) >>> shift) & (digits - 1)) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let digit = 1; digit < digits; digit += 1) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  for (let index = 0; index < from.length; index += 1) {
    const digit = (keyOf(words[2 * index + 1] ?? 0) >>> shift) & (digits - 1);
    const place = starts[digit] ?? 0;
    starts[digit] = place + 1;
    to[place] = from[index] ?? 0;
  }
}

/** Puts in order, within each run of values that share their upper word, those that differ in the lower one. */
function settleRuns(values: Float64Array): void {
  const words = new Int32Array(values.buffer);
  for (let start = 0; start < values.length; ) {
    const shared = words[2 * start + 1];
    let end = start + 1;
    while (end < values.length && words[2 * end + 1] === shared) end += 1;
    if (end - start > shortRun) values.subarray(start, end).sort();
    else if (end - start > 1) insertInOrder(values, start, end);
    start = end;
  }
}

function insertInOrder(values: Float64Array, start: number, end: number): void {
  for (let index = start + 1; index < end; index += 1) {
    const value = values[index] ?? 0;
    let place = index;
    while (place > start && (values[place - 1] ?? 0) > value) {
      values[place] = values[place - 1] ?? 0;
      place -= 1;
    }
    values[place] = value;
  }
}
