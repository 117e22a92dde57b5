import { describe, expect, it } from "vitest";
import { toTrace, traceUnder } from "../trace/to-trace.ts";
import { assumption, chosenForYear, derive } from "../trace/trace.ts";
import { formula } from "../trace/traced-formulas/formula.ts";
import { inputsOf, isStep, nodeWith, projectionOf } from "./trace-steps.ts";

const sum = formula({
  id: "sum",
  expression: "Σ {terms}",
  unit: "money",
  evaluate: ({ terms }: { terms: readonly number[] }) => terms.reduce((total, term) => total + term, 0),
});
const [two, three] = [assumption("projectedRevenue", 2, "money"), assumption("ebit", 3, "money")];
const five = derive("ebitda", sum, { terms: [two, three] });
const trace = toTrace(derive("debt", sum, { terms: [five, two] }));

describe("steps of a trace", () => {
  it("are known from what was given", () => {
    expect(trace.nodes.map(isStep)).toEqual([false, false, true, true]);
  });

  it("are found by their id, in a trace that was cut too", () => {
    for (const { id, value } of trace.nodes) expect(nodeWith(trace, id)?.value).toBe(value);
    const cut = { ...trace, nodes: trace.nodes.slice(1) };
    expect(nodeWith(cut, 2)?.value).toBe(5);
    expect(nodeWith(cut, 0)).toBeUndefined();
    const under = traceUnder(trace, 2);
    expect(under && nodeWith(under, 2)?.value).toBe(5);
  });

  it("have their inputs in the order of the formula, and none under another name", () => {
    const last = nodeWith(trace, trace.result);
    if (!last || !isStep(last)) throw new Error("no step");
    expect(inputsOf(trace, last, "terms").map(({ value }) => value)).toEqual([5, 2]);
    expect(inputsOf(trace, last, "amount")).toEqual([]);
  });
});

describe("projectionOf", () => {
  const yearly = (year: number, value: number) =>
    derive("projectedRevenue", sum, { terms: [assumption("projectedRevenue", value, "money")] }, year);

  it("has a row for each quantity and a cell for each year, the reader's own numbers among them", () => {
    const chosen = chosenForYear("yearGrowth", 0.1, "rate", 3);
    const result = derive("debt", sum, { terms: [yearly(2, 20), yearly(1, 10), chosen] });
    const projection = projectionOf(toTrace(result));
    expect(projection?.years).toEqual([1, 2, 3]);
    const cells = projection?.rows.map(({ name, cells: each }) => [
      name,
      [...each].map(([year, { value }]) => [year, value]),
    ]);
    expect(cells).toEqual([
      [
        "projectedRevenue",
        [
          [2, 20],
          [1, 10],
        ],
      ],
      ["yearGrowth", [[3, 0.1]]],
    ]);
  });

  it("is none of a single year, nor of what belongs to none", () => {
    expect(projectionOf(trace)).toBeNull();
    expect(projectionOf(toTrace(derive("debt", sum, { terms: [yearly(1, 10), two] })))).toBeNull();
    expect(projectionOf(toTrace(derive("debt", sum, { terms: [yearly(1, 10), yearly(2, 10)] })))?.years).toEqual([
      1, 2,
    ]);
  });
});
