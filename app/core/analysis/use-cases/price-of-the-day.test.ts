import { createMarketData, type MarketData } from "@valora/market-data";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../shared/use-cases/context.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { analyseCompany } from "./analyse-company.ts";
import { analysisAnswer } from "./analysis-answer.ts";
import { readAnalysisQuery } from "./read-analysis-query.ts";

let marketData: MarketData;
const on = (day: string): Context => ({
  now: () => new Date(`${day}T10:00:00Z`),
  pause: async () => {},
  marketData,
  predict: () => null,
  analyses: { record: () => {} },
  predictions: { record: () => {} },
});
const asked = async (day: string, search: string) =>
  AnalysisAnswer.parse(
    analysisAnswer(
      await analyseCompany(on(day), { language: "en" }, readAnalysisQuery(new URLSearchParams(search))),
      null,
    ),
  );
const statuses = ({ methods }: AnalysisAnswer) =>
  methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? [outcome.status] : []));

beforeAll(async () => {
  marketData = await createMarketData();
});

describe("an analysis on a day", () => {
  it("says how old its price is, and dates the signal at it", async () => {
    const recent = await asked("2026-08-25", "ticker=KO");
    const late = await asked("2026-11-22", "ticker=KO");
    expect(recent.price).toMatchObject({ asOf: "2026-08-20", chosenBy: "source", age: { kind: "recent", days: 5 } });
    expect(late.price).toMatchObject({ asOf: "2026-08-20", age: { kind: "late", days: 94, tradingDays: 66 } });
    expect(late.summary).toEqual(recent.summary);
    expect(late.summary.signal.asOf).toBe("2026-08-20");
    expect(late.links.page).toBe("/analysis/KO");
  });

  it("gives neither signal nor statuses by a price of more than 180 days", async () => {
    const { price, summary, ...answer } = await asked("2027-03-01", "ticker=KO");
    expect(price?.age?.kind).toBe("stale");
    expect(summary.signal).toEqual({ kind: "none", reason: "priceTooOld", strength: "plain", asOf: "2026-08-20" });
    expect(summary.mean).toBeGreaterThan(0);
    expect(new Set(statuses({ price, summary, ...answer }))).toEqual(new Set([null]));
  });

  it("judges by the reader's own price, marked as theirs and carried by the address", async () => {
    const own = await asked("2027-03-01", "ticker=KO&price=61.5");
    expect(own.price).toEqual({
      value: 61.5,
      currency: "USD",
      asOf: "2027-03-01",
      source: "user",
      chosenBy: "user",
      age: { kind: "recent", days: 0, tradingDays: 0 },
      converted: null,
    });
    expect(own.summary.signal.asOf).toBe("2027-03-01");
    expect(own.links.page).toBe("/analysis/KO?price=61.5");
    expect(own.data.sources.find(({ covers }) => covers === "price")).toMatchObject({ source: "user" });
    for (const { outcome } of own.methods)
      if (outcome.kind === "estimate") expect(outcome.difference).toBeCloseTo(outcome.valuePerShare / 61.5 - 1, 12);
  });

  it("still gives no signal at the reader's price where the accounts ended more than eighteen months ago", async () => {
    const own = await asked("2027-12-01", "ticker=KO&price=61.5");
    expect(own.summary.signal).toMatchObject({ kind: "none", reason: "accountsTooOld", asOf: "2027-12-01" });
  });

  it.each(["0", "-3", "1e999", "NaN", "1,5", " 3"])("refuses a price of %j", (text) => {
    expect(() =>
      readAnalysisQuery([
        ["ticker", "KO"],
        ["price", text],
      ]),
    ).toThrow();
  });
});
