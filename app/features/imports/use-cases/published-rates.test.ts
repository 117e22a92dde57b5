import { type CurrencyPair, createMarketData, type RateAnswer } from "@valora/market-data";
import { currencyCodes, referenceCurrencyCodes } from "@valora/market-data/currencies";
import { describe, expect, it } from "vitest";
import { importVocabularyIn } from "../../../messages/import-vocabulary.ts";
import { analyseImport } from "./analyse-import.ts";
import { type ImportStore, importCompanyData } from "./import-company-data.ts";
import { valueUploadedFinancials } from "./value-uploaded-financials.ts";

// Rates that a declaration leaves open: the central bank's of the day that it names, and the reader's own before it.
const vocabularies = [await importVocabularyIn("en")];
const included = createMarketData();
const now = () => new Date("2026-06-01T10:00:00Z");
const fields = {
  ...{ name: "Example Works", country: "ES", sector: "industrials", currency: "EUR", numberFormat: "point" },
  ...{ unit: "units", sharesUnit: "units", price: "450", priceDate: "2026-05-31" },
};
const pounds = {
  currency: "GBP",
  country: "GB",
  governmentYield: "4.5",
  nominalGrowth: "3.5",
  ratesDate: "2026-05-31",
};
const heads = "year;revenue;ebit;netIncome;totalEquity;totalAssets;dilutedShares";
const text = `${heads}\n2024-12-31;1100;165;110;650;1050;100\n2025-12-31;1210;180;121;700;1100;100`;

type Rate = { value: number; asOf: string } | null;

async function bring(changes: Record<string, string>, rate: Rate = { value: 1.18, asOf: "2026-05-29" }) {
  const asked: CurrencyPair[] = [];
  const exchangeRateOn = async (pair: CurrencyPair) => {
    asked.push(pair);
    return rate && { ...rate, from: pair.from, to: pair.to, source: "ecb" };
  };
  const kept: Parameters<ImportStore["keep"]>[1][] = [];
  const store: ImportStore = {
    keep: async (_, fundamentals) => `id${kept.push(fundamentals)}`,
    find: async () => kept[0] ?? null,
  };
  const declaredTable = { table: { kind: "text" as const, text }, fields: { ...fields, ...changes } };
  const request = { owner: "me", ...declaredTable, isAccepted: false };
  const marketData = { ...included, exchangeRateOn };
  const answer = await importCompanyData({ now, marketData }, store, { request, vocabularies });
  return { answer, asked, kept: kept[0], store, declaredTable };
}

const context = (riskFreeRateIn = included.riskFreeRateIn) => ({
  now,
  pause: async () => {},
  marketData: { ...included, riskFreeRateIn },
  predict: () => null,
  analyses: { record: () => expect.unreachable("an import is private") },
  predictions: { record: () => expect.unreachable("an import is private") },
});
const query = { ticker: "IMPORT", scenario: "neutral" } as const;

describe("an exchange rate that is left open", () => {
  it("is asked for of the price's day, and shown with its own day and source", async () => {
    const { asked, kept, store } = await bring({ priceCurrency: "GBX" });
    expect(asked).toEqual([{ from: "GBP", to: "EUR", day: "2026-05-31" }]);
    const converted = { value: 4.5, currency: "GBP", rate: 1.18, rateAsOf: "2026-05-29", rateSource: "ecb" };
    expect(kept?.quote).toMatchObject({
      currency: "EUR",
      value: expect.closeTo(5.31, 9),
      asOf: "2026-05-31",
      converted,
    });
    const { notes } = await analyseImport(context(), store, { owner: "me", id: "id1", query });
    const params = { price: 4.5, from: "GBP", to: "EUR", rate: 1.18, asOf: "2026-05-29", source: "ecb" };
    expect(notes).toContainEqual(expect.objectContaining({ code: "priceConverted", params }));
  });

  it("of the euro carries the size of a company over to its currency", async () => {
    const { asked, kept } = await bring(pounds, { value: 0.84, asOf: "2026-05-29" });
    expect(asked).toEqual([{ from: "EUR", to: "GBP", day: "2026-05-31" }]);
    expect(kept?.ownRates).toMatchObject({
      governmentYield: { value: 0.045, asOf: "2026-05-31", source: "import" },
      perEuro: { value: 0.84, asOf: "2026-05-29", source: "ecb" },
    });
  });

  it.each([
    ["is not asked for where one is typed", { priceCurrency: "GBP", exchangeRate: "1.16" }, 0, "kept"],
    ["is not asked for without a price", { price: "", priceCurrency: "GBP" }, 0, "kept"],
    ["is not asked for within one currency", { priceCurrency: "EUR" }, 0, "kept"],
    ["is not asked for of a day to come", { priceCurrency: "GBP", priceDate: "2026-06-02" }, 0, "refused"],
    ["is not asked for without a day", { priceCurrency: "GBP", priceDate: "" }, 0, "refused"],
    ["is not asked for while another declaration is wrong", { priceCurrency: "GBP", country: "XX" }, 0, "refused"],
    ["is no way round a typed one that is none", { priceCurrency: "GBP", exchangeRate: "-1" }, 0, "refused"],
    ["is asked for twice where both are open", { ...pounds, priceCurrency: "USD" }, 2, "kept"],
  ])("%s", async (_, changes, times, kind) => {
    const { asked, answer } = await bring(changes);
    expect(asked).toHaveLength(times);
    expect(answer.kind).toBe(kind);
  });

  it("is asked of the reader where the central bank gives none", async () => {
    const { answer } = await bring({ ...pounds, priceCurrency: "USD" }, null);
    expect(answer).toMatchObject({ kind: "refused", fields: ["exchangeRate", "perEuro"] });
  });
});

describe("the risk-free rate of uploaded accounts", () => {
  const live: RateAnswer = {
    riskFreeRate: { value: 0.027, asOf: "2026-05-29", source: "European Central Bank" },
    skipped: [],
    stale: [{ provider: "ecb", covers: "riskFreeRate", asOf: "2026-05-30T00:00:00.000Z" }],
  };

  it("is the live one of their currency, and its staleness is told", async () => {
    const { store, declaredTable } = await bring({});
    const asked: string[] = [];
    const rateIn = async (currency: string) => {
      asked.push(currency);
      return live;
    };
    const { report, notes } = await analyseImport(context(rateIn), store, { owner: "me", id: "id1", query });
    expect(asked).toEqual(["EUR"]);
    expect(report.assumptions.riskFreeRate).toBe(0.027);
    expect(notes.map(({ code }) => code)).toContain("answerStale");
    const { analysis } = await valueUploadedFinancials(context(rateIn), { declaredTable, vocabularies, query });
    expect(analysis.assumptions.riskFreeRate).toBe(0.027);
  });

  it("is the included one without live sources", async () => {
    const { store } = await bring({});
    const { report } = await analyseImport(context(), store, { owner: "me", id: "id1", query });
    expect(report.assumptions.riskFreeRate).toBe(0.02924);
  });
});

describe("each currency of the central bank's list", () => {
  const own = { governmentYield: "6.25", nominalGrowth: "4.5", perEuro: "3.1", ratesDate: "2026-05-30" };
  const known: readonly string[] = currencyCodes;
  const unknown = referenceCurrencyCodes.filter((code) => !known.includes(code));
  it("are thirty, of which two have rates here", () => {
    expect([referenceCurrencyCodes.length, unknown.length]).toEqual([30, 28]);
  });

  it.each(known)("%s needs no rate of the reader's, and takes none", async (currency) => {
    const { kept, answer } = await bring({ currency });
    expect(answer.kind).toBe("kept");
    expect(kept?.ownRates).toBeUndefined();
  });

  it.each(unknown)("%s: each rate that is left open is asked for, and none is put in its place", async (currency) => {
    expect((await bring({ currency }, null)).answer).toMatchObject({
      kind: "refused",
      fields: ["governmentYield", "nominalGrowth", "perEuro", "ratesDate"],
    });
    for (const field of ["governmentYield", "nominalGrowth", "perEuro", "ratesDate"] as const) {
      const { answer } = await bring({ ...own, currency, [field]: "" }, null);
      expect(answer, field).toMatchObject({ kind: "refused", fields: [field] });
    }
  });

  it.each(unknown)("%s: the value rests on the rates that the reader gives, dated by the reader", async (currency) => {
    const { kept, answer, store } = await bring({ ...own, currency }, null);
    expect(answer.kind).toBe("kept");
    const given = (value: number) => ({ value, asOf: own.ratesDate, source: "import" });
    expect(kept?.ownRates).toMatchObject({
      governmentYield: given(0.0625),
      nominalGrowth: given(0.045),
      perEuro: given(3.1),
    });
    const { file } = await analyseImport(context(), store, { owner: "me", id: "id1", query });
    const { riskFreeRate, nominalGrowth } = file.reference;
    // Less what the state itself pays for its risk; of a state without such a spread the yield as it is.
    expect(riskFreeRate.value).toBeLessThanOrEqual(0.0625);
    expect([riskFreeRate.asOf, nominalGrowth]).toEqual([own.ratesDate, given(0.045)]);
  });
});
