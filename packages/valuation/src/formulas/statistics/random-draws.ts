import { quickNormals, zigguratNormals } from "./ziggurat.ts";

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
  const stream: Stream = {
    fill: sfc32(splitmix32(seed)),
    uniforms: new Float64Array(batch),
    normals: new Float64Array(batch),
    at: batch,
  };
  const uniform = () => nextUniform(stream);
  const normal = zigguratNormals(uniform);
  return { uniform, normal: () => nextNormal(stream, normal) };
}

/** So many numbers are made at once: a loop that makes hundreds keeps the state of the generator in registers. */
const batch = 512;

/** Numbers ready to be drawn, `at` the next one, and beside each the normal number that it gives by itself, or NaN. */
type Stream = {
  fill: (numbers: Float64Array) => void;
  uniforms: Float64Array;
  normals: Float64Array;
  at: number;
};

function nextUniform(stream: Stream): number {
  if (stream.at === batch) refill(stream);
  const uniform = stream.uniforms[stream.at] ?? 0;
  stream.at += 1;
  return uniform;
}

/** `slow` draws the numbers itself: one in fifty takes more than one of them. */
function nextNormal(stream: Stream, slow: () => number): number {
  if (stream.at === batch) refill(stream);
  const normal = stream.normals[stream.at] ?? 0;
  if (Number.isNaN(normal)) return slow();
  stream.at += 1;
  return normal;
}

function refill(stream: Stream): void {
  stream.fill(stream.uniforms);
  quickNormals(stream.uniforms, stream.normals);
  stream.at = 0;
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

/** Fills lists with the next numbers: two words of the generator for each. */
function sfc32(nextSeed: () => number): (numbers: Float64Array) => void {
  const state = Int32Array.of(nextSeed(), nextSeed(), nextSeed(), 1);
  const fill = (numbers: Float64Array) => {
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let counter = state[3] ?? 0;
    for (let index = 0; index < numbers.length; index += 1) {
      const high = (a + b + counter) | 0;
      const a2 = b ^ (b >>> 9);
      const b2 = (c + (c << 3)) | 0;
      const c2 = (((c << 21) | (c >>> 11)) + high) | 0;
      const low = (a2 + b2 + counter + 1) | 0;
      a = b2 ^ (b2 >>> 9);
      b = (c2 + (c2 << 3)) | 0;
      c = (((c2 << 21) | (c2 >>> 11)) + low) | 0;
      counter = (counter + 2) | 0;
      numbers[index] = ((high >>> 5) * 67_108_864 + (low >>> 6)) / 9_007_199_254_740_992;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
  };
  // The first twelve words still show the seed.
  fill(new Float64Array(6));
  return fill;
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
