import type { Trace, TraceNode } from "../trace/trace.ts";

/** A node of a trace, as much of it as a later engine is held against. Its inputs come before it. */
export type KeptNode = {
  /** Of the number, and of the formula that gives it; null for one that is not calculated. */
  name: string;
  formula: string | null;
  year: number | null;
  value: number;
  /** By the name of the input, indices of earlier nodes. */
  inputs: Readonly<Record<string, number | readonly number[]>>;
};
/** The last one is the result. */
export type KeptTrace = readonly KeptNode[];

/** A calculation whose result differs although all that goes into it is the same. */
export type ChangedDefinition = {
  name: string;
  year: number | null;
  before: { formula: string | null; value: number };
  after: { formula: string | null; value: number };
};

/** A trace without what its inputs tell by themselves: small enough to be kept for years. */
export function keptTrace({ nodes, result }: Trace): KeptTrace {
  const end = nodes.findIndex(({ id }) => id === result);
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const placeOf = (id: number) => places.get(id) ?? 0;
  return nodes.slice(0, end + 1).map((node) => kept(node, placeOf));
}

function kept(node: TraceNode, placeOf: (id: number) => number): KeptNode {
  const { name, value } = node;
  if (node.kind !== "step") return { name, formula: null, year: null, value, inputs: {} };
  const inputs = Object.entries(node.inputs).map(([key, input]) => [
    key,
    typeof input === "number" ? placeOf(input) : input.map(placeOf),
  ]);
  return { name, formula: node.formula, year: node.year, value, inputs: Object.fromEntries(inputs) };
}

/**
 * The calculations that made one result into another, though both began with the same figures: walked from the result down, each
 * number that differs leads to those of its inputs that differ; one whose inputs do not, or which is calculated from others, is
 * where the definition has changed.
 */
export function changedDefinitions(before: KeptTrace, after: KeptTrace): readonly ChangedDefinition[] {
  const changed = new Map<string, ChangedDefinition>();
  const seen = new Set<string>();
  const waiting: [number, number][] = [[before.length - 1, after.length - 1]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [old, now] = [before[pair[0]], after[pair[1]]];
    const key = pair.join("/");
    if (old === undefined || now === undefined || seen.has(key) || Object.is(old.value, now.value)) continue;
    seen.add(key);
    const inputs = inputPairs(old, now);
    const differing = inputs?.filter(([one, other]) => !Object.is(before[one]?.value, after[other]?.value)) ?? [];
    if (differing.length > 0) waiting.push(...differing);
    else changed.set(`${now.name} ${now.year}`, definitionOf(old, now));
  }
  return [...changed.values()];
}

const definitionOf = (old: KeptNode, now: KeptNode): ChangedDefinition => ({
  name: now.name,
  year: now.year,
  before: { formula: old.formula, value: old.value },
  after: { formula: now.formula, value: now.value },
});

/** The same inputs of the same calculation in two traces; null where it is another one. */
function inputPairs(old: KeptNode, now: KeptNode): [number, number][] | null {
  const keys = Object.keys(old.inputs);
  if (old.formula !== now.formula || keys.length !== Object.keys(now.inputs).length) return null;
  const pairs: [number, number][] = [];
  for (const key of keys) {
    const [one, other] = [old.inputs[key], now.inputs[key]].map((input) =>
      typeof input === "number" ? [input] : input,
    );
    if (one === undefined || other === undefined || one.length !== other.length) return null;
    pairs.push(...one.map((index, place): [number, number] => [index, other[place] ?? -1]));
  }
  return pairs;
}
