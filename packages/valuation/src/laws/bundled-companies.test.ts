import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { driverFiguresOf } from "../trace/lazy-trace.ts";
import { replay } from "../trace/replay.ts";
import { valueCompany } from "../value-company.ts";

const neutral = { scenario: "neutral", overrides: {} } as const;
const valued: { ticker: string; file: CompanyFile; report: ValuationReport }[] = [];

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    valued.push({ ticker, file, report: valueCompany(file, neutral) });
  }
});

describe("all bundled companies", () => {
  it("are valued above zero, and every trace replays bit for bit", () => {
    expect(valued.length).toBeGreaterThan(500);
    for (const { ticker, report } of valued) {
      for (const { method, outcome } of report.methods) {
        if (outcome.kind !== "estimate") continue;
        expect(outcome.valuePerShare, `${ticker} ${method}`).toBeGreaterThan(0);
        expect(replay(outcome.trace), `${ticker} ${method}`).toBe(outcome.valuePerShare);
      }
    }
  });

  it("are never sent from a method without a value to another one, nor in a circle", () => {
    let suggestions = 0;
    for (const { ticker, file, report } of valued) {
      const others = scenarios.map((scenario) => valueCompany(file, { scenario, overrides: {} }));
      for (const { methods, scenario } of [report, ...others]) {
        const kinds = new Map(methods.map(({ method, outcome }) => [method, outcome.kind]));
        for (const { method, outcome } of methods) {
          if (outcome.kind === "estimate" || outcome.alternative === null) continue;
          suggestions += 1;
          expect(kinds.get(outcome.alternative), `${ticker} ${scenario} ${method}`).toBe("estimate");
        }
      }
    }
    expect(suggestions).toBeGreaterThan(2000);
  });

  it("are told by the same drivers with a trace as without one", () => {
    for (const { ticker, report } of valued) {
      for (const { method, outcome } of report.methods) {
        if (outcome.kind !== "estimate") continue;
        const nodes = outcome.drivers.flatMap((id) => outcome.trace.nodes[id] ?? []);
        const figures = nodes.map(({ name, value, unit }) => ({ name, value, unit }));
        expect(driverFiguresOf(outcome), `${ticker} ${method}`).toEqual(figures);
      }
    }
  });

  it("keep the order of the scenarios, with and without the user's numbers", () => {
    const requests = [
      { scenario: "conservative", overrides: { growth: 0.2 } },
      { scenario: "optimistic", overrides: { wacc: 0.06, growth: -0.05, horizon: 12 } },
    ] as const;
    for (const [index, { ticker, file, report }] of valued.entries()) {
      const asked = valueCompany(file, requests[index % 2] ?? neutral);
      for (const { method, range } of [...report.methods, ...asked.methods]) {
        const values = scenarios.map((scenario) => range[scenario]).filter((value) => value !== null);
        expect(values, `${ticker} ${method}`).toEqual(values.toSorted((a, b) => a - b));
      }
    }
  });

  it("never show a bank, an insurer or another financial by cash flows or multiples of the firm", () => {
    for (const { ticker, report } of valued) {
      const { classification, methods } = report;
      if (!["bank", "insurer", "financialServices"].includes(classification.type)) continue;
      const [cashFlow, , multiples] = methods;
      expect(cashFlow?.outcome.kind, ticker).toBe("notApplicable");
      if (multiples?.outcome.kind !== "estimate") continue;
      expect(
        multiples.outcome.trace.nodes.some(({ name }) => name.startsWith("impliedByEv")),
        ticker,
      ).toBe(false);
    }
  });

  it.each([
    "AAPL",
    "MSFT",
    "KO",
    "PEP",
    "PG",
    "JNJ",
    "MRK",
    "XOM",
    "CVX",
    "UPS",
    "CSCO",
    "TXN",
    "WMT",
    "HD",
    "MCD",
    "ITX.MC",
  ])("give %s at least four votes", (ticker) => {
    expect(valued.find((each) => each.ticker === ticker)?.report.summary.voting).toBeGreaterThanOrEqual(4);
  });

  it("are worth, in the middle, between half and all of their price in a dear market", () => {
    const ratios = valued.flatMap(({ file, report }) => {
      const { mean } = report.summary;
      const price = file.fundamentals.quote?.value;
      return mean !== null && price !== undefined ? [mean / price] : [];
    });
    const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
    expect(middle).toBeGreaterThan(0.5);
    expect(middle).toBeLessThan(1);
  });
});
