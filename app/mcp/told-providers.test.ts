import { expect, it } from "vitest";
import { translatorFor } from "../messages/index.ts";
import { called, textOf } from "./included-program-contract.ts";
import { toldProviders } from "./told-providers.ts";

const price = (source: string) => ({ value: 1, currency: "USD", asOf: "2026-08-20", source });

it("names each pair of sources once, with its companies", async () => {
  const reader = { language: "en", t: await translatorFor("en"), caller: null } as const;
  const companies = [
    { ticker: "KO", price: price("yahoo"), accountsSource: "sec-edgar" },
    { ticker: "PEP", price: price("yahoo"), accountsSource: "bundled" },
    { ticker: "JPM", price: price("yahoo"), accountsSource: "sec-edgar" },
    { ticker: "O", price: null, accountsSource: "bundled" },
  ];
  expect(toldProviders(companies, reader)).toEqual([
    { price: "Yahoo Finance", accounts: "SEC EDGAR", tickers: ["KO", "JPM"] },
    { price: "Yahoo Finance", accounts: "Local database", tickers: ["PEP"] },
    { price: null, accounts: "Local database", tickers: ["O"] },
  ]);
  expect(toldProviders([], reader)).toEqual([]);
});

it.each([
  ["compare_companies", { tickers: ["KO", "PEP", "MSFT", "AAPL", "NVDA"] }, ["KO", "PEP", "MSFT", "AAPL", "NVDA"]],
  ["compare_companies", { tickers: ["KO", "ZZZZZ"] }, ["KO"]],
])("stands in the answer of %s %j, within four kilobytes", async (name, given, tickers) => {
  const result = await called(name, given);
  const sources = [{ price: "local database", accounts: "Local database", tickers }];
  expect(result.structuredContent).toMatchObject({ sources });
  expect(Buffer.byteLength(textOf(result))).toBeLessThanOrEqual(4_096);
});
