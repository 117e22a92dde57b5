import type { Trace, TraceNode } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { allInputsOf, inputsOf, isStep, named, piecesOf, projectionOf, tellingSteps } from "./trace-graph.ts";

const step = (id: number, name: string, inputs: Record<string, number | number[]>, year: number | null = null) =>
  ({ id, kind: "step", name, unit: "money", value: id, formula: "sum", expression: "", inputs, year }) as TraceNode;
const leaf = (id: number) =>
  ({ id, kind: "assumption", name: "wacc", unit: "rate", value: 0.08, chosenBy: "convention" }) as TraceNode;

const trace: Trace = {
  result: 5,
  nodes: [
    leaf(0),
    step(1, "freeCashFlowToFirm", { rate: 0 }, 1),
    step(2, "freeCashFlowToFirm", { rate: 0 }, 2),
    step(3, "presentValueOfFlows", { flows: [1, 2], rate: 0 }),
    step(4, "enterpriseValue", { flows: 3 }),
    step(5, "valuePerShare", { amount: 4, again: 4 }),
  ],
};

describe("a trace", () => {
  it("gives the inputs of a step in order, each once", () => {
    const [, , , flows, , result] = trace.nodes;
    if (!flows || !result || !isStep(flows) || !isStep(result)) throw new Error("steps expected");
    expect(inputsOf(trace, flows, "flows").map(({ id }) => id)).toEqual([1, 2]);
    expect(allInputsOf(trace, result).map(({ id }) => id)).toEqual([4]);
  });

  it("tells the few steps that carry the value, without forecast years", () => {
    expect(tellingSteps(trace).map(({ name }) => name)).toEqual([
      "valuePerShare",
      "enterpriseValue",
      "presentValueOfFlows",
    ]);
  });

  it("lays forecast years out as a table", () => {
    const projection = projectionOf(trace);
    expect(projection?.years).toEqual([1, 2]);
    expect(projection?.rows.map(({ name, cells }) => [name, cells.get(2)?.value])).toEqual([["freeCashFlowToFirm", 2]]);
  });

  it("finds the quantity nearest to the result", () => {
    expect(named(trace, "freeCashFlowToFirm")?.id).toBe(2);
    expect(named(trace, "beta")).toBeUndefined();
  });
});

describe("the text of a formula", () => {
  it("is cut at its inputs, indices and powers", () => {
    expect(piecesOf("Σ {flows}ₜ ÷ (1 + {rate})ᵗ")).toEqual([
      { kind: "text", text: "Σ " },
      { kind: "input", input: "flows" },
      { kind: "sub", text: "t" },
      { kind: "text", text: " ÷ (1 + " },
      { kind: "input", input: "rate" },
      { kind: "text", text: ")" },
      { kind: "sup", pieces: [{ kind: "text", text: "t" }] },
    ]);
    expect(piecesOf("{amount} ÷ (1 + {rate})^{years}").at(-1)).toEqual({
      kind: "sup",
      pieces: [{ kind: "input", input: "years" }],
    });
  });
});
