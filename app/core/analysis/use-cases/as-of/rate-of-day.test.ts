import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { analyseCompany } from "../analyse-company.ts";
import { asToldToday, contextOf, history, openIncludedCompany, viewer } from "./company-of-four-reports-contract.ts";

openIncludedCompany();

describe("the risk-free rate of a day", () => {
  const ofDay = { value: 0.0241, asOf: "2024-03-01", source: "of that day" };
  async function askedOn(asOf: string, { currency, country }: Pick<Fundamentals, "currency" | "country">) {
    const company = {
      ...asToldToday(),
      currency,
      country,
      quote: { value: 90, currency, asOf: "2026-08-28", source: "sample" },
    };
    const context = contextOf(company, history({ currency }));
    const asked: string[] = [];
    const riskFreeRateOn = async (...question: [string, string]) => {
      asked.push(question.join(" "));
      return asOf < ofDay.asOf ? null : { ...ofDay, asOf };
    };
    const marketData = Object.assign(context.marketData, { riskFreeRateOn });
    const query = { ticker: "KO", scenario: "neutral", asOf } as const;
    const { file, report, notes, asOf: known } = await analyseCompany({ ...context, marketData }, viewer, query);
    const said = notes.find(({ code }) => code === "asOfDay")?.params;
    return {
      asked,
      rate: file.reference.riskFreeRate,
      used: report.assumptions.riskFreeRate,
      said,
      published: known?.riskFreeRate,
    };
  }

  it("counts in euro where it is known, and is named with its date", async () => {
    const { asked, rate, used, said } = await askedOn("2024-03-01", { currency: "EUR", country: "ES" });
    expect(asked).toEqual(["EUR 2024-03-01"]);
    expect([rate, used]).toEqual([ofDay, ofDay.value]);
    expect(said).toMatchObject({ day: "2024-03-01", reason: "ofDay", rateAsOf: "2024-03-01" });
  });

  it("is today's where it is not known, which is said", async () => {
    const { rate, said } = await askedOn("2024-02-25", { currency: "EUR", country: "ES" });
    expect(rate.asOf > "2024-02-25").toBe(true);
    expect(said).toMatchObject({ reason: "ofToday", rateAsOf: rate.asOf });
  });

  it("does not part the pair of rate and premium in dollars, which is of one date", async () => {
    const { asked, rate, used, said } = await askedOn("2024-03-01", { currency: "USD", country: "US" });
    expect(asked).toEqual(["USD 2024-03-01"]);
    expect(rate.asOf > "2024-03-01").toBe(true);
    expect(used).toBe(rate.value);
    expect(said).toMatchObject({ reason: "ofToday" });
  });

  it("is told in dollars with its day and source, though it does not count", async () => {
    const { said, published } = await askedOn("2024-03-01", { currency: "USD", country: "US" });
    expect(published).toEqual({ ...ofDay, counts: false });
    expect(said).toMatchObject({
      ...{ published: "known", publishedRate: 0.0241, publishedAsOf: "2024-03-01", source: "of that day" },
    });
    const before = await askedOn("2024-02-25", { currency: "USD", country: "US" });
    expect([before.published, before.said?.published]).toEqual([null, "none"]);
  });
});
