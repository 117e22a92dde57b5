import { describe, expect, it } from "vitest";
import { analyseCompany } from "./analyse-company.ts";
import { contextWith, marketData, openIncludedData, query, viewer } from "./analysed-data-contract.ts";
import { analysisAnswer } from "./analysis-answer.ts";

openIncludedData();

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
