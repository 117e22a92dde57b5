/** A stream of numbers that a seed determines: the same seed gives the same stream on every machine. */
export type RandomSource = {
  /** Evenly spread over [0, 1), 53 bits. */
  uniform: () => number;
  /** Standard normal: mean 0, deviation 1. */
  normal: () => number;
};

/**
 * Seeded stream of random numbers (sfc32, 128 bits of state, seeded through splitmix32).
 *
 * `seed` is a whole number below 2³². Not for secrets.
 *
 * @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md (sfc32 by Chris Doty-Humphrey, splitmix32)
 */
export function randomSource(seed: number): RandomSource {
  const word = sfc32(splitmix32(seed));
  const uniform = () => ((word() >>> 5) * 67_108_864 + (word() >>> 6)) / 9_007_199_254_740_992;
  return { uniform, normal: polarNormals(uniform) };
}

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}

function sfc32(nextSeed: () => number): () => number {
  let a = nextSeed();
  let b = nextSeed();
  let c = nextSeed();
  let counter = 1;
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  // The first words still show the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** Marsaglia's polar method: two normals from each accepted point of the unit disc. */
function polarNormals(uniform: () => number): () => number {
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const stretch = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * stretch;
      return x * stretch;
    }
  };
}

/**
 * A draw from a normal distribution.
 *
 *   mean + standardDeviation × Z
 */
export function normalDraw(inputs: { random: RandomSource; mean: number; standardDeviation: number }): number {
  return inputs.mean + inputs.standardDeviation * inputs.random.normal();
}

/**
 * A draw from the lognormal distribution with a given mean; never zero or negative.
 *
 *   mean × e^(s·Z − s²/2),   s² = ln(1 + coefficientOfVariation²)
 *
 * `mean` is positive; the coefficient of variation is standard deviation ÷ mean of the draws themselves, not of their
 * logarithms.
 */
export function lognormalDraw(inputs: { random: RandomSource; mean: number; coefficientOfVariation: number }): number {
  const variance = Math.log1p(inputs.coefficientOfVariation ** 2);
  return inputs.mean * Math.exp(Math.sqrt(variance) * inputs.random.normal() - variance / 2);
}

/**
 * A draw from a triangular distribution, by its inverse.
 *
 * `minimum ≤ mode ≤ maximum`; three equal numbers yield that number.
 */
export function triangularDraw(inputs: {
  random: RandomSource;
  minimum: number;
  mode: number;
  maximum: number;
}): number {
  const { random, minimum, mode, maximum } = inputs;
  const width = maximum - minimum;
  if (width === 0) return mode;
  const probability = random.uniform();
  return probability < (mode - minimum) / width
    ? minimum + Math.sqrt(probability * width * (mode - minimum))
    : maximum - Math.sqrt((1 - probability) * width * (maximum - mode));
}
