import { isSeries } from "./is-series.ts";
import type { FigureLeaf, Placed, Quantity, Step, Trace, TraceNode } from "./trace.ts";

/** The first number that no trace has given to a quantity. */
let nextPlace = 0;

/** The graph under a quantity as plain data, each shared quantity once, inputs before what uses them. */
export function toTrace(result: Quantity): Trace {
  const nodes: TraceNode[] = [];
  const first = nextPlace;
  try {
    return { nodes, result: placed(result, nodes, first) };
  } finally {
    nextPlace = first + nodes.length;
  }
}

/** Adds a quantity that the trace has not got yet, behind what lies under it, and says its id. */
function placed(quantity: Quantity, nodes: TraceNode[], first: number): number {
  const inputs = quantity.kind === "step" ? idsOfInputs(quantity.inputs, nodes, first) : nothing;
  const id = nodes.length;
  quantity.place = first + id;
  nodes.push(nodeOf(id, quantity, inputs));
  return id;
}

/** Looks at each input itself before it asks to have it placed: a company has thousands, of which most are placed already. */
function idsOfInputs(quantities: Step["inputs"], nodes: TraceNode[], first: number): Record<string, number | number[]> {
  const inputs: Record<string, number | number[]> = {};
  for (const key in quantities) {
    const input = quantities[key];
    if (input === undefined) continue;
    if (isSeries(input)) {
      inputs[key] = idsOfSeries(input, nodes, first);
    } else {
      const known = (input.place ?? -1) - first;
      inputs[key] = known >= 0 ? known : placed(input, nodes, first);
    }
  }
  return inputs;
}

function idsOfSeries(series: readonly Quantity[], nodes: TraceNode[], first: number): number[] {
  const ids = new Array<number>(series.length);
  for (let index = 0; index < series.length; index += 1) {
    const quantity = series[index];
    if (quantity === undefined) continue;
    const known = (quantity.place ?? -1) - first;
    ids[index] = known >= 0 ? known : placed(quantity, nodes, first);
  }
  return ids;
}

/** Tells nodes of the same content by a text, which says everything but their place. */
export const byContent = (node: TraceNode): string => JSON.stringify({ ...node, id: 0 });

/**
 * Gathers the graphs of many quantities in one: `idOf` adds a quantity with what lies under it and says its id. Quantities are
 * told apart by identity; where `contentOf` says what they hold, equal ones are one node.
 */
export function traceBuilder(contentOf: ((node: TraceNode) => string) | null = null): {
  nodes: readonly TraceNode[];
  idOf: (quantity: Quantity) => number;
} {
  const nodes: TraceNode[] = [];
  const ids = new Map<Quantity, number>();
  const idsByContent = new Map<string, number>();

  function idOf(quantity: Quantity): number {
    const known = ids.get(quantity);
    if (known !== undefined) return known;
    const inputs = quantity.kind === "step" ? idsOf(quantity.inputs) : nothing;
    const node = nodeOf(nodes.length, quantity, inputs);
    const id = contentOf === null ? node.id : sameContent(node, contentOf(node));
    ids.set(quantity, id);
    if (id === node.id) nodes.push(node);
    return id;
  }

  function sameContent({ id }: TraceNode, content: string): number {
    const known = idsByContent.get(content) ?? id;
    idsByContent.set(content, known);
    return known;
  }

  function idsOf(quantities: Step["inputs"]): Record<string, number | number[]> {
    const inputs: Record<string, number | number[]> = {};
    for (const key in quantities) {
      const input = quantities[key];
      if (input !== undefined) inputs[key] = isSeries(input) ? input.map(idOf) : idOf(input);
    }
    return inputs;
  }

  return { nodes, idOf };
}

/** The part of a trace under one of its nodes, with the ids of the whole; null when it has no such node. */
export function traceUnder(trace: Trace, id: number): Trace | null {
  const top = trace.nodes[id];
  if (top === undefined) return null;
  const needed = new Set([id]);
  // Inputs stand before what uses them: one pass from the top downwards meets them all.
  const nodes = trace.nodes.slice(0, id + 1).toReversed();
  for (const node of nodes) {
    if (!needed.has(node.id) || node.kind !== "step") continue;
    for (const input of Object.values(node.inputs).flat()) needed.add(input);
  }
  return { nodes: nodes.filter((node) => needed.has(node.id)).toReversed(), result: id };
}

const nothing: Readonly<Record<string, never>> = {};

/** Written out by kind: copying whatever an object holds takes several times as long, and traces have hundreds of nodes. */
function nodeOf(id: number, quantity: Quantity, inputs: Record<string, number | number[]>): TraceNode {
  switch (quantity.kind) {
    case "step": {
      const { kind, name, year, unit, value, formula } = quantity;
      return { id, kind, name, year, unit, value, formula: formula.id, expression: formula.expression, inputs };
    }
    case "figure": {
      if (quantity.filed !== undefined) return correctedNode(id, quantity);
      const { kind, name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt } = quantity;
      const { segment } = quantity;
      if (segment !== undefined)
        return { id, kind, name, value, unit, ticker, fiscalYearEnd, provider, origin, accession, filedAt, segment };
      return months === undefined
        ? { id, kind, name, value, unit, ticker, fiscalYearEnd, provider, origin, accession, filedAt }
        : { id, kind, name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt };
    }
    case "reference": {
      const { kind, name, value, unit, asOf, source, ticker } = quantity;
      return { id, kind, name, value, unit, asOf, source, ticker };
    }
    case "assumption": {
      const { kind, name, value, unit, chosenBy, year } = quantity;
      return year === undefined
        ? { id, kind, name, value, unit, chosenBy }
        : { id, kind, name, value, unit, chosenBy, year };
    }
  }
}

/** Of a figure that a reader's own replaces, which few traces have: with what is filed. */
function correctedNode(id: number, { place: _place, ...figure }: Placed<FigureLeaf>): TraceNode {
  return { id, ...figure };
}

/** Ids, in a trace of `result`, of the given quantities; those that are not in it are left out. */
export function idsInTrace(trace: Trace, quantities: readonly Quantity[]): number[] {
  return quantities.flatMap(({ kind, name, value }) => {
    const node = trace.nodes.findLast((each) => each.kind === kind && each.name === name && each.value === value);
    return node ? [node.id] : [];
  });
}
