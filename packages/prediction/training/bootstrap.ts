import { randomStream } from "./random.ts";
import { quantile } from "./statistics.ts";

export type Interval = { low: number; high: number };

/**
 * 95 % interval of a statistic by resampling whole companies with replacement: years of one company are not independent.
 */
export function companyBootstrap<Row>(
  rows: readonly Row[],
  companyOf: (row: Row) => string,
  statistic: (rows: readonly Row[]) => number,
  { draws, seed }: { draws: number; seed: number },
): Interval {
  const companies = [...Map.groupBy(rows, companyOf).values()];
  const random = randomStream(seed);
  const values = Array.from({ length: draws }, () => {
    const drawn = companies.flatMap(() => companies[Math.floor(random() * companies.length)] ?? []);
    return statistic(drawn);
  });
  return { low: quantile(values, 0.025), high: quantile(values, 0.975) };
}
