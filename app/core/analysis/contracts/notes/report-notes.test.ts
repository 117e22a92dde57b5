import { createMarketData } from "@valora/market-data";
import { baseRatesAsked, type CompanyType, valueCompany } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { everyBaseRates } from "../../use-cases/base-rates.ts";
import { companyFile } from "../../use-cases/company-file.ts";
import { dataNotes } from "../../use-cases/notes/data-notes.ts";
import { notesOfReport } from "./report-notes.ts";

const today = "2026-09-01";
const marketData = await createMarketData();

async function valuedAs(ticker: string) {
  const file = companyFile({ marketData, predict: () => null }, await marketData.fundamentalsOf(ticker), today);
  const reportOf = (type?: CompanyType) =>
    valueCompany(file, { scenario: "neutral", overrides: type === undefined ? {} : { type } });
  const skipped = [{ provider: "fmp", kind: "unreachable" }] as const;
  const notesOf = (type?: CompanyType) =>
    dataNotes({ file, report: reportOf(type), skipped, stale: [], findings: [], today });
  return { file, reportOf, notesOf };
}

describe("what a page tells of a report after a change", () => {
  it.each([
    ["JPM", "mature", "figuresMissing"],
    ["MET", "utility", "sectorAveragesUsed"],
  ] as const)("the notes of %s as %s are those of the server, each in its place", async (ticker, type, code) => {
    const { file, reportOf, notesOf } = await valuedAs(ticker);
    const [before, after] = [notesOf(), notesOf(type)];
    expect(after).not.toEqual(before);
    expect(after.map((note) => note.code)).toContain(code);
    expect(notesOfReport(before, { file, report: reportOf(type) })).toEqual(after);
    expect(notesOfReport(after, { file, report: reportOf() })).toEqual(before);
  });

  it("the base rates are those of what grows in the method that leads", async () => {
    const { file, reportOf } = await valuedAs("JPM");
    const known = everyBaseRates(marketData, file.fundamentals);
    expect(baseRatesAsked(reportOf("bank"), known)?.figure).toBe("totalEquity");
    expect(baseRatesAsked(reportOf("utility"), known)?.figure).toBe("revenue");
    expect(baseRatesAsked(reportOf("utility"), [])).toBeNull();
  });
});
