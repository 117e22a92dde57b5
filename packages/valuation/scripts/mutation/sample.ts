import { randomSource } from "../../src/formulas/statistics/random-draws.ts";

/** The items in an order that chance has made; the same seed makes the same. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomSource(seed);
  const drawn = items.map((item) => ({ item, key: random.uniform() }));
  return drawn.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
