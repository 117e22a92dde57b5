import { describe, expect, it } from "vitest";
import { byContent, idsInTrace, toTrace, traceBuilder, traceUnder } from "./to-trace.ts";
import { assumption, chosenForYear, derive, type FigureLeaf, figureLeaf, renamed } from "./trace.ts";
import { difference, sum } from "./traced-formulas/figures.ts";

const filing = { accession: "0000000000-25-000001", filedAt: "2026-02-15" } as const;
const told = { name: "totalDebt", unit: "money", ticker: "KO", fiscalYearEnd: "2025-12-31", provider: "sec" } as const;
const figure = (value: number, changes: Partial<FigureLeaf> = {}) =>
  figureLeaf({ ...told, value, origin: "annualReportXbrl", ...filing, ...changes } as Omit<FigureLeaf, "kind">);

describe("a trace of a quantity", () => {
  it("holds each quantity once, inputs before what uses them", () => {
    const [debt, cash] = [figure(200), figure(50, { name: "cashAndEquivalents" })];
    const netDebt = derive("netDebt", difference, { whole: debt, part: cash });
    const twice = derive("enterpriseValue", sum, { terms: [netDebt, debt, netDebt] });
    const { nodes, result } = toTrace(twice);
    expect(nodes.map(({ id, name, value }) => [id, name, value])).toEqual([
      [0, "totalDebt", 200],
      [1, "cashAndEquivalents", 50],
      [2, "netDebt", 150],
      [3, "enterpriseValue", 500],
    ]);
    expect(result).toBe(3);
    expect(nodes[2]).toMatchObject({ formula: difference.id, inputs: { whole: 0, part: 1 } });
    expect(nodes[3]).toMatchObject({ inputs: { terms: [2, 0, 2] } });
  });

  it("can be made again and again of the same quantities", () => {
    const debt = figure(200);
    const first = toTrace(derive("enterpriseValue", sum, { terms: [figure(1), debt] }));
    const second = toTrace(derive("enterpriseValue", sum, { terms: [debt, figure(1)] }));
    expect(first.nodes.map(({ value }) => value)).toEqual([1, 200, 201]);
    expect(second.nodes.map(({ value }) => value)).toEqual([200, 1, 201]);
  });

  it("says of a figure whose it is, of which period, and where it was filed", () => {
    const nodeOf = (changes: Partial<FigureLeaf>) => toTrace(figure(200, changes)).nodes[0];
    const plain = { id: 0, kind: "figure", ...told, value: 200, origin: "annualReportXbrl", ...filing };
    expect(nodeOf({})).toEqual(plain);
    expect(nodeOf({ months: 3 })).toEqual({ ...plain, months: 3 });
    expect(nodeOf({ months: null })).toEqual({ ...plain, months: null });
    expect(nodeOf({ segment: "Europe" })).toEqual({ ...plain, segment: "Europe" });
  });

  it("says of a reader's own figure what is filed in its place", () => {
    const filed = { value: 180, origin: "annualReportXbrl", ...filing } as const;
    const [node] = toTrace(figure(200, { origin: "own", accession: null, filedAt: null, filed })).nodes;
    expect(node).toMatchObject({ id: 0, kind: "figure", value: 200, origin: "own", accession: null, filed });
    expect(node).not.toHaveProperty("place");
  });

  it("says of an assumption who chose it, and for which year", () => {
    const [whole] = toTrace(assumption("growth", 0.05, "rate", "scenario")).nodes;
    expect(whole).toEqual({
      id: 0,
      kind: "assumption",
      name: "growth",
      value: 0.05,
      unit: "rate",
      chosenBy: "scenario",
    });
    const [third] = toTrace(chosenForYear("growth", 0.05, "rate", 3)).nodes;
    expect(third).toMatchObject({ chosenBy: "user", year: 3 });
  });
});

describe("a part of a trace", () => {
  const [debt, cash, shares] = [figure(200), figure(50), figure(10)];
  const netDebt = derive("netDebt", difference, { whole: debt, part: cash });
  const trace = toTrace(derive("enterpriseValue", sum, { terms: [shares, netDebt] }));

  it("is what lies under one of its nodes, with the ids of the whole", () => {
    expect(traceUnder(trace, 3)).toEqual({ nodes: trace.nodes.slice(1, 4), result: 3 });
    expect(traceUnder(trace, 0)).toEqual({ nodes: trace.nodes.slice(0, 1), result: 0 });
    expect(traceUnder(trace, trace.result)).toEqual(trace);
    expect(traceUnder(trace, 9)).toBeNull();
  });

  it("is found by kind, name and value; what is not in it is left out", () => {
    expect(idsInTrace(trace, [netDebt, debt])).toEqual([3, 1]);
    expect(idsInTrace(trace, [figure(201), renamed(netDebt, "equityValue")])).toEqual([]);
    expect(idsInTrace(trace, [assumption("growth", 200, "money")])).toEqual([]);
  });
});

describe("traces of many quantities together", () => {
  it("hold a quantity once, told by identity or by what it says", () => {
    const [one, same] = [figure(200), figure(200)];
    const apart = traceBuilder();
    expect([apart.idOf(one), apart.idOf(same), apart.idOf(one)]).toEqual([0, 1, 0]);
    const together = traceBuilder(byContent);
    const sums = [one, same].map((each) => derive("netDebt", sum, { terms: [each] }));
    expect([together.idOf(one), together.idOf(same), ...sums.map(together.idOf)]).toEqual([0, 0, 1, 1]);
    expect(together.nodes).toHaveLength(2);
  });
});
