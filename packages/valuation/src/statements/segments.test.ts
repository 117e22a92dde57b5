import { describe, expect, it } from "vitest";
import type { Fundamentals, SegmentFigure } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import type { Cell } from "./reading.ts";
import { statementsOf } from "./statements-report.ts";

const told = (member: string, value: number, changes: Partial<SegmentFigure> = {}): SegmentFigure => ({
  axis: "business",
  member,
  label: `${member} division`,
  language: "en",
  kind: "part",
  name: "revenue",
  value,
  fiscalYearEnd: "2025-12-31",
  accession: "report",
  filedAt: "2026-02-15",
  origin: "vendor",
  ...changes,
});
const inYear = (fiscalYear: number) => ({ fiscalYearEnd: `${fiscalYear}-12-31` });

const companyOf = (...segments: SegmentFigure[]): Fundamentals => ({
  ...sampleFile().fundamentals,
  statements: [sampleStatement(2024, { revenue: 800 }), sampleStatement(2025, { revenue: 1000, ebit: 150 })],
  segments,
});
const tablesOf = (...segments: SegmentFigure[]) => statementsOf(companyOf(...segments)).segments ?? [];
const valuesOf = (cells: readonly Cell[] = []) => cells.map(({ value }) => value);

describe("the parts of a company", () => {
  const segments = [
    told("Cars", 300),
    told("Trucks", 600),
    told("Trucks", 550, inYear(2024)),
    told("Cars", 250, inYear(2024)),
    told("SalesBetween", -40, { kind: "elimination" }),
    told("Other", 140, { kind: "unallocated" }),
  ];

  it("stand the largest of the latest year first, then what is no part's, then what is taken out again", () => {
    const [table, ...further] = tablesOf(...segments);
    expect(further).toEqual([]);
    expect(table?.lines.map(({ member, cells }) => [member, ...valuesOf(cells)])).toEqual([
      ["Trucks", 550, 600],
      ["Cars", 250, 300],
      ["Other", null, 140],
      ["SalesBetween", null, -40],
    ]);
  });

  it("stand before parts that ended earlier, however large those were", () => {
    const [table] = tablesOf(...segments, told("Buses", 900, inYear(2024)));
    expect(table?.lines.map(({ member }) => member)).toEqual(["Trucks", "Cars", "Buses", "Other", "SalesBetween"]);
  });

  it("add up to what the whole is, or leave open what it is more: 1000 − (600 + 300 + 140 − 40)", () => {
    const [table] = tablesOf(...segments);
    expect(table).toMatchObject({ axis: "business", figure: "revenue", addsUp: [true, true] });
    expect([table?.sum, table?.whole, table?.rest].map((cells) => valuesOf(cells))).toEqual([
      [800, 1000],
      [800, 1000],
      [0, 0],
    ]);
    const [open] = tablesOf(told("Cars", 300), told("Trucks", 600));
    expect(valuesOf(open?.rest)).toEqual([null, 100]);
    expect(open?.addsUp).toEqual([null, false]);
  });

  it.each([
    [399, true],
    [398.9, false],
    [401, true],
    [401.1, false],
  ])("adds 600 and %d up to 1000, to a thousandth: %s", (value, addsUp) => {
    expect(tablesOf(told("Trucks", 600), told("Cars", value))[0]?.addsUp.at(-1)).toBe(addsUp);
  });

  it("are told of two at least: of one alone there is neither table nor sum", () => {
    expect(tablesOf(told("Trucks", 1000))).toEqual([]);
    expect(tablesOf(told("Trucks", 1000), told("Other", 0, { kind: "unallocated" }))).toEqual([]);
    const [table] = tablesOf(told("Trucks", 600), told("Cars", 400), told("Trucks", 800, inYear(2024)));
    expect(table?.sum[0]).toEqual({ value: null, reason: "figureMissing", missing: ["revenue"] });
    expect([table?.whole[0]?.value, table?.rest[0]?.value, table?.addsUp[0]]).toEqual([800, null, null]);
  });

  it("are told apart by business and by geography, figure by figure", () => {
    const tables = tablesOf(
      told("Trucks", 90, { name: "ebit" }),
      told("Cars", 60, { name: "ebit" }),
      told("Spain", 700, { axis: "geography" }),
      told("Italy", 300, { axis: "geography" }),
      told("Trucks", 600),
    );
    expect(tables.map(({ axis, figure, lines }) => [axis, figure, lines.length])).toEqual([
      ["business", "ebit", 2],
      ["geography", "revenue", 2],
    ]);
  });

  it("are as the filing of the latest day has them, with its words", () => {
    const later = told("Trucks", 620, { filedAt: "2027-02-15", accession: "later report", label: "Trucks and buses" });
    for (const versions of [
      [later, told("Trucks", 600)],
      [told("Trucks", 600), later],
    ]) {
      const { segments: tables, trace } = statementsOf(companyOf(told("Cars", 380), ...versions));
      const line = tables?.[0]?.lines[0];
      expect(line).toMatchObject({ member: "Trucks", label: "Trucks and buses" });
      const cell = line?.cells.at(-1);
      expect(cell?.value != null && trace.nodes[cell.node]).toMatchObject({
        value: 620,
        accession: "later report",
        segment: "Trucks and buses",
      });
    }
  });

  it("are not told of years that no column shows, nor of other periods, nor where the provider gives none", () => {
    expect(tablesOf(told("Trucks", 600, inYear(2010)), told("Cars", 400, inYear(2010)))).toEqual([]);
    expect(statementsOf(companyOf(...segments), "quarterly").segments).toBeNull();
    const { segments: _, ...withoutParts } = companyOf();
    expect(statementsOf(withoutParts).segments).toBeNull();
  });

  it("lead every number to a place in the trace that gives it again", () => {
    const { segments: tables, trace } = statementsOf(companyOf(...segments));
    const cells = (tables ?? []).flatMap((each) => [
      ...each.lines.flatMap((line) => line.cells),
      ...each.sum,
      ...each.rest,
    ]);
    const known = cells.filter((cell) => cell.value !== null);
    expect(known).toHaveLength(10);
    for (const { value, node } of known) {
      const under = traceUnder(trace, node);
      expect(under && replay(under)).toBe(value);
    }
  });
});
