import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { sensitivityOf } from "./sensitivity.ts";
import { cellAt, engineAt, file, isFlow, table, writtenOut } from "./sensitivity-table-contract.ts";

describe("sensitivityOf", () => {
  it.each<Scenario>(["conservative", "neutral", "optimistic"])(
    "has the report's own value in the middle: %s",
    (scenario) => {
      const own = valueCompany(file, { scenario, overrides: {} });
      for (const axis of ["terminalGrowth", "growth"] as const) {
        for (const { method, outcome } of own.methods) {
          if (outcome.kind !== "estimate" || !isFlow(method)) continue;
          const { cells, centre } = table({ method, axis }, own);
          const middle = cells[centre.row]?.[centre.column];
          expect(middle?.kind === "value" && middle.value).toBe(outcome.valuePerShare);
        }
      }
    },
  );

  it("equals, bit for bit, a whole valuation with the rates of the cell", () => {
    const { rates, growths, cells } = table({ axis: "growth", reach: 3 });
    for (const [row, wacc] of rates.entries()) {
      for (const [column, growth] of growths.entries()) {
        const cell = cells[row]?.[column];
        expect(cell?.kind === "value" ? cell.value : cell?.reason).toBe(engineAt({ wacc, growth }));
      }
    }
  });

  it("equals the discounted cash flow written out by hand", () => {
    // Revenue 1000, margin 15 %, tax 25 %, sales to capital 2, so ROIC 22.5 %; debt 200, cash 100, 100 shares.
    const own = valueCompany(file, { scenario: "neutral", overrides: { elapsedYears: 0 } });
    const { rates, growths, cells } = table({ reach: 2 }, own);
    const first = own.assumptions.growth?.value ?? 0;
    for (const [row, wacc] of rates.entries()) {
      for (const [column, last] of growths.entries()) {
        const cell = cells[row]?.[column];
        const byHand = (writtenOut({ first, last, wacc }) - 200 + 100) / 100;
        expect(cell?.kind === "value" && cell.value).toBeCloseTo(byHand, 10);
      }
    }
  });

  it("falls down every column as the discount rate rises", () => {
    const { cells } = table();
    for (const [row, line] of cells.entries()) {
      for (const [column, cell] of line.entries()) {
        const below = cells[row + 1]?.[column];
        if (cell.kind === "value" && below?.kind === "value") expect(below.value).toBeLessThan(cell.value);
      }
    }
  });

  it("gives a reason, never a number, where the discount rate is not above growth or not above zero", () => {
    const { rates, growths, cells } = table({ rateStep: 0.01, growthStep: 0.01 });
    let meaningless = 0;
    for (const [row, rate] of rates.entries()) {
      for (const [column, growth] of growths.entries()) {
        const cell = cells[row]?.[column];
        if (rate > growth && rate > 0) continue;
        meaningless += 1;
        expect(cell).toMatchObject({
          kind: "noValue",
          reason: rate <= 0 ? "discountRateNotPositive" : "discountRateNotAboveGrowth",
        });
      }
    }
    expect(meaningless).toBeGreaterThan(50);
  });

  it.each(["discountedCashFlow", "dividendDiscount", "earningsPerShare"] as const)(
    "flags a spread below two and a half points, and no other, by the perpetuity of %s",
    (method) => {
      const { rates, growths, cells } = table({ method });
      const flagged = rates.flatMap((rate, row) =>
        growths.map((growth, column) => [
          rate - growth < 0.025,
          cells[row]?.[column]?.flags.includes("spreadThin") ?? false,
        ]),
      );
      expect(flagged.filter(([isThin]) => isThin).length).toBeGreaterThan(10);
      for (const [isThin, isFlagged] of flagged) expect(isFlagged).toBe(isThin);
    },
  );

  it("flags a thin spread and a growth that the risk-free rate does not allow", () => {
    const { rates, growths, cells } = table();
    for (const [row, rate] of rates.entries()) {
      for (const [column, growth] of growths.entries()) {
        const flags = cells[row]?.[column]?.flags;
        expect(flags?.includes("spreadThin")).toBe(rate - growth < 0.025);
        expect(flags?.includes("growthAboveRiskFreeRate")).toBe(growth > 0.04);
      }
    }
  });

  it("flags no thin spread in a method without a perpetuity", () => {
    const { rates, growths, cells } = table({ method: "residualIncome" });
    const thin = rates.flatMap((rate, row) =>
      growths.flatMap((growth, column) => (rate - growth < 0.025 ? [cells[row]?.[column]?.flags] : [])),
    );
    expect(thin.length).toBeGreaterThan(10);
    for (const flags of thin) expect(flags).not.toContain("spreadThin");
  });

  it("separates what is worth the price from what is not by an unbroken staircase", () => {
    const { value: price } = cellAt(table(), 10, 12);
    const { cells, staircase } = table({ price });
    for (const { row, column, side } of staircase) {
      const here = cells[row]?.[column];
      const there = side === "right" ? cells[row]?.[column + 1] : cells[row + 1]?.[column];
      const isDear = [here, there].map((cell) => cell?.kind === "value" && cell.value >= price);
      expect(isDear[0]).not.toBe(isDear[1]);
    }
    expect(staircase.filter(({ side }) => side === "below").length).toBeGreaterThan(10);
    expect(table({ price: null }).staircase).toEqual([]);
    expect(table({ price: 1e9 }).staircase).toEqual([]);
  });

  it("uses the cost of equity for a bank, whose cash flows to the firm mean nothing", () => {
    const bank = sampleFile({ fundamentals: { sector: "financials", industry: "Diversified Banks" } });
    const own = valueCompany(bank, { scenario: "neutral", overrides: {} });
    const { method, rates, centre } = table({}, own);
    expect(method).toBe("residualIncome");
    expect(rates[centre.row]).toBe(own.assumptions.costOfEquity?.value);
    expect(sensitivityOf(own, { price: 10, method: "discountedCashFlow" })).toEqual({
      kind: "unavailable",
      reason: "methodNotApplicable",
    });
  });

  it("keeps its middle and holds no number that is not finite, whatever the company earns and owes", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 3000, noNaN: true }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        (ebit, totalDebt, growth) => {
          const own = valueCompany(sampleFile({ figures: { ebit, totalDebt } }), {
            scenario: "neutral",
            overrides: { growth },
          });
          const result = sensitivityOf(own, { price: 10, method: "discountedCashFlow", reach: 2, rateStep: 0.03 });
          if (result.kind === "unavailable") return result.reason === "methodNotApplicable";
          const { outcome } = own.methods[0] ?? {};
          const middle = cellAt(result, 2, 2);
          const cells = result.cells.flat();
          return (
            outcome?.kind === "estimate" &&
            middle.value === outcome.valuePerShare &&
            cells.every((cell) => cell.kind === "noValue" || (Number.isFinite(cell.value) && cell.value > 0))
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
