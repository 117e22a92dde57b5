import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import { methodNames } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { type BaseRates, baseRatesOf } from "./base-rates.ts";
import { cashFlowKernelOf } from "./cash-flow-kernel.ts";
import { flowModelOf } from "./flow-model.ts";
import { reconciliationOf } from "./reconciliation.ts";
import { reverseValuationOf } from "./reverse-dcf.ts";
import { sanityFindingsOf } from "./sanity/sanity-questions.ts";
import { sensitivityOf } from "./sensitivity.ts";
import { simulationOf } from "./simulation.ts";
import { terminalShareOf } from "./terminal-share.ts";
import { valueThroughTimeOf } from "./through-time/value-through-time.ts";
import { tornadoOf } from "./tornado.ts";

const request = { scenario: "neutral", overrides: {} } as const;
const companies: { ticker: string; file: CompanyFile; report: ValuationReport; price: number | null }[] = [];
let baseRates: BaseRates | null = null;
/** One company in seven: enough to meet every kind, and quick. */
const sample = () => companies.filter((_, index) => index % 7 === 0);

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    companies.push({ ticker, file, report: valueCompany(file, request), price: fundamentals.quote?.value ?? null });
  }
  baseRates = baseRatesOf(companies.map(({ file }) => file.fundamentals));
});

/** Every number in an answer, however deep. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === "number") return [answer];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(numbersIn) : [];
}

describe("all bundled companies", () => {
  it("have a table of sensitivity with their own value in the middle", () => {
    let tables = 0;
    for (const { ticker, report, price } of companies) {
      for (const axis of ["terminalGrowth", "growth"] as const) {
        const table = sensitivityOf(report, { price, axis, reach: 2 });
        if (table.kind === "unavailable") continue;
        tables += 1;
        const { outcome } = report.methods.find(({ method }) => method === table.method) ?? {};
        const middle = table.cells[2]?.[2];
        expect(middle?.kind === "value" && middle.value, ticker).toBe(
          outcome?.kind === "estimate" && outcome.valuePerShare,
        );
        expect(numbersIn(table).every(Number.isFinite), ticker).toBe(true);
      }
    }
    expect(tables).toBeGreaterThan(900);
  });

  it("have a tornado and a terminal share without a number that is none", () => {
    for (const { ticker, file, report } of companies) {
      const answers = [tornadoOf(report), terminalShareOf(file, report), sanityFindingsOf(file, request, report)];
      expect(numbersIn(answers).every(Number.isFinite), ticker).toBe(true);
    }
  });

  it("are led from every method to every other by steps that add up to the last bit", () => {
    for (const { ticker, report } of sample()) {
      for (const first of methodNames) {
        for (const second of methodNames) {
          const bridge = reconciliationOf(report, { first, second });
          if (bridge.kind === "unavailable") continue;
          const reached = bridge.steps.reduce((level, { effect }) => level + effect, bridge.first.value);
          expect(reached, `${ticker} ${first} ${second}`).toBe(bridge.second.value);
        }
      }
    }
  });

  it("have base rates in which few grow a fifth a year, and prices that ask for numbers or say why not", () => {
    const rates = baseRates;
    if (!rates) throw new Error("no base rates");
    expect(rates.companies).toBeGreaterThan(400);
    const above = rates.growths.filter((growth) => growth >= 0.2).length / rates.growths.length;
    expect(above).toBeGreaterThan(0.02);
    expect(above).toBeLessThan(0.2);
    for (const { ticker, file, report } of sample()) {
      const reverse = reverseValuationOf({ file, request, report, baseRates: rates });
      expect(numbersIn(reverse).every(Number.isFinite), ticker).toBe(true);
    }
  });

  it("are simulated by a loop that gives what their traces give", () => {
    const models = companies.flatMap(({ report }) => {
      const model = flowModelOf(report, "discountedCashFlow");
      return model.kind === "flowModel" && model.levers.margin !== undefined ? [model] : [];
    });
    expect(models.length).toBeGreaterThan(250);
    expect(models.filter((model) => cashFlowKernelOf(model) === null)).toEqual([]);
  });

  it("are simulated, or refused with a count", () => {
    for (const { ticker, report, price } of sample()) {
      const result = simulationOf(report, { paths: 500, seed: 1, price });
      expect(numbersIn(result).every(Number.isFinite), ticker).toBe(true);
    }
  });

  it("have a past that finite numbers tell", () => {
    for (const { ticker, file } of sample().slice(0, 20)) {
      const past = valueThroughTimeOf(file);
      expect(numbersIn(past).every(Number.isFinite), ticker).toBe(true);
    }
  });
});
