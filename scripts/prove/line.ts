/** A straight line through points, and the standard error of its slope. */
export type Fit = { slope: number; standardError: number };

/** By least squares; both figures are NaN where there are fewer than three points. */
export function line(points: readonly (readonly [x: number, y: number])[]): Fit {
  const count = points.length;
  if (count < 3) return { slope: Number.NaN, standardError: Number.NaN };
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / count;
  const [meanX, meanY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residues = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, standardError: Math.sqrt(residues / (count - 2) / spread) };
}
