import { zigguratNormals } from "./ziggurat.ts";

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
  const uniform = sfc32(splitmix32(seed));
  return { uniform, normal: zigguratNormals(uniform) };
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

/** Two words of the generator for each number, in locals between one read and one write of its state. */
function sfc32(nextSeed: () => number): () => number {
  const state = Int32Array.of(nextSeed(), nextSeed(), nextSeed(), 1);
  const next = () => {
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = state[2] ?? 0;
    const counter = state[3] ?? 0;
    const high = (a + b + counter) | 0;
    const a2 = b ^ (b >>> 9);
    const b2 = (c + (c << 3)) | 0;
    const c2 = (((c << 21) | (c >>> 11)) + high) | 0;
    const low = (a2 + b2 + counter + 1) | 0;
    state[0] = b2 ^ (b2 >>> 9);
    state[1] = c2 + (c2 << 3);
    state[2] = ((c2 << 21) | (c2 >>> 11)) + low;
    state[3] = counter + 2;
    return ((high >>> 5) * 67_108_864 + (low >>> 6)) / 9_007_199_254_740_992;
  };
  // The first twelve words still show the seed.
  for (let round = 0; round < 6; round += 1) next();
  return next;
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
