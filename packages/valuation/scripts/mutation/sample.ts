import { randomSource } from "../../src/formulas/statistics/random-draws.ts";

/** `count` of the items, drawn without replacement, in their own order; the same seed draws the same. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomSource(seed);
  const drawn = items.map((_, index) => ({ index, key: random.uniform() })).sort((a, b) => a.key - b.key);
  const chosen = new Set(drawn.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => chosen.has(index));
}
