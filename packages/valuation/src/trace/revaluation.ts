import { formulaCatalogue } from "./formula-catalogue.ts";
import type { Trace, TraceNode } from "./trace.ts";

type StepNode = Extract<TraceNode, { kind: "step" }>;
/** A step ready to be computed many times from the values of the nodes, by id. */
export type Recomputed = { id: number; compute: (values: readonly number[]) => number };

/**
 * The result of a trace as a function of some of its numbers: what the value would be had they been others.
 *
 * `ids` names the nodes that are replaced; the function takes their values in the same order and computes again what
 * depends on them, and nothing else, through the formulas of the catalogue. With the values that the trace itself carries
 * it yields the trace's own result, bit for bit. Null where a formula gives no finite number.
 */
export function revaluation(trace: Trace, ids: readonly number[]): (replaced: readonly number[]) => number | null {
  const own: number[] = [];
  for (const node of trace.nodes) own[node.id] = node.value;
  const steps = recomputed(dependentSteps(trace, ids), { replaced: ids, own });
  const values = [...own];
  return (replaced) => {
    for (const [index, id] of ids.entries()) values[id] = replaced[index] ?? own[id] ?? Number.NaN;
    for (const { id, compute } of steps) values[id] = compute(values);
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

/**
 * Steps made ready to be computed many times: the inputs of each are written into the same object, once those that keep their
 * value of `own`, each time those that are replaced or computed again, by a step of `others` too.
 */
export function recomputed(
  steps: readonly StepNode[],
  { replaced, own, others = [] }: { replaced: readonly number[]; own: readonly number[]; others?: readonly StepNode[] },
): Recomputed[] {
  const changing = new Set([...replaced, ...steps.map(({ id }) => id), ...others.map(({ id }) => id)]);
  return steps.map((step) => recomputedStep(step, changing, own));
}

function recomputedStep(
  { id, formula: formulaId, inputs }: StepNode,
  changing: ReadonlySet<number>,
  own: readonly number[],
): Recomputed {
  const formula = formulaCatalogue.get(formulaId);
  if (!formula) return { id, compute: () => Number.NaN };
  const numbers: Record<string, number | number[]> = {};
  const singles: { name: string; id: number }[] = [];
  const series: { ids: readonly number[]; list: number[] }[] = [];
  for (const [name, input] of Object.entries(inputs)) {
    if (typeof input === "number") {
      numbers[name] = own[input] ?? Number.NaN;
      if (changing.has(input)) singles.push({ name, id: input });
    } else {
      const list = input.map((each) => own[each] ?? Number.NaN);
      numbers[name] = list;
      if (input.some((each) => changing.has(each))) series.push({ ids: input, list });
    }
  }
  return {
    id,
    compute: (values) => {
      for (const single of singles) numbers[single.name] = values[single.id] ?? Number.NaN;
      for (const { ids, list } of series) {
        for (let index = 0; index < ids.length; index += 1) list[index] = values[ids[index] ?? -1] ?? Number.NaN;
      }
      // The trace was built with this formula, so its inputs carry the names that the formula takes.
      return formula.evaluate(numbers as never) ?? Number.NaN;
    },
  };
}
