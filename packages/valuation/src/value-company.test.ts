import { describe, expect, it } from "vitest";
import { type SampleChanges, sampleFile, samplePeer } from "./inputs/sample-company.ts";
import { figureNames } from "./inputs/statement.ts";
import { methodNames } from "./report/outcome.ts";
import { scenarios } from "./scenarios/assumptions.ts";
import { replay } from "./trace/replay.ts";
import { flowModelOf } from "./understanding/flow-model.ts";
import { runIn, valueCompany } from "./value-company.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;
const peers = [1200, 1500, 1800, 2200, 6000].map((marketCap, index) => samplePeer(`PEER${index}`, marketCap));

function reported(changes: SampleChanges = {}) {
  return valueCompany(sampleFile({ peers, ...changes }), neutral);
}

function reasons(changes: SampleChanges) {
  return [
    ...new Set(
      reported(changes).methods.map(({ outcome }) => (outcome.kind === "estimate" ? "estimate" : outcome.reason)),
    ),
  ];
}

describe("valueCompany", () => {
  it("answers with the seven methods in screen order", () => {
    expect(reported().methods.map(({ method }) => method)).toEqual(methodNames);
  });

  it("compares each value with the price", () => {
    for (const { outcome, difference } of reported().methods) {
      if (outcome.kind === "estimate") expect(difference).toBeCloseTo(outcome.valuePerShare / 10 - 1, 12);
      else expect(difference).toBeNull();
    }
  });

  it("lets only votes into the summary", () => {
    const { methods, summary } = reported();
    const votes = methods.flatMap(({ outcome }) =>
      outcome.kind === "estimate" && outcome.votes ? [outcome.valuePerShare] : [],
    );
    expect(summary.voting).toBe(votes.length);
    expect(summary.maximum).toBe(Math.max(...votes));
    expect(summary.estimating).toBeGreaterThan(summary.voting);
  });

  it("shows, without counting it, a value more than five times the price", () => {
    const quote = { value: 2, currency: "USD", asOf: "2026-08-20", source: "" };
    const multiples = reported({ fundamentals: { quote } }).methods[2];
    expect(multiples?.outcome).toMatchObject({ kind: "estimate", votes: false, notVotingReason: "implausiblyHigh" });
  });

  it("values without a price, and then judges nothing", () => {
    const { methods, summary } = reported({ fundamentals: { quote: null } });
    expect(summary.mean).toBeGreaterThan(0);
    expect(summary.signal.reason).toBe("noPrice");
    expect(methods.every(({ status, difference }) => status === null && difference === null)).toBe(true);
  });

  it.each([
    [{ fundamentals: { shareBasis: "unsettled" } }, "shareBasisUnsettled"],
    [{ fundamentals: { isSuspect: true } }, "dataSuspect"],
    [{ fundamentals: { isSuspect: true, shareBasis: "unsettled" } }, "dataSuspect"],
    [{ figures: { dilutedShares: 50 } }, "shareBasisUnsettled"],
    [{ fundamentals: { sharesOutstanding: null }, figures: { dilutedShares: null } }, "sharesMissing"],
    [{ fundamentals: { quote: { value: 1, currency: "EUR", asOf: "2026-08-20", source: "" } } }, "currencyUnresolved"],
  ] as const)("blocks every method for %j: %s", (changes, reason) => {
    expect(reasons(changes)).toEqual([reason]);
    expect(reported(changes).blockedBy).toBe(reason);
  });

  it("takes the diluted shares of the statement without a share count, and says so", () => {
    const { methods } = reported({ fundamentals: { sharesOutstanding: null } });
    const { outcome } = methods[4] ?? {};
    expect(outcome?.kind === "estimate" && outcome.warnings).toContain("sharesFromStatement");
  });

  it("answers for a company of which nothing is known", () => {
    const nothing = Object.fromEntries(figureNames.map((name) => [name, null]));
    const { summary, methods } = reported({ figures: nothing, peers: [] });
    expect(methods.every(({ outcome }) => outcome.kind === "notApplicable")).toBe(true);
    expect(summary.signal).toEqual({ kind: "none", reason: "notEnoughMethods", strength: "plain", asOf: "2026-08-20" });
    expect(valueCompany(sampleFile({ years: 0 }), neutral).summary.voting).toBe(0);
  });

  it("reports the assumptions in use beside the computed ones", () => {
    const file = sampleFile({ peers });
    const computed = valueCompany(file, neutral).assumptions;
    const { assumptions } = valueCompany(file, { scenario: "neutral", overrides: { wacc: 0.11, horizon: 10 } });
    expect(computed.wacc?.chosenBy).toBe("computed");
    expect(assumptions.wacc).toEqual({ value: 0.11, computed: computed.wacc?.computed, chosenBy: "user" });
    expect(assumptions.horizon).toEqual({ value: 10, computed: 5, chosenBy: "user" });
    expect(assumptions.costOfEquity?.chosenBy).toBe("user");
    expect(assumptions.growth?.chosenBy).toBe("computed");
    expect(valueCompany(file, { scenario: "conservative", overrides: {} }).assumptions.wacc?.chosenBy).toBe("scenario");
  });

  it("uses the user's growth as that of the first year in every method of flows", () => {
    const { methods } = valueCompany(sampleFile({ peers }), { scenario: "optimistic", overrides: { growth: 0.0777 } });
    for (const { family, outcome } of methods) {
      if (family !== "flows" || outcome.kind !== "estimate") continue;
      const first = outcome.trace.nodes.find(
        (node) => node.kind === "step" && node.name === "yearGrowth" && node.year === 1,
      );
      expect(first?.value).toBe(0.0777);
    }
  });

  it("explains how the WACC was computed", () => {
    const { assumptions } = reported();
    expect(assumptions.trace && replay(assumptions.trace)).toBe(assumptions.wacc?.value);
    expect(assumptions.trace?.nodes.map(({ name }) => name)).toContain("unleveredBeta");
  });

  it("points at drivers that stand in the trace", () => {
    for (const { outcome } of reported().methods) {
      if (outcome.kind !== "estimate") continue;
      expect(outcome.drivers.length).toBeGreaterThan(0);
      for (const id of outcome.drivers) expect(outcome.trace.nodes[id]?.id).toBe(id);
    }
  });

  it("is plain data: the same after a journey as JSON, without a number that is none", () => {
    const report = reported();
    const text = JSON.stringify(report);
    expect(JSON.parse(text)).toEqual(report);
    expect(text).not.toMatch(/NaN|Infinity/);
  });

  it("does not change the file it is given", () => {
    const file = sampleFile({ peers });
    const before = JSON.stringify(file);
    valueCompany(file, neutral);
    expect(JSON.stringify(file)).toBe(before);
  });

  it("tells as its growth and rate those of the discounted cash flow", () => {
    // Capital that earns 4.5 % after tax: less growth of the firm is no prudence, less growth of dividends is.
    for (const changes of [{}, { figures: { ebit: 30 } }]) {
      for (const scenario of scenarios) {
        const report = valueCompany(sampleFile({ peers, ...changes }), { scenario, overrides: {} });
        const model = flowModelOf(report, "discountedCashFlow");
        if (model.kind === "unavailable") throw new Error(model.reason);
        expect(report.assumptions.growth?.value).toBe(model.levers.growth);
        expect(report.assumptions.wacc?.value).toBe(model.levers.discountRate);
      }
    }
  });

  it("has no run of a method whose number is no value: its debts are larger than the business", () => {
    const runOf = (totalDebt: number) => runIn(sampleFile({ figures: { totalDebt } }), neutral, "discountedCashFlow");
    expect(runOf(3000)).toBeNull();
    expect(runOf(200)?.result().value).toBeGreaterThan(0);
    expect(
      runIn(sampleFile({ figures: { dividendsPerShare: 0, dividendsPaid: 0 } }), neutral, "dividendDiscount"),
    ).toBeNull();
  });
});
