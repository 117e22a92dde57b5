import { createMarketData } from "@valora/market-data";
import { expect, it } from "vitest";
import { testContext } from "../../../wiring/test-context.server.ts";
import { analyseCompany } from "./analyse-company.ts";
import { companyFile } from "./company-file.ts";
import { rememberedFile } from "./remembered-file.ts";
import { showExample } from "./show-example.ts";

const context = testContext();
const question = { ticker: "KO", scenario: "neutral" } as const;

it("gives every question about the same accounts on one day the same file, equal to a new one", async () => {
  const company = await context.marketData.fundamentalsOf("KO");
  const file = rememberedFile(context, company, "2026-09-01");
  expect(file).toEqual(companyFile(context, company, "2026-09-01"));
  expect(rememberedFile(context, company, "2026-09-01")).toBe(file);
  const [page, api] = [
    await analyseCompany(context, { language: "es" }, question),
    await analyseCompany(context, { language: "it" }, question),
  ];
  expect(api.file).toBe(page.file);
  expect(api.report).toBe(page.report);
});

it("makes another file for another day, rate, model or set of data, and for accounts that have changed", async () => {
  const company = await context.marketData.fundamentalsOf("KO");
  const file = rememberedFile(context, company, "2026-09-01");
  const rate = { value: 0.031, asOf: "2026-08-30", source: "ecb" } as const;
  const others = [
    rememberedFile(context, company, "2026-09-02"),
    rememberedFile(context, { ...company, riskFreeRate: rate }, "2026-09-01"),
    rememberedFile({ ...context, predict: () => null }, company, "2026-09-01"),
    rememberedFile({ ...context, marketData: createMarketData() }, company, "2026-09-01"),
    rememberedFile(context, { ...company, fundamentals: { ...company.fundamentals } }, "2026-09-01"),
  ];
  for (const other of others) expect(other).not.toBe(file);
  expect(others[0]?.today).toBe("2026-09-02");
  expect(others[1]).toEqual(companyFile(context, { ...company, riskFreeRate: rate }, "2026-09-01"));
});

it("values the example of the home page once for a day", async () => {
  const [one, other] = [await showExample(context, "AAPL"), await showExample(context, "AAPL")];
  expect(one?.report.summary.mean).toBeGreaterThan(0);
  expect(other?.report).toBe(one?.report);
  const tomorrow = await showExample({ ...context, now: () => new Date("2026-09-02") }, "AAPL");
  expect(tomorrow?.file.today).toBe("2026-09-02");
});

it("remembers the last sixteen, and the value of a question does not depend on what is remembered", async () => {
  const tickers = context.marketData.bundledTickers().slice(0, 17);
  const first = await context.marketData.fundamentalsOf(tickers[0] ?? "");
  const file = rememberedFile(context, first, "2026-09-01");
  for (const ticker of tickers.slice(1))
    rememberedFile(context, await context.marketData.fundamentalsOf(ticker), "2026-09-01");
  const again = rememberedFile(context, first, "2026-09-01");
  expect(again).not.toBe(file);
  expect(again).toEqual(file);
});
