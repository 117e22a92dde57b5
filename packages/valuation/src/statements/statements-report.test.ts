import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { figureNames } from "../inputs/statement.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { statementLines, statementNames } from "./statement-lines.ts";
import { statementsOf } from "./statements-report.ts";

const { fundamentals } = sampleFile();
const withYears = (...statements: ReturnType<typeof sampleStatement>[]) => ({ ...fundamentals, statements });
const lineOf = (report: ReturnType<typeof statementsOf>, figure: string) =>
  report.statements.flatMap(({ lines }) => lines).find((line) => line.figure === figure);

describe("statementLines", () => {
  it("put every figure in exactly one statement", () => {
    const placed = statementNames.flatMap((name) => statementLines[name]);
    expect(placed.toSorted()).toEqual([...figureNames].toSorted());
  });
});

describe("statementsOf", () => {
  const report = statementsOf(
    withYears(
      sampleStatement(2022, { revenue: 800, netIncome: -10 }),
      sampleStatement(2023, { revenue: 1000, grossProfit: 400, netIncome: 90 }),
      sampleStatement(2025, { revenue: 1500 }),
    ),
  );

  it("gives each year as filed, with its filing", () => {
    expect(report.columns.map(({ fiscalYear, accession }) => [fiscalYear, accession])).toEqual([
      [2022, "0000000000-2022-000001"],
      [2023, "0000000000-2023-000001"],
      [2025, "0000000000-2025-000001"],
    ]);
    expect(lineOf(report, "revenue")?.cells.map(({ value }) => value)).toEqual([800, 1000, 1500]);
  });

  it("tells the change of amounts below one as well, and none from nothing", () => {
    const changeFrom = (dividendsPerShare: number) => {
      const years = [sampleStatement(2024, { dividendsPerShare }), sampleStatement(2025, { dividendsPerShare: 0.5 })];
      return lineOf(statementsOf(withYears(...years)), "dividendsPerShare")?.growth.at(-1)?.value;
    };
    expect(changeFrom(0.4)).toBeCloseTo(0.25, 12);
    expect(changeFrom(0)).toBeNull();
    expect(changeFrom(-0.1)).toBeNull();
  });

  it("covers twelve months a column, made of no other periods", () => {
    expect(report.columns.map(({ months, madeOf }) => [months, madeOf])).toEqual([
      [12, []],
      [12, []],
      [12, []],
    ]);
  });

  it("works out growth over the year before: 1000 ÷ 800 − 1", () => {
    expect(lineOf(report, "revenue")?.growth[1]).toMatchObject({ value: 0.25, unit: "rate" });
  });

  it("says why a growth is unknown: no year before, a missing year, a loss before", () => {
    const revenue = lineOf(report, "revenue")?.growth;
    expect(revenue?.[0]).toMatchObject({ value: null, reason: "previousYearMissing" });
    expect(revenue?.[2]).toMatchObject({ value: null, reason: "previousYearMissing" });
    expect(lineOf(report, "netIncome")?.growth[1]).toMatchObject({ value: null, reason: "basisNotPositive" });
  });

  it("knows no growth from nothing, and no part of nothing", () => {
    const idle = statementsOf(
      withYears(
        sampleStatement(2024, { revenue: 0, netIncome: 0 }),
        sampleStatement(2025, { revenue: 5, netIncome: 1 }),
      ),
    );
    expect(lineOf(idle, "revenue")?.growth[1]).toMatchObject({ value: null, reason: "basisNotPositive" });
    expect(idle.margins.find(({ name }) => name === "netMargin")?.cells.map(({ value }) => value)).toEqual([null, 0.2]);
  });

  it("leaves unknown what was not filed, and names it", () => {
    expect(lineOf(report, "inventory")?.cells[0]).toEqual({
      value: null,
      reason: "figureMissing",
      missing: ["inventory"],
    });
  });

  it("works out margins of revenue", () => {
    expect(report.margins.find(({ name }) => name === "grossMargin")?.cells.map(({ value }) => value)).toEqual([
      null,
      0.4,
      null,
    ]);
  });

  it("leads every number to a place in the trace that gives it again", () => {
    const cells = [
      ...report.statements.flatMap(({ lines }) => lines.flatMap(({ cells: own, growth }) => [...own, ...growth])),
      ...report.margins.flatMap(({ cells: own }) => own),
    ];
    for (const cell of cells) {
      if (cell.value === null) continue;
      const under = traceUnder(report.trace, cell.node);
      expect(under && replay(under)).toBe(cell.value);
    }
  });

  it("shows ten years, and knows the growth of the first from the eleventh", () => {
    const years = Array.from({ length: 11 }, (_, index) =>
      sampleStatement(2015 + index, { revenue: 100 + index * 10 }),
    );
    const long = statementsOf(withYears(...years));
    expect(long.columns).toHaveLength(10);
    expect(lineOf(long, "revenue")?.growth[0]?.value).toBeCloseTo(0.1, 12);
  });
});
