import { describe, expect, it } from "vitest";
import { statementDraft } from "../use-cases/import-draft.ts";
import { headingReader } from "../use-cases/import-headings.ts";
import { cellNamer, cellsOf } from "../use-cases/import-table.ts";
import { periodReader } from "../use-cases/periods/import-periods.ts";
import { yearAloneReader } from "../use-cases/periods/year-alone.ts";
import { looksLikeJson, readImportJson } from "./read-json.ts";

const periodOf = periodReader([]);

const draftOf = (years: unknown) => {
  const table = readImportJson(JSON.stringify({ years }));
  return statementDraft(cellsOf(table, periodOf), {
    declared: { numberFormat: "comma", unit: "thousands", sharesUnit: "units", currency: null },
    unitOf: () => null,
    currencies: [],
    currenciesOf: () => null,
    figureOf: headingReader([{ revenue: ["ventas"] }]),
    periodOf,
    yearAloneOf: yearAloneReader([]),
    today: "2026-06-01",
    place: cellNamer(table),
  });
};

describe("accounts as JSON", () => {
  it("are statements, each figure with its place in the document", () => {
    const { statements, issues } = draftOf([
      { fiscalYearEnd: "2025-12-31", revenue: 1210.5, netIncome: -3e-1 },
      { fiscalYearEnd: "2024-12-31", revenue: 1000, netIncome: null, totalAssets: 0 },
    ]);
    expect(issues).toEqual([]);
    expect(statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2024-12-31", "2025-12-31"]);
    expect(statements[1]?.figures).toMatchObject({ revenue: 1_210_500, netIncome: -300, totalAssets: null });
    expect(statements[0]?.figures).toMatchObject({ netIncome: null, totalAssets: 0 });
    expect(statements[1]?.filings?.revenue?.accession).toBe("years[0].revenue");
  });

  it.each([
    [{ fiscalYearEnd: "2025-12-31", revenue: "1.210" }, "years[0].revenue", "numberQuoted"],
    [{ fiscalYearEnd: "2025-12-31", revenue: "" }, "years[0].revenue", "numberQuoted"],
    [{ fiscalYearEnd: "2025-12-31", revenue: true }, "years[0].revenue", "numberUnreadable"],
    [{ fiscalYearEnd: "2025-12-31", revenue: { value: 1 } }, "years[0].revenue", "numberUnreadable"],
    [{ fiscalYearEnd: "2025-12-31", revenue: [1] }, "years[0].revenue", "numberUnreadable"],
    [{ fiscalYearEnd: "2025-12-31", dilutedShares: -100 }, "years[0].dilutedShares", "signUnlikely"],
    [{ fiscalYearEnd: "2025-12-31", ventas: 1, revenue: 2 }, "revenue", "headingRepeated"],
    [{ fiscalYearEnd: "2025-12-31", revenue: 1, toString: 1 }, "toString", "headingForbidden"],
    [{ fiscalYearEnd: "9999-12-31", revenue: 1 }, "years[0].fiscalYearEnd", "dateUnreadable"],
    [{ fiscalYearEnd: 2025, revenue: 1 }, "years[0].fiscalYearEnd", "yearWithoutMonth"],
    [{ revenue: 1 }, "years[0].fiscalYearEnd", "columnNotYear"],
  ])("say where they are wrong: %j at %s: %s", (year, cell, code) => {
    expect(draftOf([year]).issues).toContainEqual(expect.objectContaining({ cell, code, blocking: true }));
  });

  it.each([
    ["{}", "fileEmpty"],
    ['{"years":[]}', "fileEmpty"],
    ['{"years":{}}', "fieldType"],
    ['{"years":[1]}', "fieldType"],
    ['{"years":[],"isAdmin":true}', "fieldUnknown"],
    ['{"years":[],"unit":1000}', "fieldType"],
    ['{"years":[],"price":"12.5"}', "fieldType"],
    ['"years"', "bodyInvalid"],
    [`[${"{},".repeat(60)}{}]`, "fileTooLarge"],
  ])("are not %j: %s", (text, code) => {
    expect(() => readImportJson(text)).toThrow(code);
  });

  it("are told from a table of text by their beginning", () => {
    for (const text of ["{", ' \n[{"a":1}]', "\ufeff{", "[[", "[]"]) expect(looksLikeJson(text), text).toBe(true);
    for (const text of [";2025-12-31", "[miles];2025-12-31", '"{";1', ""])
      expect(looksLikeJson(text), text).toBe(false);
  });
});
