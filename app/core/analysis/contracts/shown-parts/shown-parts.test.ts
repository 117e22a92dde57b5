import { flowLevers } from "@valora/valuation";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pairIn, shownEntries, shownIn, shownParameters, simulationEntries, simulationIn } from "./shown-parts.ts";
import { offeredPaths, seedRange } from "./simulation-settings.ts";

const deviations = fc.dictionary(
  fc.constantFrom(...flowLevers),
  fc.integer({ min: 0, max: 500 }).map((size) => size / 1000),
);
const settings = fc.record({
  paths: fc.constantFrom(...offeredPaths),
  seed: fc.integer({ min: seedRange.minimum, max: seedRange.maximum }),
  deviations,
});

it("reads back every simulation that it writes", () => {
  fc.assert(
    fc.property(settings, (given) => {
      const entries = simulationEntries(given);
      const read = simulationIn(new URLSearchParams(entries.map(([name, value]) => [name, value])));
      expect(read).toEqual(entries.length === 0 ? undefined : given);
    }),
  );
});

it("leaves out what is no lever, no number, or out of range", () => {
  const read = simulationIn(
    new URLSearchParams("paths=7&seed=-1&deviations=growth:0.02,nothing:0.1,margin:9,payout:x"),
  );
  expect(read).toEqual({ paths: 10_000, seed: 1, deviations: { growth: 0.02 } });
  expect(simulationIn(new URLSearchParams("paths=7&seed=x&deviations=growth:2"))).toBeUndefined();
});

it.each([
  ["pair=dividendDiscount,residualIncome", { first: "dividendDiscount", second: "residualIncome" }],
  ["pair=residualIncome,residualIncome", { first: "residualIncome", second: "residualIncome" }],
  ["pair=residualIncome", undefined],
  ["pair=residualIncome,magic", undefined],
  ["pair=residualIncome,dividendDiscount,magic", undefined],
  ["", undefined],
])("reads two methods of %s", (text, pair) => {
  expect(pairIn(new URLSearchParams(text))).toEqual(pair);
});

it("reads back the parts that it writes, by the names that it lists", () => {
  const shown = {
    how: "residualIncome",
    open: ["peers", "sources"],
    pair: { first: "dividendDiscount", second: "residualIncome" },
    simulation: { paths: 10_000, seed: 1, deviations: { growth: 0.02 } },
  } as const;
  const entries = shownEntries(shown);
  expect(shownIn(new URLSearchParams(entries.map(([name, value]) => [name, value])))).toEqual(shown);
  expect(entries.map(([name]) => name)).toEqual(shownParameters.filter((name) => name !== "draw"));
  expect(shownIn(new URLSearchParams("wacc=0.08&seed=7&paths=50000"))).toEqual({
    how: null,
    open: [],
    simulation: { paths: 50_000, seed: 7, deviations: {} },
  });
});
