import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import { valueCompany } from "../value-company.ts";
import { overridesAt, type Sensitivity, sensitivityOf, widenedSensitivityOf } from "./sensitivity.ts";
import { cellAt, file, linedCells, report, table } from "./sensitivity-table-contract.ts";

describe("the axes of a sensitivity table", () => {
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
    expect(overridesAt(report, wide, { row: 0, column: 9 })).toBeNull();
  });

  it("has no assumptions to set where growth is exactly the rate, which a valuation refuses", () => {
    const own = valueCompany(file, { scenario: "neutral", overrides: { wacc: 0.0625, growth: 0.03125 } });
    const result = table({ axis: "growth", reach: 2, rateStep: 0.015625, growthStep: 0.03125 }, own);
    const { row, column } = result.centre;
    expect([result.rates[row], result.growths[column + 1]]).toEqual([0.0625, 0.0625]);
    expect(overridesAt(own, result, { row, column: column + 1 })).toBeNull();
    expect(overridesAt(own, result, { row: row + 1, column: column + 1 })).toEqual({ wacc: 0.078125, growth: 0.0625 });
  });

  it("gives no value in a cell that is out of all proportion to the price", () => {
    const kindsAt = (price: number | null) =>
      new Set(
        table({ price })
          .cells.flat()
          .map((cell) => cell.kind === "value" || cell.reason),
      );
    expect(kindsAt(1e-9)).toContain("outOfProportion");
    expect(kindsAt(1e-9)).not.toContain(true);
    expect(kindsAt(10)).not.toContain("outOfProportion");
    expect(kindsAt(null)).not.toContain("outOfProportion");
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
});
