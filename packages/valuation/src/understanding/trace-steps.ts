import type { Trace, TraceNode } from "../trace/trace.ts";

export type StepNode = Extract<TraceNode, { kind: "step" }>;

/** Whether a node of a trace was computed rather than given. */
export const isStep = (node: TraceNode): node is StepNode => node.kind === "step";

/** The node of that id. Ids are places in the list unless a trace was cut, so that place is looked at first. */
export const nodeWith = (trace: Trace, id: number): TraceNode | undefined =>
  trace.nodes[id]?.id === id ? trace.nodes[id] : trace.nodes.find((node) => node.id === id);

/** The inputs of a step, in the order of its formula: one node, or several for a series. */
export function inputsOf(trace: Trace, step: StepNode, input: string): readonly TraceNode[] {
  const given = step.inputs[input];
  if (given === undefined) return [];
  const ids = typeof given === "number" ? [given] : given;
  return ids.flatMap((id) => nodeWith(trace, id) ?? []);
}

/** A trace's value of one forecast year: computed, or set by the reader. */
export type YearNode = StepNode | (Extract<TraceNode, { kind: "assumption" }> & { year: number });

export type Projection = {
  years: readonly number[];
  rows: readonly { name: YearNode["name"]; cells: ReadonlyMap<number, YearNode> }[];
};

const isOfYear = (node: TraceNode): node is YearNode =>
  (isStep(node) && node.year !== null) || (node.kind === "assumption" && node.year !== undefined);

/** Steps and the reader's numbers that belong to a forecast year, one row a quantity in order of computation. Null when nothing is projected. */
export function projectionOf(trace: Trace): Projection | null {
  const rows = new Map<YearNode["name"], Map<number, YearNode>>();
  for (const node of trace.nodes) {
    if (!isOfYear(node) || node.year === null) continue;
    const cells = rows.get(node.name) ?? new Map<number, YearNode>();
    cells.set(node.year, node);
    rows.set(node.name, cells);
  }
  const years = [...new Set([...rows.values()].flatMap((cells) => [...cells.keys()]))].sort(
    (one, other) => one - other,
  );
  return years.length < 2 ? null : { years, rows: [...rows].map(([name, cells]) => ({ name, cells })) };
}
