import type { Trace, TraceNode } from "@valora/valuation";

type Leaf = Exclude<TraceNode, { kind: "step" }>;
type Step = Extract<TraceNode, { kind: "step" }>;

/** A node that stands once for all the methods that use it; inputs by its own numbering. */
export type MergedNode<Method extends string = string> = {
  node: TraceNode;
  inputs: Readonly<Record<string, number | readonly number[]>>;
  usedBy: ReadonlySet<Method>;
};

/** Several traces as one graph, inputs before what uses them. */
export type MergedTrace<Method extends string = string> = {
  nodes: readonly MergedNode<Method>[];
  results: ReadonlyMap<Method, number>;
  /** Where the nodes of the trace beside the methods stand, by their own numbers; empty without one. */
  beside: readonly number[];
};

/**
 * Equal numbers of equal origin once: a figure of a filing, a rate of a day, a step with the same formula on the same inputs.
 * No method uses the nodes that the additional trace adds.
 */
export function mergeTraces<Method extends string>(
  traces: readonly { method: Method; trace: Trace }[],
  besides: Trace | null = null,
): MergedTrace<Method> {
  const nodes: { node: TraceNode; inputs: MergedNode["inputs"]; usedBy: Set<Method> }[] = [];
  const known = new Map<string, number>();
  const results = new Map<Method, number>();
  const place = (trace: Trace, method: Method | null): number[] => {
    const placed: number[] = [];
    for (const node of trace.nodes) {
      const inputs = node.kind === "step" ? renumbered(node, placed) : {};
      const key = node.kind === "step" ? stepKey(node, inputs) : leafKey(node);
      const at = known.get(key) ?? nodes.push({ node, inputs, usedBy: new Set() }) - 1;
      known.set(key, at);
      if (method !== null) nodes[at]?.usedBy.add(method);
      placed[node.id] = at;
    }
    return placed;
  };
  for (const { method, trace } of traces) results.set(method, place(trace, method)[trace.result] ?? 0);
  return { nodes, results, beside: besides === null ? [] : place(besides, null) };
}

function renumbered({ inputs }: Step, placed: readonly number[]): MergedNode["inputs"] {
  const at = (id: number) => placed[id] ?? 0;
  return Object.fromEntries(
    Object.entries(inputs).map(([name, ids]) => [name, typeof ids === "number" ? at(ids) : ids.map(at)]),
  );
}

const stepKey = ({ name, year, formula, value }: Step, inputs: MergedNode["inputs"]) =>
  JSON.stringify([name, year, formula, inputs, value]);

/** Twelve months to the end of a fiscal year are that year: one cell to change, not two. */
function leafKey({ id: _, ...leaf }: Leaf): string {
  if (leaf.kind !== "figure" || leaf.months !== 12) return JSON.stringify(leaf);
  const { months, ...year } = leaf;
  return JSON.stringify(year);
}
