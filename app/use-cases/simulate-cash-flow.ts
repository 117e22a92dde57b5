import { type Estimate, normalDraw, percentileOfSorted, revaluation, simulate } from "@valora/valuation";
import type { Simulation } from "../contracts/analysis-answer.ts";
import type { Analysis } from "./analyse-company.ts";
import type { Context } from "./context.ts";

/** How far the two assumptions are drawn from the value in use: one and two percentage points. */
const WACC_DEVIATION = 0.01;
const GROWTH_DEVIATION = 0.02;
/** Draws between two pauses: a few hundredths of a second, so that other requests are answered meanwhile. */
const DRAWS_AT_ONCE = 4_000;

/**
 * The discounted cash flow under uncertainty: WACC and the growth of the first year drawn from normal distributions
 * around the values in use, the perpetual growth fixed. Null when no simulation was asked for, or the method gives no
 * value to begin with.
 */
export async function simulateCashFlow(
  { pause }: Pick<Context, "pause">,
  { query, report, file }: Analysis,
): Promise<Simulation | null> {
  const { outcome } = report.methods.find(({ method }) => method === "discountedCashFlow") ?? {};
  if (query.simulation === undefined || outcome?.kind !== "estimate") return null;
  const { paths, seed } = query.simulation;
  const drawFrom = drawingFrom(outcome);
  if (drawFrom === null) return null;

  const values = new Float64Array(paths);
  let accepted = 0;
  for (let done = 0; done < paths; done += DRAWS_AT_ONCE) {
    const slice = simulate({
      paths: Math.min(DRAWS_AT_ONCE, paths - done),
      seed: seedOfSlice(seed, done / DRAWS_AT_ONCE),
      draw: drawFrom,
    });
    values.set(slice.sortedValues, accepted);
    accepted += slice.accepted;
    await pause();
  }
  const sorted = values.slice(0, accepted).sort();
  return { paths, seed, rejected: paths - accepted, ...distributionOf(sorted, file.fundamentals.quote?.value ?? null) };
}

type Draw = Parameters<typeof simulate>[0]["draw"];

/** One draw of the value, through the very steps of the estimate's trace. */
function drawingFrom({ drivers, trace }: Estimate): Draw | null {
  const driver = (name: "wacc" | "growth") =>
    trace.nodes.find((node) => node.name === name && drivers.includes(node.id));
  const wacc = driver("wacc");
  const growth = driver("growth");
  if (wacc === undefined || growth === undefined) return null;
  const valueWith = revaluation(trace, [wacc.id, growth.id]);
  return (random) =>
    valueWith([
      normalDraw({ random, mean: wacc.value, standardDeviation: WACC_DEVIATION }),
      normalDraw({ random, mean: growth.value, standardDeviation: GROWTH_DEVIATION }),
    ]);
}

/** A seed of 32 bits for each slice, in which all 53 bits of the asked one count. */
function seedOfSlice(seed: number, slice: number): number {
  const low = seed % 2 ** 32;
  const high = Math.floor(seed / 2 ** 32);
  return (low ^ Math.imul(high, 0x9e3779b1) ^ Math.imul(slice, 0x85ebca77)) >>> 0;
}

function distributionOf(sorted: Float64Array, price: number | null) {
  const at = (probability: number) => percentileOfSorted({ sorted, probability });
  const { length } = sorted;
  return {
    percentiles: {
      p5: at(0.05),
      p10: at(0.1),
      p25: at(0.25),
      p50: at(0.5),
      p75: at(0.75),
      p90: at(0.9),
      p95: at(0.95),
    },
    mean: length === 0 ? null : sorted.reduce((sum, value) => sum + value, 0) / length,
    probabilityAbovePrice:
      price === null || length === 0 ? null : sorted.filter((value) => value > price).length / length,
  };
}
