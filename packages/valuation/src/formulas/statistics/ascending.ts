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
  let from = values.slice();
  let to = new Float64Array(values.length);
  for (const [pass, starts] of startsOfDigits(from).entries()) {
    distribute(from, to, { shift: pass * digitBits, starts });
    [from, to] = [to, from];
  }
  settleRuns(from);
  return from;
}

/** The upper word of a double as a whole number that orders like the double: all bits turned for negative ones, the sign alone else. */
function keyOf(upperWord: number): number {
  return (upperWord ^ ((upperWord >> 31) | 0x80000000)) >>> 0;
}

/** For each of the three digits, where the values that have it at each of its sizes begin: counted in one pass. */
function startsOfDigits(values: Float64Array): [Uint32Array, Uint32Array, Uint32Array] {
  const words = new Int32Array(values.buffer);
  const lowest = new Uint32Array(digits + 1);
  const middle = new Uint32Array(digits + 1);
  const highest = new Uint32Array(digits + 1);
  for (let index = 1; index < words.length; index += 2) {
    const key = keyOf(words[index] ?? 0);
    count(lowest, key);
    count(middle, key >>> digitBits);
    count(highest, key >>> (2 * digitBits));
  }
  for (const starts of [lowest, middle, highest]) {
    for (let digit = 1; digit < digits; digit += 1) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  return [lowest, middle, highest];
}

/** One more value of this digit, before which those of the next one cannot begin. */
function count(starts: Uint32Array, key: number): void {
  const next = (key & (digits - 1)) + 1;
  starts[next] = (starts[next] ?? 0) + 1;
}

function distribute(from: Float64Array, to: Float64Array, by: { shift: number; starts: Uint32Array }): void {
  const { shift, starts } = by;
  const words = new Int32Array(from.buffer);
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
