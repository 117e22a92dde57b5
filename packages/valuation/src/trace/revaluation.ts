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
  const steps = dependentSteps(trace, ids).map(recomputed);
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

/** One step made ready to be computed many times: its inputs are written into the same object each time. */
export function recomputed({ id, formula: formulaId, inputs }: StepNode): Recomputed {
  const formula = formulaCatalogue.get(formulaId);
  if (!formula) return { id, compute: () => Number.NaN };
  const numbers: Record<string, number | number[]> = {};
  const singles = Object.entries(inputs).flatMap(([name, input]) =>
    typeof input === "number" ? [{ name, id: input }] : [],
  );
  const series = Object.entries(inputs).flatMap(([name, input]) => {
    if (typeof input === "number") return [];
    const list = input.map(() => Number.NaN);
    numbers[name] = list;
    return [{ ids: input, list }];
  });
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
