import { expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { changedDefinitions, type KeptTrace, keptTrace } from "./changed-definitions.ts";

function traceOf(): KeptTrace {
  const report = valueCompany(sampleFile(), { scenario: "neutral", overrides: {} });
  const outcome = report.methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
  if (outcome?.kind !== "estimate") throw new Error("no value");
  return keptTrace(outcome.trace);
}
const now = traceOf();
/** As an engine with another calculation of one number would have left it: that number and the result differ. */
const withOther = (name: string, change: Partial<KeptTrace[number]>) => {
  const place = now.findLastIndex((node) => node.name === name && node.formula !== null);
  const touched = new Set([place]);
  return now.map((node, index) => {
    if (index === place) return { ...node, ...change };
    if (
      !Object.values(node.inputs)
        .flat()
        .some((input) => touched.has(input))
    )
      return node;
    touched.add(index);
    return { ...node, value: node.value * 1.01 };
  });
};

it("finds nothing between a trace and itself, also written as JSON", () => {
  expect(changedDefinitions(now, now)).toEqual([]);
  expect(changedDefinitions(JSON.parse(JSON.stringify(now)), now)).toEqual([]);
  expect(JSON.parse(JSON.stringify(now))).toEqual(now);
});

it("names the one number whose calculation changed, not those that follow from it", () => {
  const node = now.findLast(({ name, formula }) => name === "costOfEquity" && formula !== null);
  const changed = changedDefinitions(withOther("costOfEquity", { value: 0.05 }), now);
  expect(changed).toEqual([
    {
      name: "costOfEquity",
      year: null,
      before: { formula: node?.formula, value: 0.05 },
      after: { formula: node?.formula, value: node?.value },
    },
  ]);
});

it("names another formula in place of the one of then", () => {
  const changed = changedDefinitions(
    withOther("costOfEquity", { value: 0.05, formula: "capmOfThen", inputs: {} }),
    now,
  );
  expect(changed).toMatchObject([{ name: "costOfEquity", before: { formula: "capmOfThen", value: 0.05 } }]);
});

it("names a convention that was another number then", () => {
  const place = now.findIndex(({ formula, value }) => formula === null && value !== 0);
  const before = now.map((node, index) => ({ ...node, value: index === place ? node.value / 2 : node.value * 1.01 }));
  const leaf = now[place];
  expect(changedDefinitions(before, now).map(({ name }) => name)).toContain(leaf?.name);
});

it("names a sum that takes more numbers than it did", () => {
  const leaf = (name: string, value: number): KeptTrace[number] => ({
    name,
    formula: null,
    year: null,
    value,
    inputs: {},
  });
  const total = (value: number, terms: readonly number[]): KeptTrace[number] => ({
    ...{ name: "equityValue", formula: "sum", year: null, value },
    inputs: { terms },
  });
  const [cash, debt] = [leaf("cash", 3), leaf("totalDebt", 4)];
  const changed = changedDefinitions([cash, debt, total(3, [0])], [cash, debt, total(7, [0, 1])]);
  expect(changed).toMatchObject([{ name: "equityValue", before: { value: 3 }, after: { value: 7 } }]);
  // The same terms with another number in one of them: it is that one.
  const other = changedDefinitions([leaf("cash", 2), debt, total(6, [0, 1])], [cash, debt, total(7, [0, 1])]);
  expect(other.map(({ name }) => name)).toEqual(["cash"]);
  // Under another name of the input there is nothing to compare with.
  const renamed = { ...total(6, []), inputs: { parts: [0, 1] } };
  expect(changedDefinitions([leaf("cash", 2), debt, renamed], [cash, debt, total(7, [0, 1])])).toMatchObject([
    { name: "equityValue" },
  ]);
});
