import type { PerShare, Ratio } from "../inputs/units.ts";
import { methodFamilies } from "../methods/declarations.ts";
import type { LeverValues } from "../methods/flow-declaration.ts";
import { type FlowMethodName, flowDeclarations, isFlowMethod } from "../methods/flow-declarations.ts";
import type { Estimate, MethodName } from "../report/outcome.ts";
import type { ValuationReport } from "../report/report.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { Trace, TraceNode } from "../trace/trace.ts";
import { addingUp } from "./adding-up.ts";
import { type FlowModel, flowModelOf } from "./flow-model.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** The kinds of steps from one method's value to another's (`reconciliationSteps.<step>`). */
export const reconciliationStepNames = [
  /** The excess return after the horizon. */
  "returnsAfterHorizon",
  "terminalGrowth",
  "growth",
  /** The rest between two flow methods: the profit and claims that each starts from, and the rate it discounts at. */
  "startingPoint",
  /** The multiple that a value amounts to, against the one that the market pays. */
  "multiple",
  /** From the multiple looked at to the median of all. */
  "otherMultiples",
  /** The assets on the books, against the value of what is done with them. */
  "assets",
  /** All of it, between methods without a common language. */
  "method",
  /** Less than the last digits of the numbers; there so that the steps add up to the last bit. */
  "rounding",
] as const;
export type ReconciliationStepName = (typeof reconciliationStepNames)[number];

export type ReconciliationStep = {
  step: ReconciliationStepName;
  /** Its contribution to the difference between the first value and the second. */
  effect: PerShare;
  /** The assumption's value in each method; null where the step has no single assumption. */
  within: { first: PerShare; second: PerShare } | null;
  /** For multiples: which, what the value amounts to, what the market pays. */
  multiple: { kind: QuantityName; implied: Ratio; paid: Ratio } | null;
};

export type Reconciliation = {
  kind: "reconciliation";
  first: { method: MethodName; value: PerShare };
  second: { method: MethodName; value: PerShare };
  /** `first.value` plus the effects, added in this order, is `second.value` to the last bit. */
  steps: readonly ReconciliationStep[];
};

/**
 * Why two methods of a report differ: the way from one value to the other in steps.
 *
 * Two flow methods: each value is taken apart within its own method (lasting returns above the cost of capital off, then
 * perpetual growth to 0, then growth to 0), and the parts are compared; what is left is where each starts from. A value and
 * multiples: the multiple that the value amounts to against the one the market pays, of the multiple nearest to the
 * median. A value and net assets: one step. The order of the parts is part of the definition: returns first, growth last.
 *
 * Unavailable: `methodNotApplicable` (one of them gives no value), `notFinite`.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 6 (a value as what no growth is worth + growth)
 */
export function reconciliationOf(
  report: ValuationReport,
  methods: { first: MethodName; second: MethodName },
): Reconciliation | Unavailable {
  const first = estimateOf(report, methods.first);
  const second = estimateOf(report, methods.second);
  if (!first || !second) return unavailable("methodNotApplicable");
  const between = stepsBetween(report, methods, { first, second });
  if (between === null) return unavailable("notFinite");
  return {
    kind: "reconciliation",
    first: { method: methods.first, value: first.valuePerShare },
    second: { method: methods.second, value: second.valuePerShare },
    steps: closedSteps(first.valuePerShare, second.valuePerShare, between),
  };
}

function estimateOf(report: ValuationReport, method: MethodName): Estimate | null {
  const outcome = report.methods.find((each) => each.method === method)?.outcome;
  return outcome?.kind === "estimate" ? outcome : null;
}

type OpenStep = Omit<ReconciliationStep, "effect"> & { effect: PerShare };

function stepsBetween(
  report: ValuationReport,
  methods: { first: MethodName; second: MethodName },
  estimates: { first: Estimate; second: Estimate },
): OpenStep[] | null {
  const { first, second } = estimates;
  if (isFlowMethod(methods.first) && isFlowMethod(methods.second))
    return flowSteps(report, methods.first, methods.second);
  const [marketOfFirst, marketOfSecond] = [
    multiplesNearMedian(methods.first, first),
    multiplesNearMedian(methods.second, second),
  ];
  if (marketOfSecond) return multipleSteps(first.valuePerShare, second, marketOfSecond);
  if (marketOfFirst) return reversed(multipleSteps(second.valuePerShare, first, marketOfFirst));
  const isAssets = [methods.first, methods.second].some((method) => methodFamilies[method] === "assets");
  return [{ ...plain, step: isAssets ? "assets" : "method", effect: second.valuePerShare - first.valuePerShare }];
}

const plain = { within: null, multiple: null } as const;

function reversed(steps: readonly OpenStep[]): OpenStep[] {
  return steps.map((step) => ({ ...step, effect: -step.effect })).reverse();
}

function flowSteps(report: ValuationReport, first: FlowMethodName, second: FlowMethodName): OpenStep[] | null {
  const [from, to] = [flowModelOf(report, first), flowModelOf(report, second)];
  if (from.kind === "unavailable" || to.kind === "unavailable") return null;
  const [parts, others] = [partsOf(from), partsOf(to)];
  if (!parts || !others) return null;
  return parts.map(({ step, worth }, index) => {
    const other = others[index]?.worth ?? 0;
    return { step, effect: other - worth, within: { first: worth, second: other }, multiple: null };
  });
}

/** A flow method's value taken apart; the parts add up to it but for rounding. */
function partsOf(model: FlowModel): { step: ReconciliationStepName; worth: PerShare }[] | null {
  const withoutReturns = returnsOff(model);
  const withoutPerpetualGrowth = { ...withoutReturns, terminalGrowth: 0 };
  const withoutGrowth = { ...withoutPerpetualGrowth, growth: 0 };
  const [fair, steady, still] = [withoutReturns, withoutPerpetualGrowth, withoutGrowth].map((changes) =>
    model.rawAt(changes),
  );
  if (fair == null || steady == null || still == null) return null;
  return [
    { step: "returnsAfterHorizon", worth: model.value - fair },
    { step: "terminalGrowth", worth: fair - steady },
    { step: "growth", worth: steady - still },
    { step: "startingPoint", worth: still },
  ];
}

/** New capital earns what it costs after the horizon; a share sold then fetches the earnings' present value for ever. */
function returnsOff({ method, levers }: FlowModel): LeverValues {
  return flowDeclarations[method].withoutExcessReturns(levers, levers.discountRate ?? Number.NaN);
}

type StepNode = Extract<TraceNode, { kind: "step" }>;

function multipleSteps(value: PerShare, multiples: Estimate, nearest: StepNode): OpenStep[] {
  const { trace } = multiples;
  const at = (input: string) => inputValue(trace, nearest, input);
  const [amount, shares, claims, assets] = [at("amount"), at("shares"), at("claims"), at("assets")];
  const implied = (value * shares + claims - assets) / amount;
  const multipleId = nearest.inputs.multiple;
  const paid = typeof multipleId === "number" ? trace.nodes[multipleId] : undefined;
  // Multiples in a trace carry names of the engine's own vocabulary, never of figures of statements.
  const kind = (paid?.name ?? nearest.name) as QuantityName;
  const multiple = Number.isFinite(implied) && paid ? { kind, implied, paid: paid.value } : null;
  return [
    { step: "multiple", effect: nearest.value - value, within: null, multiple },
    { ...plain, step: "otherMultiples", effect: multiples.valuePerShare - nearest.value },
  ];
}

/** Of the values that a method's multiples imply, the one nearest to their median; null for a method without multiples. */
function multiplesNearMedian(method: MethodName, { trace, valuePerShare }: Estimate): StepNode | null {
  if (methodFamilies[method] !== "market") return null;
  const result = trace.nodes[trace.result];
  const ids = result?.kind === "step" ? result.inputs.values : undefined;
  if (typeof ids !== "object") return null;
  const steps = ids.map((id) => trace.nodes[id]).filter((node): node is StepNode => node?.kind === "step");
  const distance = ({ value }: StepNode) => Math.abs(value - valuePerShare);
  return steps.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** An input of a step; the sum of a series; 0 for one that the formula does not take. */
function inputValue(trace: Trace, step: StepNode, input: string): number {
  const ids = step.inputs[input] ?? [];
  const list: readonly number[] = typeof ids === "number" ? [ids] : ids;
  return list.reduce((total, id) => total + (trace.nodes[id]?.value ?? Number.NaN), 0);
}

/** Steps whose effects, added one after the other, lead from one number to the other exactly. */
function closedSteps(from: PerShare, to: PerShare, steps: readonly OpenStep[]): ReconciliationStep[] {
  const { effects, rounding } = addingUp(
    from,
    to,
    steps.map(({ effect }) => effect),
  );
  const closed = steps.map((step, index) => ({ ...step, effect: effects[index] ?? 0 }));
  return rounding === 0 ? closed : [...closed, { ...plain, step: "rounding", effect: rounding }];
}
