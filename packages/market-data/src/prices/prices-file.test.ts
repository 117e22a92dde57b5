import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { sourceOf } from "../sources/index.ts";
import { dayOfPrices, newestPricesFile, type PricesBySymbol, pricesIn, writePrices } from "./prices-file.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-prices-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const included = createMarketData();
const price = (asOf: string, currency = "USD") => ({
  value: 70.5,
  currency,
  asOf,
  file: "closes.csv",
  readOn: "2026-11-23",
});
const written = (name: string, prices: PricesBySymbol, moment = "2026-11-23T05:00:00.000Z") =>
  writePrices(join(folder, name), prices, new Date(moment));

it("reads a newer close over the included one, with its source, and leaves the other companies alone", async () => {
  const data = createMarketData({ pricesFile: written("newer", { KO: price("2026-10-30") }) });
  const source = "prices of closes.csv, 2026-11-23";
  const { fundamentals } = await data.fundamentalsOf("KO");
  expect(fundamentals.quote).toEqual({ value: 70.5, currency: "USD", asOf: "2026-10-30", source });
  expect({ ...fundamentals, quote: null }).toEqual({ ...included.figuresAtHand("KO"), quote: null });
  expect(sourceOf(source)?.code).toBe("refreshedPrice");
  expect(data.figuresAtHand("PEP")).toEqual(included.figuresAtHand("PEP"));
  const pep = data.figuresAtHand("PEP");
  expect(pep && data.peerCandidates(pep).find(({ ticker }) => ticker === "KO")?.quote?.value).toBe(70.5);
  expect([data.asOf, included.refreshedPrices]).toEqual([included.asOf, undefined]);
  expect(data.refreshedPrices).toBe("prices-20261123T050000000Z.json");
});

it("keeps the included close where it is as new, or in another currency", () => {
  const quote = included.figuresAtHand("KO")?.quote;
  for (const known of [price(quote?.asOf ?? ""), price("2020-01-02"), price("2026-10-30", "EUR")]) {
    const data = createMarketData({ pricesFile: written(`kept-${known.asOf}-${known.currency}`, { KO: known }) });
    expect(data.figuresAtHand("KO")?.quote).toEqual(quote);
  }
});

it("keeps the last five files, of which the newest counts", () => {
  for (let day = 10; day < 18; day += 1)
    written("many", { KO: price(`2026-11-${day}`) }, `2026-11-${day}T05:00:00.000Z`);
  expect(readdirSync(join(folder, "many"))).toHaveLength(5);
  expect(pricesIn(newestPricesFile(join(folder, "many"))).KO?.asOf).toBe("2026-11-17");
  expect(newestPricesFile(join(folder, "no such folder"))).toBeNull();
});

it("says which file is not as it was written", () => {
  const path = join(folder, "broken.json");
  writeFileSync(path, '{"version":1,"prices":{"KO":{"value":-1}}}');
  expect(() => createMarketData({ pricesFile: path })).toThrow(path);
});

it("names the day of most prices once most companies have a later one", () => {
  const data = { tickers: () => ["A", "B", "C"], asOf: "2026-08-20" };
  expect(dayOfPrices({ A: price("2026-10-30") }, data)).toBe("2026-08-20");
  const most = { A: price("2026-10-29"), B: price("2026-10-30"), C: price("2026-10-30") };
  expect(dayOfPrices(most, data)).toBe("2026-10-30");
});
