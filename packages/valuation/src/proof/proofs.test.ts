import { describe, expect, it } from "vitest";
import { adapters } from "../worked-examples/adapters.ts";
import { proofFamilies, proofKinds } from "./proof-case.ts";
import { proofCases, proofOf, proofs } from "./proofs.ts";

const first = proofCases.find(({ id }) => id === "ddm-gordon-coned");
if (first === undefined) throw new Error("the case of Con Edison is gone");

describe("the proof", () => {
  it.each(proofs().map((row) => [row.id, row] as const))("%s: every figure is within its tolerance", (_, row) => {
    expect(row.figures.filter(({ isWithin }) => !isWithin)).toEqual([]);
    expect(row.figures.length).toBeGreaterThan(0);
  });

  it("stands on at least 66 cases, of every family, each with a name of its own and a source", () => {
    expect(proofCases.length).toBeGreaterThanOrEqual(66);
    expect(new Set(proofCases.map(({ id }) => id)).size).toBe(proofCases.length);
    expect([...new Set(proofCases.map(({ family }) => family))].sort()).toEqual([...proofFamilies].sort());
    for (const { id, kind, method, source, tolerance, expected } of proofCases) {
      expect(proofKinds, id).toContain(kind);
      expect(Object.keys(adapters), id).toContain(method);
      expect(source.length, id).toBeGreaterThan(5);
      if (typeof tolerance !== "number")
        expect(Object.keys(expected), id).toEqual(expect.arrayContaining(Object.keys(tolerance)));
    }
  });

  it("shows the dividend of Con Edison of 2000 as it was published and as we compute it", () => {
    const { inputs, figures } = proofOf(first);
    expect(inputs[0]).toEqual({ name: "dividend_per_share_0_usd", value: 2.18 });
    const value = figures.find(({ name }) => name === "value_per_share_usd");
    // 2.18 × 1.03 ÷ (0.083 − 0.03)
    expect(value?.ours).toBeCloseTo(42.36603774, 8);
    expect(value).toMatchObject({ published: 42.37, position: null, tolerance: 0.01, isWithin: true });
    expect(value?.difference).toBeCloseTo(-0.00396226, 8);
  });

  it("would say so if an answer were off, missing, too long or another word", () => {
    const off = proofOf({ ...first, expected: { value_per_share_usd: 42.4, unheardOf: 1, cost_of_equity: "high" } });
    expect(off.figures.map(({ isWithin, ours }) => [isWithin, ours === null])).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ]);
    const series = proofCases.find(({ id }) => id === "growth-fundamental");
    if (series === undefined) throw new Error("the case of a series is gone");
    const short = proofOf({ ...series, expected: { growth: [0.0736, 0.0531] } });
    expect(short.figures.map(({ position, isWithin }) => [position, isWithin])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  it("numbers the cases inside an input and keeps series whole", () => {
    const { inputs } = proofOf({ ...first, inputs: { ...first.inputs, cases: [{ growth: 1 }, { flows: [1, 2] }] } });
    expect(inputs.slice(-2)).toEqual([
      { name: "cases.1.growth", value: 1 },
      { name: "cases.2.flows", value: [1, 2] },
    ]);
  });
});
