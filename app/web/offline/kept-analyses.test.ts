import { createMarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { companyFile } from "../../core/analysis/use-cases/company-file.ts";
import { agedCopy, type KeptPage, keepAnalysis, keepOnlyFor, keptAnalyses, keptAnalysis } from "./kept-analyses.ts";

/** As much of a browser's storage as is asked here. */
function storage() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      matchAll: async () => [...store.values()].map((response) => response.clone()),
      put: async (key: string, response: Response) => void store.set(key, response),
      delete: async (key: string) => store.delete(key),
    };
  };
  const values = new Map<string, string>();
  vi.stubGlobal("caches", { open, delete: async (name: string) => stores.delete(name) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
}

const marketData = await createMarketData();
const facts = await marketData.fundamentalsOf("KO");
const realFile = companyFile({ marketData, predict: () => null }, facts, "2026-09-01");

const pageOf = (ticker: string, day: number): KeptPage => ({
  file: { ...realFile, fundamentals: { ...realFile.fundamentals, ticker, name: `${ticker} S.A. «ñ»` } },
  provider: "bundled",
  skipped: [],
  notes: [],
  refused: {},
  analysedAt: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
  version: "0.1.0",
  allowance: null,
  narrationModel: "a model",
});
const tickers = async () => (await keptAnalyses()).map(({ ticker }) => ticker);

beforeEach(storage);
afterEach(() => vi.unstubAllGlobals());

describe("kept analyses", () => {
  it("come back as they were, without what is the reader's own", async () => {
    await keepAnalysis(pageOf("BRK.B", 3));
    expect(await keptAnalysis("BRK.B")).toEqual({ ...pageOf("BRK.B", 3), narrationModel: null });
    expect(await keptAnalyses()).toEqual([
      { ticker: "BRK.B", name: "BRK.B S.A. «ñ»", keptAt: "2026-11-03T10:00:00.000Z" },
    ]);
    expect(await keptAnalysis("KO")).toBeNull();
  });

  it("are the eight read last, newest first, each once", async () => {
    for (let day = 1; day <= 9; day += 1) await keepAnalysis(pageOf(`T${day}`, day));
    await keepAnalysis(pageOf("T2", 10));
    expect(await tickers()).toEqual(["T2", "T9", "T8", "T7", "T6", "T5", "T4", "T3"]);
  });

  it("are deleted when their holder signs out, and when another person signs in", async () => {
    await keepOnlyFor("ana");
    await keepAnalysis(pageOf("KO", 1));
    await keepOnlyFor("ana");
    expect(await tickers()).toEqual(["KO"]);
    await keepOnlyFor(null);
    expect(await tickers()).toEqual([]);
    await keepOnlyFor("ana");
    await keepAnalysis(pageOf("KO", 1));
    await keepOnlyFor("bruno");
    expect(await tickers()).toEqual([]);
  });

  it("are taken over by who signs in after reading them", async () => {
    await keepOnlyFor(null);
    await keepAnalysis(pageOf("KO", 1));
    await keepOnlyFor("ana");
    expect(await tickers()).toEqual(["KO"]);
  });
});

it("ages a copy by the clock of the day on which it is shown, never backwards", () => {
  const kept = pageOf("KO", 2);
  const ageOn = (day: string) => {
    const { file } = agedCopy(kept, new Date(`${day}T10:00:00Z`));
    return valueCompany(file, { scenario: "neutral", overrides: {} }).priceStanding;
  };
  expect(ageOn("2026-09-02")?.age?.kind).toBe("recent");
  expect(ageOn("2026-10-20")?.age).toMatchObject({ kind: "late", days: 61 });
  expect(ageOn("2027-03-01")).toMatchObject({ age: { kind: "stale" }, silence: "priceTooOld" });
  expect(ageOn("2020-01-01")?.age?.days).toBe(12);
});
