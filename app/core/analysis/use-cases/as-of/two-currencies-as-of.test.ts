import type { MarketData, PriceHistory } from "@valora/market-data";
import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../analyse-company.ts";
import { analysisAnswer } from "../analysis-answer.ts";
import {
  askedOn,
  asToldToday,
  contextOf,
  history,
  openIncludedCompany,
  viewer,
} from "./company-of-four-reports-contract.ts";

openIncludedCompany();

describe("a company whose accounts and price are in two currencies", () => {
  /** Paid in euro, with accounts in dollars: of today at one rate, of a day at another. */
  const inDollars = (): Fundamentals => ({
    ...asToldToday(),
    quote: {
      ...{ value: 99, currency: "USD", asOf: "2026-08-28", source: "sample" },
      converted: { value: 90, currency: "EUR", rate: 1.1, rateAsOf: "2026-08-28", rateSource: "bank" },
    },
  });
  const valuedAt = async (
    rate: number | null,
    company = inDollars(),
    prices: PriceHistory | null = history({ currency: "EUR" }),
  ) => {
    const context = contextOf(company, prices);
    const asked: unknown[] = [];
    const exchangeRateOn: MarketData["exchangeRateOn"] = async (pair) => {
      asked.push(pair);
      return rate === null ? null : { ...pair, value: rate, asOf: "2024-02-16", source: "bank" };
    };
    const marketData = Object.assign(context.marketData, { exchangeRateOn });
    const analysis = await analyseCompany({ ...context, marketData }, viewer, askedOn("2024-02-19"));
    return { analysis, asked };
  };

  it("is compared with its price at the exchange rate of the day of that price, which is told", async () => {
    const { analysis, asked } = await valuedAt(1.05);
    expect(asked).toEqual([{ from: "EUR", to: "USD", day: "2024-02-16" }]);
    expect(analysisAnswer(analysis, null).price).toMatchObject({
      ...{ value: 58 * 1.05, currency: "USD", asOf: "2024-02-16" },
      converted: { value: 58, currency: "EUR", rate: 1.05, rateAsOf: "2024-02-16", rateSource: "bank" },
    });
    expect(analysis.report.methods.some(({ status }) => status !== null)).toBe(true);
    expect(analysis.notes.find(({ code }) => code === "priceConverted")?.params).toMatchObject({
      ...{ price: 58, from: "EUR", to: "USD", rate: 1.05, asOf: "2024-02-16", source: "bank" },
    });
  });

  it("is compared with nothing where the rate of the day is not known, and no rate of today is told", async () => {
    const { analysis } = await valuedAt(null);
    expect(analysis.report.methods.every(({ status, difference }) => status === null && difference === null)).toBe(
      true,
    );
    const codes = analysis.notes.map(({ code }) => code);
    expect(codes).toContain("priceInOtherCurrency");
    expect(codes).not.toContain("priceConverted");
  });

  it("has month ends in the currency in which they were paid", async () => {
    const monthly = { from: "2024-01", to: "2024-02", closes: [57, 58], adjustedFor: "splits" as const };
    const { analysis, asked } = await valuedAt(1.05, { ...inDollars(), monthlyCloses: monthly }, null);
    expect(asked).toEqual([{ from: "EUR", to: "USD", day: "2024-01-31" }]);
    expect(analysis.file.fundamentals.quote).toMatchObject({ value: 57 * 1.05, currency: "USD" });
  });
});
