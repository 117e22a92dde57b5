import type { Mutant } from "./mutants.ts";

/** A mutant that no test can notice, known by its line of code, and why it has no effect. */
type WithoutEffect = { file: string; code: string; before: string; after: string; why: string };

const neverAbsent = "an entry that is always there: types ask for the other";
const order = "an order looks at the sign alone";

export const knownWithoutEffect: readonly WithoutEffect[] = [
  {
    file: "trace/revaluation.ts",
    code: 'if (node.kind !== "step" || kept.has(node.id)) return false;',
    before: "return false;",
    after: "return null as never;",
    why: "a filter leaves out what is false and what is null alike",
  },
  {
    file: "statements/own-figures.ts",
    code: ".toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "statements/segments.ts",
    code: "const byDay = (one: string, other: string): number => (one < other ? -1 : Number(one > other));",
    before: "1",
    after: "2",
    why: order,
  },
  {
    file: "methods/net-asset-value/net-asset-value.ts",
    code: "if (isFinancial || !flow || flow.value >= 0 || !cash) return [];",
    before: ">=",
    after: ">",
    why: "cash that nothing uses up lasts for ever, and what is not finite is never listed",
  },
  {
    file: "methods/earnings-per-share/earnings-per-share.ts",
    code: "if (price && growth.quantity.value > 0) {",
    before: ">",
    after: ">=",
    why: "a price for no growth is not finite, and what is not finite is never listed",
  },
  {
    file: "methods/earnings-per-share/flow-declaration.ts",
    code: "moved: { ...movedRates, payout: part(0.1), exitMultiple: part(0.1) },",
    before: "0.1",
    after: "1.1",
    why: "how far a lever is moved to try the quick path, which is right or wrong at any distance",
  },
  {
    file: "peers/choose-peers.ts",
    code: "if (room > 0) chosen.push(...ranked.filter((candidate) => candidate.match === match).slice(0, room));",
    before: ">",
    after: ">=",
    why: "with no room none is taken",
  },
  {
    file: "forest-paths.ts",
    code: "const first = ((tree << depth) + (reached[tree] ?? 0)) * depth;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "forest.ts",
    code: "return node + 1 + ((limit - bin) >>> 31) * (skip[node] ?? 0);",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "nearest-peers.ts",
    code: "if ((shared[position] ?? 0) >= needed) nearest.push(position);",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "quantiles.ts",
    code: "const units = byFeature[index] ?? 0;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "technical/oscillators.ts",
    code: "return gain === null || loss === null ? null : relativeStrength({ gain, loss });",
    before: "||",
    after: "&&",
    why: "both averages are known from the same day on: types ask for either",
  },
  {
    file: "trace/to-trace.ts",
    code: "let nextPlace = 0;",
    before: "0",
    after: "1",
    why: "places are told apart, and the first of them may be any above none",
  },
  {
    file: "trace/to-trace.ts",
    code: "for (let index = 0; index < series.length; index += 1) {",
    before: "<",
    after: "<=",
    why: "behind the last of a series there is none, which is passed over",
  },
  {
    file: "statements/own-figures.ts",
    code: "if (total !== null) figures[name] = total + part.sign * ((year.figures[name] ?? 0) - (part.figures[name] ?? 0));",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
  {
    file: "nearest-peers.ts",
    code: "found += companies[needed] ?? 0;",
    before: "0",
    after: "1",
    why: neverAbsent,
  },
];

/** Why a mutant of a file, told from its package's `src`, has no effect; null where it may have one. */
export function reasonWithoutEffect(file: string, source: string, mutant: Mutant): string | null {
  const code = source.split("\n")[mutant.line - 1]?.trim();
  const found = knownWithoutEffect.find(
    (each) => each.file === file && each.code === code && each.before === mutant.before && each.after === mutant.after,
  );
  return found?.why ?? null;
}
