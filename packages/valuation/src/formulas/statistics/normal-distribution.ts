/**
 * Probability that a standard normal variable stays below `z`.
 *
 *   ½ + φ(z) × (z + z³/3 + z⁵/(3·5) + z⁷/(3·5·7) + …)
 *
 * Correct to about 15 digits within ±7; beyond ±8.3 a double cannot tell it from 0 or 1.
 *
 * @see Marsaglia (2004), "Evaluating the Normal Distribution", Journal of Statistical Software 11(4)
 */
export function normalDistribution(z: number): number {
  if (z < -8.3) return 0;
  if (z > 8.3) return 1;
  let sum = z;
  let term = z;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return Math.max(0, 0.5 + (sum * Math.exp(-0.5 * z * z)) / Math.sqrt(2 * Math.PI));
}
