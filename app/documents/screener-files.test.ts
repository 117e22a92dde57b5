import { expect, it } from "vitest";
import type { ScreenerExport } from "../core/lists/contracts/screened-company.ts";
import { zipParts } from "../features/imports/reading/workbook/zip-entries.ts";
import { languages } from "../messages/languages.ts";
import { screenerTable } from "./screener-table.ts";
import { screenerWorkbook } from "./workbook/screener-workbook.ts";

const exported: ScreenerExport = {
  dataAsOf: "2026-08-20",
  view: "mean",
  valuation: "relative",
  columns: ["ticker", "name", "sector", "status", "difference", "marketCap"],
  ratios: [],
  rows: [
    {
      currency: "USD",
      priceCurrency: "USD",
      priceAsOf: "2026-08-20",
      priceSource: "finnhub",
      accountsSource: "sec-edgar",
      accountsAsOf: "2026-06-26",
      qualityKnown: 9,
      isWithheld: false,
      notApplicable: null,
      notVoting: null,
      ratios: [],
      cells: ["KO", '=HYPERLINK("https://evil.example")', "consumerStaples", "fair", -0.1, 3e11],
    },
    {
      currency: "EUR",
      priceCurrency: null,
      priceAsOf: null,
      priceSource: null,
      accountsSource: "bundled",
      accountsAsOf: null,
      qualityKnown: null,
      isWithheld: true,
      notApplicable: null,
      notVoting: null,
      ratios: [],
      cells: ["X", "@x", "energy", null, null, null],
    },
  ],
};

it("writes codes and plain numbers as comma-separated values, and no formula", () => {
  expect(screenerTable(exported).split("\r\n")).toEqual([
    "ticker,name,sector,status,difference,marketCap,currency,priceCurrency,priceAsOf,valuedBy,qualityKnown,withheld,priceSource,accountsSource,view,notApplicable,notVoting,accountsAsOf",
    `KO,"'=HYPERLINK(""https://evil.example"")",consumerStaples,fair,-0.1,300000000000,USD,USD,2026-08-20,mean,9,false,finnhub,sec-edgar,relative,,,2026-06-26`,
    "X,'@x,energy,,,,EUR,,,mean,,true,,bundled,relative,,,",
    "",
  ]);
});

it.each(languages)("writes a workbook in %s in which nothing is a formula", async (language) => {
  const { part } = zipParts(Buffer.from(await screenerWorkbook(exported, language)));
  const [sheet, texts] = ["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"].map((name) => String(part(name)));
  expect(sheet).not.toContain("<f>");
  expect(sheet).toMatch(/<v>300000000000<\/v>/);
  expect(texts).toContain("=HYPERLINK");
  expect(texts).toContain("Finnhub");
  expect(texts).toContain("2026-06-26");
  expect(texts).toContain("SEC EDGAR");
  expect(texts).not.toMatch(/screener\.|sectors\./);
  expect(texts).toContain({ es: "Consumo básico", en: "Consumer staples", it: "Beni di prima necessità" }[language]);
});

it.each([
  ["es", "Por qué no tiene estado", "a menos de un quinto del precio"],
  ["en", "Why it has no status", "less than a fifth of the price"],
  ["it", "Perché non ha uno stato", "meno di un quinto del prezzo"],
] as const)(
  "says in %s why a method does not vote: in words in the workbook, by its code in the table",
  async (...told) => {
    const [language, heading, reason] = told;
    const [first] = exported.rows;
    if (!first) throw new Error("no row");
    const silent = {
      ...exported,
      view: "discountedCashFlow",
      rows: [{ ...first, notVoting: "implausiblyLow" }],
    } as const;
    const { part } = zipParts(Buffer.from(await screenerWorkbook(silent, language)));
    const texts = String(part("xl/sharedStrings.xml"));
    expect(texts).toContain(heading);
    expect(texts).toContain(reason);
    expect(screenerTable(silent)).toMatch(/,relative,,implausiblyLow,2026-06-26\r\n$/);
  },
);
