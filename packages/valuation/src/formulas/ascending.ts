const digitBits = 16;
const digits = 1 << digitBits;

/**
 * The same values in ascending order: four passes over digits of 16 bits instead of comparisons, several times faster for a
 * hundred thousand values. −0 comes before 0, as `sort` of a typed array has it. The values must not be NaN.
 *
 * @see Knuth, *The Art of Computer Programming*, vol. 3, 5.2.5 (sorting by distribution)
 */
export function ascending(values: Float64Array): Float64Array {
  // Below this the counts of the digits cost more than comparisons.
  if (values.length < 20_000) return values.slice().sort();
  let from = Float64Array.from(values);
  let to = new Float64Array(values.length);
  flip(from, false);
  for (let digit = 0; digit < 4; digit += 1) {
    distribute(new Uint16Array(from.buffer), digit, from, to);
    [from, to] = [to, from];
  }
  flip(from, true);
  return from;
}

/** Bits of a double ordered as whole numbers: all of them turned for negative ones, the sign alone for the others. */
function flip(values: Float64Array, back: boolean): void {
  const words = new Uint32Array(values.buffer);
  for (let index = 1; index < words.length; index += 2) {
    const high = words[index] ?? 0;
    const isNegative = high >>> 31 === (back ? 0 : 1);
    words[index] = isNegative ? ~high : high ^ 0x80000000;
    if (isNegative) words[index - 1] = ~(words[index - 1] ?? 0);
  }
}

function distribute(words: Uint16Array, digit: number, from: Float64Array, to: Float64Array): void {
  const starts = new Uint32Array(digits + 1);
  for (let index = digit; index < words.length; index += 4) {
    const after = (words[index] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let value = 1; value < digits; value += 1) starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0);
  const source = new Int32Array(from.buffer);
  const target = new Int32Array(to.buffer);
  for (let index = 0; index < from.length; index += 1) {
    const value = words[4 * index + digit] ?? 0;
    const place = starts[value] ?? 0;
    starts[value] = place + 1;
    // As whole numbers: a pattern that is no number as a double could change on its way.
    target[2 * place] = source[2 * index] ?? 0;
    target[2 * place + 1] = source[2 * index + 1] ?? 0;
  }
}
