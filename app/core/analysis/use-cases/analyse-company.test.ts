import { CompanyUnavailable, type Finding } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { analyseCompany } from "./analyse-company.ts";
import {
  contextWith,
  listing,
  marketData,
  openIncludedData,
  query,
  recorded,
  viewer,
} from "./analysed-data-contract.ts";
import { analysisAnswer } from "./analysis-answer.ts";
import { simulateCashFlow } from "./uncertainty/simulate-cash-flow.ts";

openIncludedData();

describe("analyseCompany", () => {
  it("values a company and records that it was viewed, without the viewer", async () => {
    const analysis = await analyseCompany(contextWith({}), viewer, query("KO"));
    expect(analysis.report.ticker).toBe("KO");
    expect(analysis.report.methods).toHaveLength(7);
    expect(analysis.provider).toBe("bundled");
    expect(recorded).toEqual([
      { at: new Date("2026-09-01T10:00:00Z"), ticker: "KO", scenario: "neutral", language: "it" },
    ]);
  });

  it("uses what the person has chosen", async () => {
    const chosen = { ...query("KO"), wacc: 0.08, growth: 0.03, horizon: 7 };
    const { assumptions } = (await analyseCompany(contextWith({}), viewer, chosen)).report;
    expect(assumptions.wacc).toMatchObject({ value: 0.08, chosenBy: "user" });
    expect(assumptions.growth).toMatchObject({ value: 0.03, chosenBy: "user" });
    expect(assumptions.horizon).toMatchObject({ value: 7, chosenBy: "user" });
  });

  it("refuses what is no common share, and names the one there is", async () => {
    const context = contextWith({
      listingOf: () => listing({ ticker: "XYZ.PR.A", kind: "preferredShare", commonShare: "XYZ" }),
    });
    await expect(analyseCompany(context, viewer, query("XYZ.PR.A"))).rejects.toMatchObject({
      code: "assetUnsupported",
      params: { ticker: "XYZ.PR.A", kind: "preferredShare", commonShare: "XYZ" },
    });
    expect(recorded).toEqual([]);
  });

  it("offers the nearest symbols for an unknown one", async () => {
    const context = contextWith({
      listingOf: () => null,
      fundamentalsOf: async (ticker) => {
        throw new CompanyUnavailable(ticker, "unknownTicker", []);
      },
      nearestTo: () => [listing({ ticker: "XYZ" }), listing({ ticker: "XYY" })],
    });
    await expect(analyseCompany(context, viewer, query("XYZZ"))).rejects.toMatchObject({
      code: "tickerNotFound",
      params: { ticker: "XYZZ", nearest: "XYZ, XYY" },
    });
  });

  it.each([
    ["noData", "noStatements"],
    ["unknownTicker", "noStatements"],
    ["unreachable", "upstreamUnavailable"],
  ] as const)("says of a listed company whose providers answer %s: %s", async (kind, code) => {
    const context = contextWith({
      listingOf: () => listing({}),
      fundamentalsOf: async (ticker) => {
        throw new CompanyUnavailable(ticker, kind, []);
      },
    });
    await expect(analyseCompany(context, viewer, query("XYZ"))).rejects.toMatchObject({ code });
  });

  it("says that the chosen provider has no accounts of a listed company, and not that there are none", async () => {
    const context = contextWith({
      listingOf: () => listing({}),
      fundamentalsOf: async (ticker) => {
        throw new CompanyUnavailable(ticker, "unknownTicker", []);
      },
    });
    const asked = { ...query("XYZ"), source: "bundled" as const };
    await expect(analyseCompany(context, viewer, asked)).rejects.toMatchObject({
      code: "providerLacksCompany",
      params: { ticker: "XYZ", provider: "bundled" },
    });
  });

  it("says whose the accounts are that stand under a company's symbol", async () => {
    await expect(analyseCompany(contextWith({}), viewer, query("DELL"))).rejects.toMatchObject({
      code: "accountsOfAnother",
      params: { ticker: "DELL", provider: "bundled", issuer: "Intercontinental Exchange Inc." },
    });
  });

  it("says of accounts in a currency without discount rates that it cannot value them yet", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const fundamentals = { ...answer.fundamentals, currency: "GBP", country: "GB" };
    const context = contextWith({ fundamentalsOf: async () => ({ ...answer, fundamentals }) });
    await expect(analyseCompany(context, viewer, query("KO"))).rejects.toMatchObject({
      code: "marketUnsupported",
      params: { ticker: "KO", currency: "GBP", country: "GB" },
    });
  });

  it("lets a bug through as a bug", async () => {
    const context = contextWith({
      fundamentalsOf: async () => {
        throw new TypeError("x is not a function");
      },
    });
    await expect(analyseCompany(context, viewer, query("KO"))).rejects.toThrow(TypeError);
  });
});

describe("the answer", () => {
  const answerOf = async (changes: object, ticker = "KO") => {
    const analysis = await analyseCompany(contextWith({}), viewer, { ...query(ticker), ...changes });
    return analysisAnswer(analysis, await simulateCashFlow({ pause: async () => {} }, analysis));
  };

  it("keeps its contract for one in twenty-five of the bundled companies, and holds nothing that JSON cannot say", async () => {
    const strict = AnalysisAnswer.strict();
    for (const ticker of marketData.bundledTickers().filter((_, index) => index % 25 === 0)) {
      const answer = await answerOf({}, ticker);
      const parsed = strict.safeParse(answer);
      expect(parsed.error?.issues ?? [], ticker).toEqual([]);
      const unspeakable: string[] = [];
      JSON.stringify(answer, (key, value) => {
        if (value === undefined || (typeof value === "number" && !Number.isFinite(value))) unspeakable.push(key);
        return value;
      });
      expect(unspeakable, ticker).toEqual([]);
    }
  });

  it("gives a converted price with what the exchange wrote, the rate and its day, and a note that says so", async () => {
    const live = await marketData.fundamentalsOf("SAN.MC");
    const converted = { value: 10, currency: "USD", rate: 0.9, rateAsOf: "2026-11-19", rateSource: "ecb" };
    const quote = { value: 9, currency: "EUR", asOf: "2026-11-20", source: "yahoo", converted };
    const findings: Finding[] = [
      {
        severity: "note",
        code: "priceConverted",
        price: 10,
        from: "USD",
        to: "EUR",
        rate: 0.9,
        asOf: "2026-11-19",
        source: "ecb",
      },
    ];
    const fundamentals = { ...live.fundamentals, quote };
    const context = contextWith({ fundamentalsOf: async () => ({ ...live, fundamentals, findings }) });
    const answer = analysisAnswer(await analyseCompany(context, viewer, query("SAN.MC")), null);
    expect(AnalysisAnswer.parse(answer).price).toEqual({
      ...quote,
      chosenBy: "source",
      age: { kind: "recent", days: 0, tradingDays: 0 },
    });
    expect(answer.data.notes.map(({ code }) => code)).toContain("priceConverted");
  });

  it("returns the methods that were asked for, and a summary of all", async () => {
    const all = await answerOf({});
    const one = await answerOf({ methods: ["netAssetValue"] });
    expect(one.methods.map(({ method }) => method)).toEqual(["netAssetValue"]);
    expect(one.summary).toEqual(all.summary);
  });

  it("names a source for the accounts, with the filing", async () => {
    const { sources, asOf } = (await answerOf({})).data;
    expect(sources.find(({ covers }) => covers === "statements")).toMatchObject({ source: "bundled", form: "10-K" });
    expect(asOf).toBe(marketData.asOf);
  });

  it("links to the page with the same choices", async () => {
    expect((await answerOf({ scenario: "optimistic", wacc: 0.09, growth: 0.02 })).links.page).toBe(
      "/analysis/KO?scenario=optimistic&wacc=0.09&g=0.02",
    );
  });

  it("simulates the same for the same seed, around the value, and counts every draw", async () => {
    const simulation = { paths: 2_000, seed: 11 };
    const first = await answerOf({ simulation });
    const second = await answerOf({ simulation });
    expect(second.simulation).toEqual(first.simulation);
    const other = await answerOf({ simulation: { paths: 2_000, seed: 12 } });
    expect(other.simulation?.percentiles.p50).not.toBe(first.simulation?.percentiles.p50);
    const { outcome } = first.methods[0] ?? {};
    const value = outcome?.kind === "estimate" ? outcome.valuePerShare : Number.NaN;
    const { p10, p50, p90 } = first.simulation?.percentiles ?? {};
    expect(p10).toBeLessThan(value);
    expect(p90).toBeGreaterThan(value);
    expect(Math.abs((p50 ?? 0) / value - 1)).toBeLessThan(0.05);
    expect(first.simulation?.rejected).toBeLessThan(200);
  });
});
