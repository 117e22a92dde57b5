import { memoize } from "../company/memoize.ts";
import { withoutPerpetuity } from "../formulas/time-value/terminal-distance.ts";
import type { PerShare } from "../inputs/units.ts";
import {
  type FlowLever,
  flowLevers,
  type LeverPlace,
  type LeverValues,
  type NoValueReason,
} from "../methods/flow-declaration.ts";
import { type FlowMethodName, flowDeclarations, flowMethodNames } from "../methods/flow-declarations.ts";
import type { ValuationReport } from "../report/report.ts";
import { dependentSteps, recompute, recomputed, valuesOfTrace } from "../trace/revaluation.ts";
import type { Trace, TraceNode } from "../trace/trace.ts";
import { unchangedRatio } from "../trace/traced-formulas/discounted-cash-flow.ts";
import { type Unavailable, unavailable } from "./unavailable.ts";

/** The value of a share under given assumptions, above zero; or the reason for none. */
export type FlowValue = { kind: "value"; value: PerShare } | { kind: "noValue"; reason: NoValueReason };

/**
 * A flow method of a report as a function of its assumptions.
 *
 * Everything is computed again through the formulas of the trace, so with the report's own assumptions the value is the
 * report's, bit for bit. What is not changed is held, also where the engine derived it from something that is: another
 * margin does not move growth. Only the return after the horizon and the exit multiple follow the rate they depend on.
 */
export type FlowModel = {
  kind: "flowModel";
  method: FlowMethodName;
  trace: Trace;
  /** The report's value per share. */
  value: PerShare;
  /** The report's assumptions; absent where the method has none. */
  levers: LeverValues;
  valueAt: (changes: LeverValues) => FlowValue;
  /** The same as the formula gives it, also at or below zero; null where it is not a number. */
  rawAt: (changes: LeverValues) => PerShare | null;
  /** `rawAt` for many values of the same levers, which come in their order; NaN where it is not a number. */
  rawOver: (levers: readonly FlowLever[]) => (values: readonly number[]) => number;
  /** `valueAt` of two levers for a whole table; the inner one may move often and cheaply. */
  sweep: (outer: FlowLever, inner: FlowLever) => (outerValue: number) => (innerValue: number) => FlowValue;
};

/** Levers that the engine derives from other levers, and that follow them unless they are changed themselves. */
const followers: ReadonlySet<FlowLever> = new Set(["terminalReturn", "exitMultiple"]);

/** The first flow method that gives a value; one that was only forced to comes after those that apply. */
export function leadingFlowMethod({ methods }: ValuationReport): FlowMethodName | null {
  const reasons = new Map(
    methods.flatMap(({ method, outcome }) => (outcome.kind === "estimate" ? [[method, outcome.notVotingReason]] : [])),
  );
  const giving = flowMethodNames.filter((name) => reasons.has(name));
  return giving.find((name) => reasons.get(name) !== "forced") ?? giving[0] ?? null;
}

type Models = (method: FlowMethodName | undefined) => FlowModel | Unavailable;
const models = new WeakMap<ValuationReport, Models>();

/**
 * The flow method of a report as a model; without a name, the first of `flowMethodNames` that gives a value. One for each report: what
 * its parts ask of it is prepared once.
 */
export function flowModelOf(report: ValuationReport, method?: FlowMethodName): FlowModel | Unavailable {
  const known =
    models.get(report) ??
    memoize<FlowMethodName | undefined, FlowModel | Unavailable>((asked) => modelIn(report, asked));
  models.set(report, known);
  return known(method);
}

function modelIn(report: ValuationReport, method: FlowMethodName | undefined): FlowModel | Unavailable {
  const name = method ?? leadingFlowMethod(report);
  const outcome = report.methods.find((each) => each.method === name)?.outcome;
  if (name !== null && outcome?.kind === "estimate") return flowModel(name, outcome.trace, outcome.valuePerShare);
  return unavailable("methodNotApplicable");
}

function flowModel(method: FlowMethodName, trace: Trace, value: PerShare): FlowModel {
  const ids = leverIds(method, trace);
  const read = readerOf(method, trace, ids);
  const valuesAt = rememberedPrograms(trace, ids);
  return {
    kind: "flowModel",
    method,
    trace,
    value,
    levers: Object.fromEntries([...ids].map(([lever, id]) => [lever, trace.nodes[id]?.value])),
    valueAt: (changes) => read(valuesAt(changes)),
    rawAt: (changes) => {
      const raw = valuesAt(changes)[trace.result] ?? Number.NaN;
      return Number.isFinite(raw) ? raw : null;
    },
    rawOver: (levers) => {
      const program = programOf(trace, ids, levers);
      return (numbers) => program(numbers)[trace.result] ?? Number.NaN;
    },
    sweep: (outer, inner) => sweepOf({ trace, ids, read, outer, inner }),
  };
}

function leverIds(method: FlowMethodName, trace: Trace): ReadonlyMap<FlowLever, number> {
  const ids = new Map<FlowLever, number>();
  for (const lever of flowLevers) {
    const id = (flowDeclarations[method].places[lever] ?? [])
      .map((place) => idAt(trace, place))
      .find((each) => each !== null);
    if (id !== undefined && id !== null && ![...ids.values()].includes(id)) ids.set(lever, id);
  }
  return ids;
}

function idAt({ nodes }: Trace, [step, input]: LeverPlace): number | null {
  for (const node of nodes) {
    if (node.kind !== "step" || node.name !== step) continue;
    const id = node.inputs[input];
    if (typeof id === "number" && !isSetForYear(nodes[id])) return overYears(nodes, id);
  }
  return null;
}

const isSetForYear = (node: TraceNode | undefined) => node?.kind === "assumption" && node.year !== undefined;

/** The ratio that holds in all years, where a step only repeats it for one of them. */
function overYears(nodes: Trace["nodes"], id: number): number {
  const node = nodes[id];
  const ratio = node?.kind === "step" && node.formula === unchangedRatio.id ? node.inputs.ratio : undefined;
  return typeof ratio === "number" ? ratio : id;
}

function heldIds(ids: ReadonlyMap<FlowLever, number>): number[] {
  return [...ids].flatMap(([lever, id]) => (followers.has(lever) ? [] : [id]));
}

/** A program for each set of levers, made when it is first needed. */
function rememberedPrograms(trace: Trace, ids: ReadonlyMap<FlowLever, number>) {
  const programs = new Map<string, ReturnType<typeof programOf>>();
  return (changes: LeverValues): readonly number[] => {
    const levers = flowLevers.filter((lever) => changes[lever] !== undefined && ids.has(lever));
    const key = levers.join();
    const program = programs.get(key) ?? programOf(trace, ids, levers);
    programs.set(key, program);
    return program(levers.map((lever) => changes[lever] ?? Number.NaN));
  };
}

function programOf(trace: Trace, ids: ReadonlyMap<FlowLever, number>, levers: readonly FlowLever[]) {
  const changed = levers.map((lever) => ids.get(lever) ?? -1);
  const values = valuesOfTrace(trace);
  const steps = recomputed(dependentSteps(trace, changed, heldIds(ids)));
  return (numbers: readonly number[]): readonly number[] => {
    for (let index = 0; index < changed.length; index += 1) {
      const id = changed[index] ?? -1;
      if (id >= 0) values[id] = numbers[index] ?? Number.NaN;
    }
    recompute(steps, values);
    return values;
  };
}

function sweepOf(context: {
  trace: Trace;
  ids: ReadonlyMap<FlowLever, number>;
  read: (values: readonly number[]) => FlowValue;
  outer: FlowLever;
  inner: FlowLever;
}): ReturnType<FlowModel["sweep"]> {
  const { trace, ids, read } = context;
  const outerId = ids.get(context.outer);
  const innerId = ids.get(context.inner);
  const held = heldIds(ids);
  const stepsAfter = (id: number | undefined) => (id === undefined ? [] : dependentSteps(trace, [id], held));
  const innerSteps = stepsAfter(innerId);
  const outerSteps = stepsAfter(outerId).filter((step) => !innerSteps.includes(step));
  const values = valuesOfTrace(trace);
  const programs = { outer: recomputed(outerSteps), inner: recomputed(innerSteps) };
  return (outerValue) => {
    if (outerId !== undefined) values[outerId] = outerValue;
    recompute(programs.outer, values);
    return (innerValue) => {
      if (innerId !== undefined) values[innerId] = innerValue;
      recompute(programs.inner, values);
      return read(values);
    };
  };
}

/** Reads the answer of a method out of the values of its nodes. */
function readerOf(method: FlowMethodName, trace: Trace, ids: ReadonlyMap<FlowLever, number>) {
  const rateId = ids.get("discountRate") ?? -1;
  const growthId = ids.get("terminalGrowth") ?? -1;
  const terminalId = trace.nodes.find(({ name }) => name === "terminalValue")?.id ?? -1;
  const { notAboveZero } = flowDeclarations[method];
  return (values: readonly number[]): FlowValue => {
    const at = (id: number) => values[id] ?? Number.NaN;
    const value = at(trace.result);
    if (at(rateId) <= 0) return { kind: "noValue", reason: "discountRateNotPositive" };
    if (!Number.isFinite(value)) {
      return { kind: "noValue", reason: withoutPerpetuity(at(rateId), at(growthId)) ?? "notFinite" };
    }
    return value > 0 ? { kind: "value", value } : { kind: "noValue", reason: notAboveZero(at(terminalId)) };
  };
}
