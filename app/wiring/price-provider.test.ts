import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../scripts/steps/offline-settings.ts";
import { readConfig } from "../config/config.server.ts";
import type { AnalysisQuery } from "../core/analysis/contracts/analysis-query.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { companyCardOf } from "../core/analysis/use-cases/company-card.ts";
import { historyRunOf } from "../core/history/use-cases/history.ts";
import { compareCompanies } from "../core/lists/use-cases/compare-companies.ts";
import { narrationFacts } from "../core/narration/use-cases/narration-facts.ts";
import { analysisTable } from "../documents/analysis-table.ts";
import { compareTable } from "../documents/compare-table.ts";
import { analysisWorkbook } from "../documents/workbook/analysis-workbook.ts";
import { zipParts } from "../features/imports/reading/workbook/zip-entries.ts";
import { writeAlertMail } from "../features/watchlist/mail/write-alert-mail.ts";
import type { TriggeredAlert } from "../features/watchlist/use-cases/check-alerts.ts";
import { watchedValuationOf } from "../features/watchlist/use-cases/watched-valuation.ts";
import { languages } from "../messages/languages.ts";
import { composeWithoutDatabase, type Product } from "./composition.server.ts";

// Price and accounts of two providers, as the vendors' server on this machine answers: each is named as whom it is from.
let server: VendorsServer;
let product: Product;
beforeAll(async () => {
  server = await startVendorsServer();
  ({ product } = await composeWithoutDatabase(readConfig(offlineSettings(server))));
});
afterAll(() => server.close());

type Source = NonNullable<AnalysisQuery["source"]>;
type Case = [asked: Source, accounts: string, price: string, priceName: string];
const cases: Case[] = [
  ["sec-edgar", "sec-edgar", "fmp", "Financial Modeling Prep"],
  ["finnhub", "bundled", "finnhub", "Finnhub"],
  ["tiingo", "bundled", "tiingo", "Tiingo"],
  ["twelve-data", "bundled", "twelve-data", "Twelve Data"],
];
const analysed = (source: Source) =>
  product.analyseCompany({ language: "en" }, { ticker: "AAPL", scenario: "neutral", source });
/** Of the one row, counted from its end: a name may hold a comma. */
const fromEnd = (table: string, name: string) => {
  const [head = "", row = ""] = table.trimEnd().split("\r\n");
  const names = head.split(",");
  return row.split(",").at(names.indexOf(name) - names.length);
};

describe.each(cases)("asked of %s: accounts of %s, price of %s", (source, accounts, price, priceName) => {
  it("the tables of an analysis and of a comparison have a column for each", async () => {
    const analysis = await analysed(source);
    const table = analysisTable(analysisAnswer(analysis, null));
    expect([fromEnd(table, "priceSource"), fromEnd(table, "accountsSource")]).toEqual([price, accounts]);
    const compared = await compareCompanies({ tickers: ["AAPL"], today: "2026-09-01" }, async () => analysis);
    const beside = compareTable({ companies: compared, view: "absolute", ratios: [] });
    expect([fromEnd(beside, "priceSource"), fromEnd(beside, "accountsSource")]).toEqual([price, accounts]);
    expect(compared[0]).toMatchObject({ company: { price: { source: price }, accountsSource: accounts } });
  });

  it.each(languages)("the workbook names it beside the price, in %s", async (language) => {
    const answer = analysisAnswer(await analysed(source), null);
    const { part } = zipParts(Buffer.from(await analysisWorkbook(answer, language)));
    expect(String(part("xl/sharedStrings.xml"))).toMatch(new RegExp(`>USD · ${priceName}( · [^<]*)?<`));
  });

  it.each(languages)("a mail about a price names it, in %s", async (language) => {
    const valuation = watchedValuationOf(await analysed(source));
    expect(valuation.price?.source).toBe(price);
    const alert: TriggeredAlert["alert"] = {
      ...{ id: "1", accountId: "ana", ticker: "AAPL", state: "armed", basis: "", book: null, muteKey: "k", language },
      ...{ recipient: "ana@test.example", displayName: "Ana", ownPrice: null },
      condition: { measure: "price", direction: "above", threshold: 1, currency: "USD" },
    };
    const { text } = await writeAlertMail({ alert, valuation, ratio: null, policy: null }, "https://valora.example");
    expect(text).toMatch(new RegExp(`: [^\\n]*\\d[.,]\\d\\d[^\\n]* \\(${priceName}\\)\\n`));
  });

  it("history, pictures and the facts of a thesis keep it with the price", async () => {
    const analysis = await analysed(source);
    const { value = 0 } = analysis.file.fundamentals.quote ?? {};
    expect(value).toBeGreaterThan(100);
    expect(historyRunOf(analysis)).toMatchObject({ price: value, priceSource: price });
    expect(companyCardOf(analysis).price).toMatchObject({ value, source: price });
    const facts = narrationFacts(analysis);
    expect(facts.find(({ name }) => name === "who gave the price")?.value).toBe(price);
  });

  it("ratios of the price name it, and the accounts theirs", async () => {
    const ratios = await product.showRatios({ language: "en" }, { ticker: "AAPL", source });
    expect([ratios.price.source, ratios.provider]).toEqual([price, accounts]);
  });
});
