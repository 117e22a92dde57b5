import { type DirectStep, directSteps } from "./direct-steps.ts";
import { formulaCatalogue } from "./formula-catalogue.ts";
import type { Trace, TraceNode } from "./trace.ts";

type StepNode = Extract<TraceNode, { kind: "step" }>;

/** A step ready to be computed many times from the values of all nodes. */
export type Recomputed = { id: number; compute: DirectStep; inputs: Readonly<Record<string, number>> };

/** Computes steps in their order, each from the values of the nodes and in its place among them. */
export function recompute(steps: readonly Recomputed[], values: number[]): void {
  for (const { id, compute, inputs } of steps) values[id] = compute(values, inputs) ?? Number.NaN;
}

/** The values of the nodes, by id. */
export function valuesOfTrace({ nodes }: Trace): number[] {
  const values: number[] = [];
  for (const { id, value } of nodes) values[id] = value;
  return values;
}

/**
 * The result of a trace as a function of some of its numbers: what the value would be had they been others.
 *
 * `ids` names the nodes that are replaced; the function takes their values in the same order and computes again what
 * depends on them, and nothing else, through the formulas of the catalogue. With the values that the trace itself carries
 * it yields the trace's own result, bit for bit. Null where a formula gives no finite number.
 */
export function revaluation(trace: Trace, ids: readonly number[]): (replaced: readonly number[]) => number | null {
  const own = valuesOfTrace(trace);
  const steps = recomputed(dependentSteps(trace, ids));
  const values = [...own];
  return (replaced) => {
    for (const [index, id] of ids.entries()) values[id] = replaced[index] ?? own[id] ?? Number.NaN;
    recompute(steps, values);
    const result = values[trace.result] ?? Number.NaN;
    return Number.isFinite(result) ? result : null;
  };
}

/**
 * Steps that use a replaced number, directly or through others, in order of computation. A step that is `held` keeps its
 * value, and what depends on the replaced numbers through it alone does too.
 */
export function dependentSteps({ nodes }: Trace, ids: readonly number[], held: readonly number[] = []): StepNode[] {
  const touched = new Set(ids);
  const kept = new Set([...ids, ...held]);
  return nodes.filter((node): node is StepNode => {
    if (node.kind !== "step" || kept.has(node.id)) return false;
    const isTouched = Object.values(node.inputs).some((input) =>
      typeof input === "number" ? touched.has(input) : input.some((id) => touched.has(id)),
    );
    if (isTouched) touched.add(node.id);
    return isTouched;
  });
}

/** Steps made ready to be computed many times: those of single years directly (`directSteps`), others by the names of their inputs. */
export function recomputed(steps: readonly StepNode[]): Recomputed[] {
  return steps.map((step) => ({
    id: step.id,
    // Those of a direct step are single numbers; another one does not read them.
    inputs: step.inputs as Recomputed["inputs"],
    compute: directSteps.get(step.formula) ?? byName(step),
  }));
}

/** A step computed through one object, into which its inputs are written by their names each time. */
function byName({ formula: id, inputs }: StepNode): DirectStep {
  const formula = formulaCatalogue.get(id);
  const numbers: Record<string, number | number[]> = {};
  const singles: [name: string, id: number][] = [];
  const series: [list: number[], ids: readonly number[]][] = [];
  for (const [name, input] of Object.entries(inputs)) {
    if (typeof input === "number") {
      singles.push([name, input]);
    } else {
      const list: number[] = [];
      numbers[name] = list;
      series.push([list, input]);
    }
  }
  return (values) => {
    for (const [name, input] of singles) numbers[name] = values[input] ?? Number.NaN;
    for (const [list, ids] of series) {
      for (let index = 0; index < ids.length; index += 1) list[index] = values[ids[index] ?? -1] ?? Number.NaN;
    }
    // The trace was built with this formula, so its inputs carry the names that the formula takes.
    return formula?.evaluate(numbers as never) ?? null;
  };
}
