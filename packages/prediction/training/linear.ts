import { mean, median, quantile } from "./statistics.ts";

/** Weights of a linear model on prepared columns, the intercept apart. */
export type LinearFit = { intercept: number; weights: Float64Array };

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

function dot(left: ArrayLike<number>, right: ArrayLike<number>, length: number): number {
  let total = 0;
  for (let index = 0; index < length; index += 1) total += at(left, index) * at(right, index);
  return total;
}

/** Keeps a pivot of rounding noise from turning the root into NaN. */
const smallestPivot = 1e-12;

/**
 * Least squares with an L2 penalty on the weights, not on the intercept: solves (X'X + penalty·n·I) w = X'y on centred
 * data by Cholesky. With a penalty of 0 the columns must be independent.
 */
export function ridgeFit(rows: readonly ArrayLike<number>[], target: ArrayLike<number>, penalty: number): LinearFit {
  const count = rows.length;
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, j) => centred(Float64Array.from(rows, (row) => at(row, j))));
  const response = centred(Float64Array.from(target));
  const products = columns.map((column, j) =>
    Float64Array.from({ length: j + 1 }, (_, k) => {
      const product = dot(column.values, columns[k]?.values ?? [], count);
      return j === k ? product + penalty * count : product;
    }),
  );
  const right = Float64Array.from(columns, (column) => dot(column.values, response.values, count));
  const weights = solvePositive(products, right);
  const means = columns.map((column) => column.mean);
  return { intercept: response.mean - dot(weights, means, width), weights };
}

function centred(values: Float64Array): { mean: number; values: Float64Array } {
  const average = mean(values);
  return { mean: average, values: values.map((value) => value - average) };
}

/** Solves A x = b for a symmetric positive definite A given by the rows of its lower triangle (Cholesky). */
function solvePositive(triangle: readonly Float64Array[], right: Float64Array): Float64Array {
  const lower = choleskyFactor(triangle);
  const diagonal = (j: number) => at(lower[j] ?? [], j);
  const forward = new Float64Array(right.length);
  for (const [j, row] of lower.entries()) forward[j] = (at(right, j) - dot(row, forward, j)) / diagonal(j);
  const solution = new Float64Array(right.length);
  for (let j = right.length - 1; j >= 0; j -= 1) {
    const column = lower.map((row, k) => (k > j ? at(row, j) : 0));
    solution[j] = (at(forward, j) - dot(column, solution, column.length)) / diagonal(j);
  }
  return solution;
}

/** L with L·L' = A, row by row. */
function choleskyFactor(triangle: readonly Float64Array[]): Float64Array[] {
  const lower: Float64Array[] = [];
  for (const [j, values] of triangle.entries()) {
    const row = new Float64Array(j + 1);
    for (let k = 0; k < j; k += 1) {
      const other = lower[k] ?? new Float64Array(k + 1);
      row[k] = (at(values, k) - dot(row, other, k)) / at(other, k);
    }
    row[j] = Math.sqrt(Math.max(at(values, j) - dot(row, row, j), smallestPivot));
    lower.push(row);
  }
  return lower;
}

export const linearPrediction = ({ intercept, weights }: LinearFit, row: ArrayLike<number>): number =>
  weights.reduce((total, weight, j) => total + weight * (row[j] ?? 0), intercept);

/** Winsorises at training's 1 % and 99 %, puts training's median where a value is missing, and scales to unit deviation. */
export function columnPreparation(rows: readonly ArrayLike<number>[]): (row: ArrayLike<number>) => Float64Array {
  const width = rows[0]?.length ?? 0;
  const scales = Array.from({ length: width }, (_, j) => {
    const known = rows.map((row) => row[j] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    if (known.length === 0) return { low: 0, high: 0, middle: 0, deviation: 1 };
    const [low, high, middle] = [quantile(known, 0.01), quantile(known, 0.99), median(known)];
    const spread = known.map((value) => (Math.min(high, Math.max(low, value)) - middle) ** 2);
    const deviation = Math.sqrt(spread.reduce((total, value) => total + value, 0) / spread.length);
    return { low, high, middle, deviation: deviation || 1 };
  });
  return (row) =>
    Float64Array.from(scales, ({ low, high, middle, deviation }, j) => {
      const value = row[j] ?? Number.NaN;
      return Number.isNaN(value) ? 0 : (Math.min(high, Math.max(low, value)) - middle) / deviation;
    });
}
