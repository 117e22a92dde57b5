import { type Estimate, normalDraw, revaluation, simulate } from "@valora/valuation";
import type { Simulation } from "../contracts/analysis-answer.ts";
import type { Analysis } from "./analyse-company.ts";

/** How far the two assumptions are drawn from the value in use: one and two percentage points. */
const WACC_DEVIATION = 0.01;
const GROWTH_DEVIATION = 0.02;

/**
 * The discounted cash flow under uncertainty: WACC and the growth of the first year drawn from normal distributions
 * around the values in use, the perpetual growth fixed. Null when no simulation was asked for, or the method gives no
 * value to begin with.
 */
export function simulateCashFlow({ query, report, file }: Analysis): Simulation | null {
  const { outcome } = report.methods.find(({ method }) => method === "discountedCashFlow") ?? {};
  if (query.simulation === undefined || outcome?.kind !== "estimate") return null;
  const wacc = driver(outcome, "wacc");
  const growth = driver(outcome, "growth");
  if (wacc === null || growth === null) return null;

  const { paths, seed } = query.simulation;
  const valueWith = revaluation(outcome.trace, [wacc.id, growth.id]);
  const { rejected, mean, percentile, sortedValues } = simulate({
    paths,
    seed,
    draw: (random) =>
      valueWith([
        normalDraw({ random, mean: wacc.value, standardDeviation: WACC_DEVIATION }),
        normalDraw({ random, mean: growth.value, standardDeviation: GROWTH_DEVIATION }),
      ]),
  });
  return {
    paths,
    seed,
    rejected,
    percentiles: {
      p5: percentile(0.05),
      p10: percentile(0.1),
      p25: percentile(0.25),
      p50: percentile(0.5),
      p75: percentile(0.75),
      p90: percentile(0.9),
      p95: percentile(0.95),
    },
    mean,
    probabilityAbovePrice: shareAbove(sortedValues, file.fundamentals.quote?.value ?? null),
  };
}

/** The quantity of an estimate's trace that the method names among those that tell most. */
function driver({ drivers, trace }: Estimate, name: "wacc" | "growth") {
  return trace.nodes.find((node) => node.name === name && drivers.includes(node.id)) ?? null;
}

function shareAbove(sortedValues: Float64Array, price: number | null): number | null {
  if (price === null || sortedValues.length === 0) return null;
  return sortedValues.filter((value) => value > price).length / sortedValues.length;
}
