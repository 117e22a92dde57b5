import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import { valueCompany } from "../value-company.ts";
import { baseRatesOf } from "./base-rates.ts";
import { type WhatCanBeSaid, whatCanBeSaid, yearsOfGrowthTold } from "./what-can-be-said.ts";

type Told = { file: CompanyFile; report: ValuationReport; said: WhatCanBeSaid | null };

const request = { scenario: "neutral", overrides: {} } as const;
const all = new Map<string, Told>();

beforeAll(async () => {
  const marketData = createMarketData();
  const companies = [];
  for (const ticker of marketData.bundledTickers())
    companies.push((await marketData.fundamentalsOf(ticker)).fundamentals);
  const baseRates = baseRatesOf(companies, { years: yearsOfGrowthTold });
  for (const fundamentals of companies) {
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    const report = valueCompany(file, request);
    all.set(fundamentals.ticker, { file, report, said: whatCanBeSaid({ file, request, report, baseRates }) });
  }
});

const told = (ticker: string): Told => {
  const found = all.get(ticker);
  if (!found) throw new Error(ticker);
  return found;
};

/** The cash-flow value with a growth and a margin of the reader's. */
function valueAt({ file }: Told, overrides: { growth?: number; margin?: number }): number {
  const outcome = valueCompany(file, { scenario: "neutral", overrides }).methods[0]?.outcome;
  return outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
}

describe("what can be said of the bundled companies without a signal", () => {
  it("is something of each that has a price, and nothing of those with a signal", () => {
    for (const { file, report, said } of all.values()) {
      const { quote, currency } = file.fundamentals;
      // A price in another currency than the accounts is none until a rate of exchange is known.
      const hasPrice = quote !== null && quote.value > 0 && quote.currency === currency;
      const isExpected = report.summary.signal.kind === "none" && report.summary.voting < 3 && hasPrice;
      expect(said !== null, file.fundamentals.ticker).toBe(isExpected);
      if (said === null) continue;
      const { asks, path, priceToSales, waiting } = said;
      expect(asks ?? path ?? priceToSales ?? waiting[0], file.fundamentals.ticker).toBeDefined();
    }
  });

  it("says, where growth alone does not explain the price, on which side of it all values lie", () => {
    const sides = [...all.values()].flatMap(({ file, said }) => {
      const { highestByGrowth = null, lowestByGrowth = null } = said?.asks ?? {};
      const price = said?.price ?? 1;
      expect(highestByGrowth ?? 0, file.fundamentals.ticker).toBeLessThan(price);
      expect(lowestByGrowth ?? Number.POSITIVE_INFINITY, file.fundamentals.ticker).toBeGreaterThan(price);
      return [highestByGrowth === null ? [] : ["below"], lowestByGrowth === null ? [] : ["above"]].flat();
    });
    expect(new Set(sides)).toEqual(new Set(["below", "above"]));
  });

  it("is, of a price that growth explains, the growth at which the engine gives the price", () => {
    for (const ticker of ["SNDK", "STX"]) {
      const company = told(ticker);
      const first = company.said?.asks?.growth?.first ?? Number.NaN;
      expect(valueAt(company, { growth: first }) / (company.said?.price ?? 0), ticker).toBeCloseTo(1, 4);
    }
  });

  it("is, of Tesla, that no growth does it, and which margin with which growth would", () => {
    const company = told("TSLA");
    const { asks, path, price } = company.said ?? { asks: null, path: null, price: 0 };
    expect(asks?.growth).toBeNull();
    expect(asks?.highestByGrowth ?? price).toBeLessThan(price);
    const { margin = 0, growth = null } = path ?? {};
    expect(margin).toBeGreaterThan(0.072);
    expect(valueAt(company, { growth: growth?.first ?? 0, margin }) / price).toBeCloseTo(1, 2);
    // What ten years of a growth that fades come to lies between its first year and the economy.
    expect(growth?.average ?? 1).toBeLessThan(growth?.first ?? 0);
    expect(growth?.done?.count).toBe(Math.round((growth?.done?.share ?? 0) * (growth?.done?.observations ?? 0)));
  });

  it("names what each silent method waits for", () => {
    const waits = (ticker: string) =>
      Object.fromEntries(
        (told(ticker).said?.waiting ?? []).map(({ method, waits, years }) => [method, [waits, years]]),
      );
    expect(waits("BA")).toMatchObject({
      discountedCashFlow: ["profitYears", 1],
      earningsPerShare: ["profitYears", 1],
      residualIncome: ["equityYears", 2],
    });
    expect(waits("PLTR")).toMatchObject({
      discountedCashFlow: ["priceBelow", null],
      dividendDiscount: ["dividendYears", 3],
    });
    expect(waits("CRWD")).toMatchObject({ residualIncome: ["profitYears", 2], earningsPerShare: ["profitYears", 2] });
    expect(waits("BRK.B")).not.toHaveProperty("residualIncome");
  });

  it("waits for the next accounts where the shares are unsettled", () => {
    const [waiting] = told("DVN").said?.waiting ?? [];
    expect(waiting).toMatchObject({ waits: "nextAccounts", until: "2026-12-31" });
  });

  it("says a price at which a value that is too far from it would count, and there it counts", () => {
    const { file, said } = told("AXON");
    const wait = said?.waiting.find(({ method }) => method === "discountedCashFlow");
    expect(wait?.waits).toBe("priceBelow");
    const quote = file.fundamentals.quote;
    if (!quote || !wait?.price) throw new Error("no price");
    const cheaper = { ...file, fundamentals: { ...file.fundamentals, quote: { ...quote, value: wait.price * 0.9 } } };
    const outcome = valueCompany(cheaper, request).methods[0]?.outcome;
    expect(outcome).toMatchObject({ kind: "estimate", votes: true });
  });
});
