import { CompanyUnavailable, createMarketData, type Finding, type Listing, type MarketData } from "@valora/market-data";
import { beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../shared/use-cases/context.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { analyseCompany } from "./analyse-company.ts";
import { analysisAnswer } from "./analysis-answer.ts";
import { simulateCashFlow } from "./uncertainty/simulate-cash-flow.ts";

const viewer = { language: "it" };
const query = (ticker: string) => ({ ticker, scenario: "neutral" as const });

let marketData: MarketData;
let recorded: unknown[];
const contextWith = (changes: Partial<MarketData>): Context => {
  recorded = [];
  return {
    now: () => new Date("2026-09-01T10:00:00Z"),
    pause: async () => {},
    // The prototype's methods stay reachable whatever the data is made of.
    marketData: Object.assign(Object.create(marketData), changes) as MarketData,
    predict: () => null,
    analyses: { record: (analysis) => recorded.push(analysis) },
    predictions: { record: () => {} },
  };
};
const listing = (changes: Partial<Listing>): Listing => ({
  ticker: "XYZ",
  name: "Example",
  exchange: "NYSE",
  currency: "USD",
  kind: "commonShare",
  commonShare: null,
  hasData: false,
  ...changes,
});

beforeAll(async () => {
  marketData = await createMarketData();
});

describe("analyseCompany", () => {
  it("values a company and writes down that it was looked at, not by whom", async () => {
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

describe("the notes on the data", () => {
  const notesOf = async (ticker: string) => (await analyseCompany(contextWith({}), viewer, query(ticker))).notes;

  it("always say of which day the price is, and how old", async () => {
    const note = (await notesOf("KO")).find(({ code }) => code === "priceIsClose");
    expect(note?.params.asOf).toBe(marketData.asOf);
    expect(note?.params.ageInDays).toBe((Date.parse("2026-09-01") - Date.parse(marketData.asOf)) / 86_400_000);
    expect(note?.affects).toHaveLength(7);
  });

  it.each(["SAN.MC", "ITX.MC", "IBE.MC", "A2A.MI"])("say of %s that its price is later than most", async (ticker) => {
    const note = (await notesOf(ticker)).find(({ code }) => code === "priceLaterThanData");
    expect(note?.params).toEqual({ asOf: "2026-09-30", dataAsOf: marketData.asOf });
  });

  it.each(["KO", "BBVA.MC"])("say nothing of it of %s", async (ticker) => {
    expect((await notesOf(ticker)).map(({ code }) => code)).not.toContain("priceLaterThanData");
  });

  it("say that there is no price", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const fundamentals = { ...answer.fundamentals, quote: null };
    const context = contextWith({ fundamentalsOf: async () => ({ ...answer, fundamentals }) });
    const { notes } = await analyseCompany(context, viewer, query("KO"));
    expect(notes.map(({ code }) => code)).toContain("priceMissing");
    expect(notes.map(({ code }) => code)).not.toContain("priceIsClose");
  });

  it("name the figures that are missing and the methods that miss them", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const statements = answer.fundamentals.statements.map((statement) => ({
      ...statement,
      figures: { ...statement.figures, totalDebt: null, longTermDebt: null, currentDebt: null, interestExpense: null },
    }));
    const context = contextWith({
      fundamentalsOf: async () => ({ ...answer, fundamentals: { ...answer.fundamentals, statements } }),
    });
    const { notes } = await analyseCompany(context, viewer, query("KO"));
    const note = notes.find(({ code }) => code === "figuresMissing");
    expect(note?.figures).toContain("totalDebt");
    expect(note?.affects).toContain("discountedCashFlow");
  });

  it("say that a statement is old, and that the share count is unsettled", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const fundamentals = {
      ...answer.fundamentals,
      shareBasis: "unsettled" as const,
      statements: answer.fundamentals.statements.filter(({ fiscalYear }) => fiscalYear < 2024),
    };
    const context = contextWith({ fundamentalsOf: async () => ({ ...answer, fundamentals }) });
    const codes = (await analyseCompany(context, viewer, query("KO"))).notes.map(({ code }) => code);
    expect(codes).toContain("statementsStale");
    expect(codes[0]).toBe("sharesUnsettled");
  });

  it("tell each source that was asked in vain, why, and until when, and what is not of now", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const until = "2026-09-01T10:02:00.000Z";
    const skipped = [
      { provider: "yahoo", kind: "rateLimited" as const, until, covers: "price" as const },
      { provider: "eodhd", kind: "unreachable" as const, detail: "keyRefused" as const },
      { provider: "fmp", kind: "notChosen" as const },
    ];
    const stale = [{ provider: "tiingo", covers: "price" as const, asOf: "2026-08-31T10:00:00.000Z" }];
    const context = contextWith({ fundamentalsOf: async () => ({ ...answer, skipped, stale }) });
    const { notes } = await analyseCompany(context, viewer, query("KO"));
    expect(notes.filter(({ code }) => code === "providerSkipped").map(({ params }) => params)).toEqual([
      { provider: "yahoo", covers: "price", reason: "rateLimited", until },
      { provider: "eodhd", covers: "statements", reason: "keyRefused", until: "none" },
    ]);
    expect(notes[0]).toMatchObject({ code: "answerStale", params: stale[0] });
  });

  it("tell a source that failed in the same way for statements and price once", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const down = { provider: "fmp", kind: "unreachable" as const };
    const skipped = [
      down,
      { provider: "eodhd", kind: "unreachable" as const, detail: "timedOut" as const },
      { ...down, covers: "price" as const },
      { provider: "eodhd", kind: "unknownTicker" as const, covers: "price" as const },
    ];
    const { notes } = await analyseCompany(
      contextWith({ fundamentalsOf: async () => ({ ...answer, skipped }) }),
      viewer,
      query("KO"),
    );
    expect(notes.filter(({ code }) => code === "providerSkipped").map(({ params }) => params)).toEqual([
      { provider: "fmp", covers: "statementsAndPrice", reason: "unreachable", until: "none" },
      { provider: "eodhd", covers: "statements", reason: "timedOut", until: "none" },
      { provider: "eodhd", covers: "price", reason: "unknownTicker", until: "none" },
    ]);
  });

  it("discounts at the live rate where there is one, names its source, and tells when the included one had to do", async () => {
    const answer = await marketData.fundamentalsOf("KO");
    const riskFreeRate = { value: 0.0388, asOf: "2026-08-31", source: "US Treasury, 10-year par yield" };
    const live = await analyseCompany(
      contextWith({ fundamentalsOf: async () => ({ ...answer, riskFreeRate }) }),
      viewer,
      query("KO"),
    );
    expect(live.report.assumptions.riskFreeRate).toBe(0.0388);
    expect(analysisAnswer(live, null).data.sources).toContainEqual(
      expect.objectContaining({ covers: "riskFreeRate", source: riskFreeRate.source, asOf: riskFreeRate.asOf }),
    );
    const leaf = live.report.assumptions.trace?.nodes.find(({ name }) => name === "riskFreeRate");
    expect(leaf).toMatchObject({ kind: "reference", ...riskFreeRate });

    const skipped = [{ provider: "us-treasury", kind: "unreachable" as const, covers: "riskFreeRate" as const }];
    const stale = [{ provider: "bundled", covers: "riskFreeRate" as const, asOf: "2026-06-30" }];
    const fallen = contextWith({ fundamentalsOf: async () => ({ ...answer, skipped, stale }) });
    const { notes, report } = await analyseCompany(fallen, viewer, query("KO"));
    expect(report.assumptions.riskFreeRate).toBe(0.0447);
    expect(notes[0]).toMatchObject({ code: "answerStale", params: stale[0] });
    expect(notes.at(-1)).toMatchObject({
      code: "providerSkipped",
      params: { provider: "us-treasury", covers: "riskFreeRate", reason: "unreachable" },
    });
  });

  it("refuses a source that this installation does not have, and says which it has", async () => {
    await expect(analyseCompany(contextWith({}), viewer, { ...query("KO"), source: "fmp" })).rejects.toMatchObject({
      code: "sourceNotConfigured",
      params: { source: "fmp", allowed: "automatic, bundled" },
    });
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
