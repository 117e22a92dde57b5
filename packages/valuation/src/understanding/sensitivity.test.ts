import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { Scenario } from "../scenarios/assumptions.ts";
import { valueCompany } from "../value-company.ts";
import { overridesAt, type Sensitivity, sensitivityOf, widenedSensitivityOf } from "./sensitivity.ts";

const file = sampleFile();
const report = valueCompany(file, { scenario: "neutral", overrides: {} });
const engineAt = (overrides: { wacc?: number; growth?: number }) => {
  const { outcome } = valueCompany(file, { scenario: "neutral", overrides }).methods[0] ?? {};
  return outcome?.kind === "estimate" ? outcome.valuePerShare : outcome?.reason;
};

function table(options: Partial<Parameters<typeof sensitivityOf>[1]> = {}, of = report): Sensitivity {
  const result = sensitivityOf(of, { price: 10, ...options });
  if (result.kind === "unavailable") throw new Error(result.reason);
  return result;
}

/** The firm of the sample: growth and a return of 22.5 % that fade over ten years after five, flows in mid-year. */
function writtenOut({ first, last, wacc }: { first: number; last: number; wacc: number }): number {
  const growthIn = (year: number) => (year > 15 ? last : first + ((last - first) * (year - 1)) / 14);
  const lasting = wacc + 0.6 * Math.max(0.225 - wacc, 0);
  const returnIn = (year: number) => (year > 15 ? lasting : 0.225 + ((lasting - 0.225) * (year - 5)) / 10);
  let [revenue, enterprise] = [1000, 0];
  for (let year = 1; year <= 15; year += 1) {
    revenue *= 1 + growthIn(year);
    const next = Math.max(0, growthIn(year + 1));
    const flow = year < 5 ? revenue * (0.1125 - next / 2) : revenue * 0.1125 * (1 - next / returnIn(year + 1));
    enterprise += flow / (1 + wacc) ** year;
  }
  const terminal = (revenue * (1 + last) * 0.1125 * (1 - Math.max(0, last) / lasting)) / (wacc - last);
  return (enterprise + terminal / (1 + wacc) ** 15) * (1 + wacc) ** 0.5;
}

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

  it("widens its steps until the price lies inside, and keeps the usual ones where it never does", () => {
    const at = (price: number | null) => {
      const result = widenedSensitivityOf(report, { price, reach: 4 });
      if (result.kind === "unavailable") throw new Error(result.reason);
      const { widening, rates, staircase } = result;
      return { widening, step: ((rates[5] ?? 0) - (rates[4] ?? 0)).toFixed(6), isInside: staircase.length > 0 };
    };
    const { value } = cellAt(table({ reach: 4 }), 8, 0);
    expect(at(value * 1.01)).toEqual({ widening: 1, step: "0.005000", isInside: true });
    const { value: least } = cellAt(table({ reach: 4, rateStep: 0.01, growthStep: 0.005 }), 8, 0);
    expect(least).toBeLessThan(value);
    expect(at((least + value) / 2)).toEqual({ widening: 2, step: "0.010000", isInside: true });
    expect(at(1e9)).toEqual({ widening: 1, step: "0.005000", isInside: false });
    expect(at(null)).toEqual({ widening: 1, step: "0.005000", isInside: false });
  });

  it.each(["terminalGrowth", "growth"] as const)(
    "gives the value of a cell to who sets the assumptions of that cell: %s",
    (axis) => {
      const result = table({ axis, reach: 2 });
      for (const row of [0, 1, 2, 3, 4])
        for (const column of [0, 1, 2, 3, 4]) {
          const overrides = overridesAt(report, result, { row, column });
          const outcome = valueCompany(file, { scenario: "neutral", overrides: overrides ?? {} }).methods[0]?.outcome;
          expect(outcome?.kind === "estimate" && outcome.valuePerShare).toBeCloseTo(
            cellAt(result, row, column).value,
            9,
          );
        }
      expect(overridesAt(report, result, result.centre)).toEqual({});
    },
  );

  it("has no assumptions to set where a valuation would refuse them", () => {
    const wide = table({ axis: "growth", reach: 2, rateStep: 0.01, growthStep: 0.3 });
    expect(overridesAt(report, wide, { row: 2, column: 4 })).toBeNull();
    expect(overridesAt(report, wide, { row: 2, column: 3 })).toBeNull();
    expect(overridesAt(report, table({ reach: 2, rateStep: 0.3 }), { row: 4, column: 2 })).toBeNull();
    expect(overridesAt(report, table({ reach: 2, growthStep: 0.08 }), { row: 2, column: 4 })).toBeNull();
    expect(overridesAt(report, wide, { row: 9, column: 0 })).toBeNull();
  });

  it("calls a spread of exactly two and a half points wide enough", () => {
    const at = (wacc: number) => {
      const own = valueCompany(file, { scenario: "neutral", overrides: { wacc, terminalGrowth: 0.03 } });
      const { cells, centre, growths } = table({ reach: 1 }, own);
      expect(growths[centre.column]).toBe(0.03);
      return cells[centre.row]?.[centre.column]?.flags;
    };
    expect(0.055 - 0.03).toBe(0.025);
    expect(at(0.055)).not.toContain("spreadThin");
    expect(at(0.0549)).toContain("spreadThin");
  });

  it("takes the price's line around what is under water, and never around what has no meaning", () => {
    const owing = valueCompany(sampleFile({ figures: { minorityInterests: 500 } }), {
      scenario: "neutral",
      overrides: { wacc: 0.07 },
    });
    const { cells, staircase } = table({ price: 0.01, rateStep: 0.01, growthStep: 0.005 }, owing);
    const sunk = cells.flat().filter((cell) => cell.kind === "noValue" && cell.reason === "equityUnderWater");
    const meaningless = cells.flat().filter((cell) => cell.kind === "noValue" && cell.reason !== "equityUnderWater");
    expect(sunk.length).toBeGreaterThan(0);
    expect(meaningless.length).toBeGreaterThan(0);
    // Every value is above such a price, so the line runs between values and shares under water.
    expect(staircase.length).toBeGreaterThan(0);
    for (const { row, column, side } of staircase) {
      const pair = [cells[row]?.[column], side === "right" ? cells[row]?.[column + 1] : cells[row + 1]?.[column]];
      const kinds = pair.map((cell) => (cell?.kind === "noValue" ? cell.reason : "value"));
      expect(kinds.toSorted()).toEqual(["equityUnderWater", "value"]);
    }
  });

  it.each([{}, { wacc: 0.05 }])(
    "draws no line of the price at a cell whose value swings too wildly to be told, but for the middle: %o",
    (overrides) => {
      const own = valueCompany(file, { scenario: "neutral", overrides });
      const every = table({}, own).cells.flat();
      const drawn = every.flatMap((cell) =>
        cell.kind === "value" ? linedCells(table({ price: cell.value }, own)) : [],
      );
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.filter(({ flags }) => flags.includes("spreadThin"))).toEqual([]);
    },
  );

  it("goes ten steps to each side: half a point of the rate, a quarter of perpetual growth, a whole one of the first year's", () => {
    const steps = ({ rates, growths }: Sensitivity) =>
      [rates, growths].map((each) => [each.length, ((each[20] ?? 0) - (each[0] ?? 0)).toFixed(6)]);
    expect(steps(table())).toEqual([
      [21, "0.100000"],
      [21, "0.050000"],
    ]);
    expect(steps(table({ axis: "growth" }))).toEqual([
      [21, "0.100000"],
      [21, "0.200000"],
    ]);
  });

  it("has no table over an assumption that the method does not make", () => {
    const methods = report.methods.map((each) => {
      if (each.outcome.kind !== "estimate") return each;
      const { trace, ...outcome } = each.outcome;
      const nodes = trace.nodes.map((node) =>
        node.name === "yearGrowth" ? { ...node, name: "growth" as const } : node,
      );
      return { ...each, outcome: { ...outcome, trace: { ...trace, nodes } } };
    });
    expect(sensitivityOf({ ...report, methods }, { price: 10, axis: "growth" })).toEqual({
      kind: "unavailable",
      reason: "assumptionMissing",
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

function isFlow(
  method: string,
): method is "discountedCashFlow" | "residualIncome" | "dividendDiscount" | "earningsPerShare" {
  return ["discountedCashFlow", "residualIncome", "dividendDiscount", "earningsPerShare"].includes(method);
}

/** The cells on either side of the price's line that have a value, but for the middle. */
function linedCells({ cells, centre, staircase }: Sensitivity) {
  return staircase
    .flatMap(({ row, column, side }) => [
      { row, column },
      side === "right" ? { row, column: column + 1 } : { row: row + 1, column },
    ])
    .filter(({ row, column }) => row !== centre.row || column !== centre.column)
    .flatMap(({ row, column }) => cells[row]?.[column] ?? [])
    .filter(({ kind }) => kind === "value");
}

function cellAt({ cells }: Sensitivity, row: number, column: number) {
  const cell = cells[row]?.[column];
  if (cell?.kind !== "value") throw new Error("no value there");
  return cell;
}
