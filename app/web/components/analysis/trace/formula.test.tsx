import type { Trace, TraceNode } from "@valora/valuation";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { staged } from "../page/render-with-messages.tsx";
import { FormulaInFigures, FormulaInLetters } from "./formula.tsx";
import { isStep } from "./trace-graph.ts";

const leaf = (id: number, name: string, value: number, unit = "perShare") =>
  ({ id, kind: "assumption", name, unit, value, chosenBy: "convention" }) as TraceNode;

async function written(expression: string, inputs: Record<string, number | number[]>, leaves: readonly TraceNode[]) {
  const step = {
    id: 9,
    kind: "step",
    name: "valuePerShare",
    unit: "perShare",
    value: 0,
    formula: "x",
    expression,
    inputs,
    year: null,
  } as TraceNode;
  const trace: Trace = { nodes: [...leaves, step], result: 9 };
  if (!isStep(step)) throw new Error("a step was expected");
  const text = async (Formula: typeof FormulaInLetters) =>
    renderToStaticMarkup(await staged(<Formula trace={trace} step={step} currency="USD" />))
      .replace(/<[^>]+>/g, "")
      .replaceAll("\u00a0", " ");
  return [await text(FormulaInLetters), await text(FormulaInFigures)];
}

describe("a formula filled in", () => {
  it("writes a sum of named terms out", async () => {
    const leaves = [leaf(0, "bookValuePerShare", 136.35), leaf(1, "presentValueOfResidualIncome", 57.51)];
    expect(await written("Σ {terms}", { terms: [0, 1] }, leaves)).toEqual(["VC + VA(BR)", "136,35 + 57,51"]);
  });

  it("keeps Σ over years, and over products of two series", async () => {
    const flows = [
      leaf(0, "residualIncomePerShare", 1),
      leaf(1, "residualIncomePerShare", 2),
      leaf(2, "costOfEquity", 0.08, "rate"),
    ];
    expect(await written("Σ {flows}ₜ ÷ (1 + {rate})ᵗ", { flows: [0, 1], rate: 2 }, flows)).toEqual([
      "Σ BRt ÷ (1 + Ke)t",
      "Σ (1,00; 2,00)t ÷ (1 + 8,00 %)t",
    ]);
    const rates = [
      leaf(0, "revenueTrend", 0.04, "rate"),
      leaf(1, "fundamentalGrowth", 0.06, "rate"),
      leaf(2, "year", 1, "count"),
      leaf(3, "horizon", 2, "count"),
    ];
    const [, figures] = await written(
      "Σ {candidates} × {weights} ÷ Σ {weights}",
      { candidates: [0, 1], weights: [2, 3] },
      rates,
    );
    expect(figures).toBe("Σ (4,00 %; 6,00 %) × (1; 2) ÷ (1 + 2)");
  });

  it("says nothing is subtracted with a zero, and writes words and decimals as the page does", async () => {
    const leaves = [leaf(0, "earningsPerShare", 4)];
    expect(await written("√(22.5 × {earnings}) − Σ {claims}", { earnings: 0, claims: [] }, leaves)).toEqual([
      "√(22,5 × BPA) − 0",
      "√(22,5 × 4,00) − 0",
    ]);
    expect((await written("median({values})", { values: [0, 0] }, leaves))[1]).toBe("mediana(4,00; 4,00)");
  });
});
