import type { PerShare, Ratio } from "../inputs/units.ts";
import type { FlowLever, LeverChange } from "../methods/flow-declaration.ts";
import { type FlowMethodName, flowDeclarations } from "../methods/flow-declarations.ts";
import type { ValuationReport } from "../report/report.ts";
import { type FlowModel, type FlowValue, flowModelOf } from "./flow-model.ts";
import type { Unavailable } from "./unavailable.ts";

/** One end of a bar: the assumption moved, what the share is worth then, and value ÷ the report's value − 1. */
export type TornadoEnd = { assumption: number; outcome: FlowValue; difference: Ratio | null };

export type TornadoBar = {
  lever: FlowLever;
  change: LeverChange;
  /** The report's own assumption. */
  assumption: number;
  lowered: TornadoEnd;
  raised: TornadoEnd;
  /** Distance between the lowest and the highest value of the bar, the report's own included; null without any other. */
  width: PerShare | null;
};

export type Tornado = { kind: "tornado"; method: FlowMethodName; value: PerShare; bars: readonly TornadoBar[] };

/**
 * Which assumption matters: each moved down and up by itself, the others held, widest bar first.
 *
 * Discount rate and perpetual growth ± 1 point, growth of the first year ± 2 points; for the discounted cash flow the margin
 * ± a tenth and the return on capital after the horizon ± a fifth; other methods have levers of their own in the place of
 * the last two. The return after the horizon follows a moved discount rate, as it does in the method. `difference` is
 * what a sentence says: −0.14 for `lowered` of one point reads "one point less makes it worth 14 % less". An end without a
 * value carries the reason; a bar of which neither end has a value comes last.
 *
 * Unavailable: `methodNotApplicable`.
 */
export function tornadoOf(report: ValuationReport, options: { method?: FlowMethodName } = {}): Tornado | Unavailable {
  const model = flowModelOf(report, options.method);
  if (model.kind === "unavailable") return model;
  const { method, value, levers } = model;
  const changes = Object.entries(flowDeclarations[method].moved) as [FlowLever, LeverChange][];
  const bars = changes.flatMap(([lever, change]) => {
    const assumption = levers[lever];
    return assumption === undefined ? [] : [barOf(model, { lever, change, assumption })];
  });
  return { kind: "tornado", method, value, bars: bars.toSorted((a, b) => (b.width ?? -1) - (a.width ?? -1)) };
}

function barOf(model: FlowModel, moved: { lever: FlowLever; change: LeverChange; assumption: number }): TornadoBar {
  const { lever, change, assumption } = moved;
  const distance = change.kind === "points" ? change.size : Math.abs(assumption) * change.size;
  const endAt = (to: number): TornadoEnd => {
    const outcome = model.valueAt({ [lever]: to });
    return { assumption: to, outcome, difference: outcome.kind === "value" ? outcome.value / model.value - 1 : null };
  };
  const lowered = endAt(assumption - distance);
  const raised = endAt(assumption + distance);
  const values = [lowered, raised].flatMap(({ outcome }) => (outcome.kind === "value" ? [outcome.value] : []));
  const width = values.length === 0 ? null : Math.max(model.value, ...values) - Math.min(model.value, ...values);
  return { lever, change, assumption, lowered, raised, width };
}
