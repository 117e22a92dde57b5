import { describe, expect, it } from "vitest";
import { historyOf } from "../company/accounts/history.ts";
import { type SampleChanges, sampleFile } from "../inputs/sample-company.ts";
import { replay } from "../trace/replay.ts";
import { toTrace } from "../trace/to-trace.ts";
import { peerAmountsOf, quantityOf, workingsOf } from "./peer-amounts.ts";

const report = { fiscalYearEnd: "2025-12-31", accession: "0000000000-2025-000001" };

function workingsIn(changes: SampleChanges = {}, of = report) {
  const amounts = peerAmountsOf(historyOf(sampleFile(changes).fundamentals), { trust: false, cyclical: false });
  return { amounts, workings: workingsOf(amounts, of) };
}

describe("how a peer's amount came about", () => {
  it("is told of what was worked out, and not of what its report tells", () => {
    const { workings } = workingsIn({ figures: { ebitda: null } });
    expect(Object.keys(workings ?? {}).toSorted()).toEqual(["cash", "ebitda", "tangibleEquity"]);
    expect(workingsIn({ figures: { ebitda: 210 } }).workings).not.toHaveProperty("ebitda");
  });

  it("is told of all where they stand in another report, or at another year's end", () => {
    const all = Object.keys(workingsIn({}, { ...report, accession: "another" }).workings ?? {});
    expect(all).toEqual(expect.arrayContaining(["revenue", "netIncome", "equity", "debt"]));
    expect(Object.keys(workingsIn({}, { ...report, fiscalYearEnd: "2024-12-31" }).workings ?? {})).toEqual(all);
  });

  it("gives the amount again when it is replayed, and when it is read back", () => {
    const { amounts, workings } = workingsIn({ figures: { ebitda: null } });
    // 150 of operating income and 50 of depreciation; 400 of equity less 50 of goodwill and 30 of intangibles.
    expect([amounts.ebitda?.value, amounts.tangibleEquity?.value]).toEqual([200, 320]);
    for (const amount of ["ebitda", "tangibleEquity"] as const) {
      const trace = workings?.[amount];
      if (!trace) throw new Error(amount);
      const value = amounts[amount]?.value ?? Number.NaN;
      expect(replay(trace)).toBe(value);
      const read = quantityOf(trace, value);
      expect(read && toTrace(read)).toEqual(trace);
      expect(quantityOf(trace, value + 1)).toBeNull();
    }
  });

  it.each([
    ["an ordinary company", {}, {}],
    ["one without EBITDA and operating income", { figures: { ebitda: null, ebit: null } }, {}],
    ["one of cycles", {}, { cyclical: true }],
    ["one of cycles without revenue", { figures: { revenue: null } }, { cyclical: true }],
    ["a trust", {}, { trust: true }],
  ] as const)("can be read back, each amount of %s", (_, changes, is) => {
    const history = historyOf(sampleFile(changes).fundamentals);
    const amounts = peerAmountsOf(history, { trust: false, cyclical: false, ...is });
    const workings = Object.entries(workingsOf(amounts, { fiscalYearEnd: "", accession: null }) ?? {});
    expect(workings.length).toBeGreaterThan(4);
    for (const [amount, trace] of workings) {
      expect(quantityOf(trace, trace.nodes[trace.result]?.value ?? Number.NaN), amount).not.toBeNull();
    }
  });

  it("cannot be read back from steps that are not all there, or of an unknown formula", () => {
    const { workings } = workingsIn({ figures: { ebitda: null } });
    const trace = workings?.ebitda;
    if (!trace) throw new Error("no working");
    const unknown = trace.nodes.map((node) => (node.kind === "step" ? { ...node, formula: "riddle" } : node));
    expect(quantityOf({ ...trace, nodes: unknown }, 200)).toBeNull();
    expect(quantityOf({ ...trace, nodes: trace.nodes.slice(1) }, 200)).toBeNull();
  });
});
