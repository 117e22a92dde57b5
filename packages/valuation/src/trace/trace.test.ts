import { describe, expect, it } from "vitest";
import { formulaCatalogue } from "./formula-catalogue.ts";
import { replay } from "./replay.ts";
import { idsInTrace, toTrace, traceBuilder } from "./to-trace.ts";
import { assumption, derive } from "./trace.ts";
import { sum } from "./traced-formulas/figures.ts";
import { presentValuePerShare } from "./traced-formulas/per-share.ts";

const rate = assumption("costOfEquity", 0.1, "rate");
const years = assumption("year", 1, "years");
const amount = assumption("terminalValue", 110, "perShare");
const present = derive("presentValueOfTerminalValue", presentValuePerShare, { amount, rate, years });
const total = derive("valuePerShare", sum, { terms: [present, present, amount] });

describe("derive", () => {
  it("computes with the values of its inputs", () => {
    expect(present.value).toBeCloseTo(100, 12);
    expect(total.value).toBeCloseTo(310, 12);
  });
});

describe("toTrace", () => {
  const trace = toTrace(total);

  it("holds each shared quantity once, inputs before what uses them, the result last", () => {
    expect(trace.nodes.map(({ name }) => name)).toEqual([
      "terminalValue",
      "costOfEquity",
      "year",
      "presentValueOfTerminalValue",
      "valuePerShare",
    ]);
    expect(trace.result).toBe(4);
    expect(trace.nodes.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  });

  it("is the same again, whatever traces were made of its parts in between, and of a copy", () => {
    const again = [toTrace(total), toTrace(present), toTrace(total), toTrace({ ...total }), toTrace(rate)];
    expect(again.map(({ result }) => result)).toEqual([4, 3, 4, 4, 0]);
    expect([again[0], again[2], again[3]]).toEqual([trace, trace, trace]);
  });

  it("leaves a graph that is being gathered as it is", () => {
    const { nodes, idOf } = traceBuilder();
    const ids = [idOf(present), toTrace(total).result, idOf(rate), idOf(present), idOf(total), idOf(amount)];
    expect(ids).toEqual([3, 4, 1, 3, 4, 0]);
    expect(nodes).toEqual(trace.nodes);
  });

  it("names formula, expression and inputs of a step", () => {
    expect(trace.nodes[3]).toMatchObject({
      formula: "presentValuePerShare",
      expression: "{amount} ÷ (1 + {rate})^{years}",
      inputs: { amount: 0, rate: 1, years: 2 },
    });
    expect(trace.nodes[4]).toMatchObject({ inputs: { terms: [3, 3, 0] } });
  });

  it("survives the journey as JSON", () => {
    expect(replay(JSON.parse(JSON.stringify(trace)))).toBe(total.value);
  });

  it("finds a quantity by its id, and leaves out what is not in it", () => {
    expect(idsInTrace(trace, [rate, assumption("beta", 1, "ratio")])).toEqual([1]);
  });
});

describe("replay", () => {
  it("notices a figure that was changed afterwards", () => {
    const trace = toTrace(total);
    const nodes = trace.nodes.map((node) => (node.id === 0 ? { ...node, value: 220 } : node));
    expect(replay({ ...trace, nodes })).toBeCloseTo(620, 12);
  });

  it("is no number when a formula is not in the catalogue", () => {
    const trace = toTrace(total);
    const nodes = trace.nodes.map((node) => (node.kind === "step" ? { ...node, formula: "unheardOf" } : node));
    expect(replay({ ...trace, nodes })).toBeNaN();
  });
});

describe("formulaCatalogue", () => {
  it("knows each formula by its own id, and names every input in the expression", () => {
    for (const [id, formula] of formulaCatalogue) {
      expect(formula.id).toBe(id);
      expect(formula.expression, id).toMatch(/\{\w+\}/);
    }
  });
});
