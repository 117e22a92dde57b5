import { countUpTo, type HistogramBin, histogramOfSorted } from "../formulas/statistics/histogram.ts";
import { randomSource } from "../formulas/statistics/random-draws.ts";
import { percentileOfSorted } from "../formulas/statistics/statistics.ts";
import type { PerShare, Rate } from "../inputs/units.ts";
import type { LeverChange } from "../methods/flow-declaration.ts";
import { type FlowLever, part, points } from "../methods/flow-declaration.ts";
import { byFlowMethod, type FlowMethodName } from "../methods/flow-declarations.ts";
import type { ValuationReport } from "../report/report.ts";
import { cashFlowKernelOf } from "./cash-flow-kernel.ts";
import { type FlowModel, flowModelOf } from "./flow-model.ts";
import type { Unavailable } from "./unavailable.ts";

export const simulationPercentiles = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const;

export type ValueDistribution = {
  kind: "valueDistribution";
  method: FlowMethodName;
  paths: number;
  /** Draws whose assumptions have no meaning together. Counted, never drawn again. */
  rejected: number;
  /** Accepted draws in which claims exceed the firm: the share is worth nothing, not less. */
  worthless: number;
  mean: PerShare;
  /** Value below which a draw falls with each probability of `simulationPercentiles`, in that order. */
  percentiles: readonly { probability: Rate; value: PerShare }[];
  /** Share of the accepted draws worth more than the price; null without one. */
  probabilityAbovePrice: Rate | null;
  /** Equal widths from the 1st to the 99th percentile; what lies outside is counted in the first and last bin. */
  histogram: readonly HistogramBin[];
};

/** More than one draw in twenty has no meaning: what is left over is no fair picture. */
export type SimulationRefused = { kind: "refused"; reason: "tooManyRejected"; paths: number; rejected: number };

/** A simulation that can be taken in slices: the same draws in the same order however it is cut. */
export type Simulator = {
  kind: "simulator";
  method: FlowMethodName;
  advance: (paths: number) => void;
  result: () => ValueDistribution | SimulationRefused;
};

export type SimulationOptions = {
  seed: number;
  price: PerShare | null;
  method?: FlowMethodName;
  /** Instead of the usual ones, where given. */
  deviations?: DrawnDeviations;
};

const rejectedAtMost: Rate = 0.05;
const bins = 40;

/** Standard deviations of the reader's own, in the kind of the usual one: points of a rate, or parts of what is there. */
export type DrawnDeviations = Readonly<Partial<Record<FlowLever, number>>>;

/** Accepted standard deviations, both ends included: 0 holds the assumption still. */
export const deviationRange = { minimum: 0, maximum: 0.5 } as const;

/** Standard deviations: one point of the discount rate, two of growth, a tenth of what the company earns or pays. */
export const usualDeviations: Readonly<Record<FlowMethodName, readonly (readonly [FlowLever, LeverChange])[]>> =
  byFlowMethod(({ drawn }) => deviationsWith(drawn));

function deviationsWith(lever: FlowLever): (readonly [FlowLever, LeverChange])[] {
  return [
    ["discountRate", points(0.01)],
    ["growth", points(0.02)],
    [lever, part(0.1)],
  ];
}

/**
 * Distribution of a flow method's value when its assumptions are drawn at random.
 *
 * Discount rate, growth of the first year and margin (return on equity, payout, exit multiple for the other methods) are
 * drawn from independent normal distributions around the report's own numbers: ± 1 point, ± 2 points, ± a tenth. Perpetual growth
 * holds. It says how much the value hangs on these assumptions, not how likely the future is. The same `seed` (a whole
 * number below 2³²) gives the same distribution, digit for digit. `deviations` replaces the widths of the draws; an
 * assumption of width 0 stands still, and the others are drawn as before.
 *
 * Refused: more than 5 % of the draws have no meaning (discount rate at or below growth). Unavailable: `methodNotApplicable`.
 *
 * @see Damodaran, *Strategic Risk Taking*, ch. 6
 */
export function simulationOf(
  report: ValuationReport,
  options: SimulationOptions & { paths: number },
): ValueDistribution | SimulationRefused | Unavailable {
  const simulator = simulatorOf(report, options);
  if (simulator.kind === "unavailable") return simulator;
  simulator.advance(options.paths);
  return simulator.result();
}

/** `simulationOf`, to be taken in slices between which others may work. Without a draw it refuses. */
export function simulatorOf(report: ValuationReport, options: SimulationOptions): Simulator | Unavailable {
  const model = flowModelOf(report, options.method);
  if (model.kind === "unavailable") return model;
  const draw = drawingFrom(model, options);
  const accepted: Float64Array[] = [];
  let paths = 0;
  return {
    kind: "simulator",
    method: model.method,
    advance: (more) => {
      const values = new Float64Array(more);
      let count = 0;
      for (let path = 0; path < more; path += 1) {
        const value = draw();
        if (Number.isNaN(value)) continue;
        values[count] = value;
        count += 1;
      }
      accepted.push(values.subarray(0, count));
      paths += more;
    },
    result: () => distributionOf({ method: model.method, paths, accepted, price: options.price }),
  };
}

/** One value after the other: NaN for a draw without meaning, 0 for a share under water. */
function drawingFrom(model: FlowModel, { seed, deviations = {} }: SimulationOptions): () => number {
  const drawn = usualDeviations[model.method].flatMap(([lever, { kind, size: usual }]) => {
    const middle = model.levers[lever];
    const size = deviations[lever] ?? usual;
    return middle === undefined
      ? []
      : [{ lever, middle, deviation: kind === "points" ? size : Math.abs(middle) * size }];
  });
  const valueAt = fastest(
    model,
    drawn.map(({ lever }) => lever),
  );
  const ratePosition = drawn.findIndex(({ lever }) => lever === "discountRate");
  const { normal } = randomSource(seed);
  const numbers = drawn.map(({ middle }) => middle);
  return () => {
    for (let index = 0; index < drawn.length; index += 1) {
      const each = drawn[index];
      if (each) numbers[index] = each.middle + each.deviation * normal();
    }
    if ((numbers[ratePosition] ?? 1) <= 0) return Number.NaN;
    const value = valueAt(numbers);
    return Number.isFinite(value) ? Math.max(0, value) : Number.NaN;
  };
}

/** The model over its drawn levers: as one loop where that is proven to give the same, else step by step. */
function fastest(model: FlowModel, levers: readonly FlowLever[]): (values: readonly number[]) => number {
  const kernel = levers.join() === "discountRate,growth,margin" ? cashFlowKernelOf(model) : null;
  if (!kernel) return model.rawOver(levers);
  return (values) => kernel(values[0] ?? Number.NaN, values[1] ?? Number.NaN, values[2] ?? Number.NaN);
}

function distributionOf(draws: {
  method: FlowMethodName;
  paths: number;
  accepted: readonly Float64Array[];
  price: PerShare | null;
}): ValueDistribution | SimulationRefused {
  const { method, paths, price } = draws;
  const sorted = joined(draws.accepted).sort();
  const rejected = paths - sorted.length;
  if (sorted.length === 0 || rejected > rejectedAtMost * paths) {
    return { kind: "refused", reason: "tooManyRejected", paths, rejected };
  }
  const average = sorted.reduce((total, value) => total + value, 0) / sorted.length;
  const at = (probability: number) => percentileOfSorted({ sorted, probability }) ?? average;
  return {
    kind: "valueDistribution",
    method,
    paths,
    rejected,
    worthless: countUpTo(sorted, 0),
    mean: average,
    percentiles: simulationPercentiles.map((probability) => ({ probability, value: at(probability) })),
    probabilityAbovePrice: price === null ? null : (sorted.length - countUpTo(sorted, price)) / sorted.length,
    histogram: histogramOfSorted({ sorted, low: at(0.01), high: at(0.99), bins }),
  };
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
