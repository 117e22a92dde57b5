import { describe, expect, it } from "vitest";
import { declaredFields, vocabularies } from "../import-company-data-contract.ts";
import type { Rows } from "../import-rows.ts";
import type { UploadedTable } from "../import-table.ts";
import { readFinancials, textToCorrect } from "../read-financials.ts";
import { yearAloneReader } from "./year-alone.ts";

const yearAloneOf = yearAloneReader(vocabularies.map(({ periods }) => periods));

const read = (table: UploadedTable | string, fields: object = {}) =>
  readFinancials(
    {
      table: typeof table === "string" ? { kind: "text", text: table } : table,
      fields: { ...declaredFields, price: "", priceDate: "", ...fields },
    },
    { vocabularies, today: "2026-06-01" },
  );
/** The end of each fiscal year with its revenue, in thousands; the codes of what is wrong where it is refused. */
const revenues = (table: UploadedTable | string, month?: string) => {
  const answer = read(table, month === undefined ? {} : { fiscalYearEndMonth: month });
  if (answer.kind === "refused") return answer.issues.map(({ cell, code }) => `${cell} ${code}`);
  return answer.fundamentals.statements.map(
    ({ fiscalYearEnd, figures }) => `${fiscalYearEnd} ${Number(figures.revenue) / 1_000}`,
  );
};
const sheet = (rows: Rows): UploadedTable => ({ kind: "sheet", sheet: "Cuentas", rows });

describe("a year alone", () => {
  it.each([
    ["2024", 2024],
    [2024, 2024],
    [" 1999 ", 1999],
    ["FY24", 2024],
    ["2024/25", 2025],
    ["2024/2025", 2025],
    ["2024-25", 2025],
    ["FY2023/24", 2024],
    ["1999/00", null],
    ["2011-12", null],
    ["2011/2012", 2012],
    ["2023/25", null],
    ["2024/99", null],
    ["2024 (reexpresado)", 2024],
    ["2024 restated", 2024],
    ["Esercizio 2024 (rideterminato)", 2024],
    ["FY 2024", 2024],
    ["Ejercicio 2024", 2024],
    ["Esercizio 2024", 2024],
    ["Fiscal year 2024", 2024],
    ["2024 FY", 2024],
  ])("is read in %j", (cell, year) => expect(yearAloneOf(cell)).toBe(year));

  it.each([
    "2024E",
    "FY24/25",
    "2024-12-31",
    "FY 2024-12-31",
    "Q3 2024",
    "TTM 2024",
    "12M 2024",
    "24",
    24,
    2024.5,
    3024,
    "Acme 2024",
    "",
  ])("is not read in %j", (cell) => expect(yearAloneOf(cell)).toBeNull());
});

describe("a table whose headings say years alone", () => {
  const table = ";2023;2024;FY25\nIngresos;1.000;2.024;1.999\nEBIT;150;165;180";

  it("ends them in the month that is declared, on its last day", () => {
    expect(revenues(table, "12")).toEqual(["2023-12-31 1000", "2024-12-31 2024", "2025-12-31 1999"]);
    expect(revenues(table, "2")).toEqual(["2023-02-28 1000", "2024-02-29 2024", "2025-02-28 1999"]);
  });

  it("is refused at each of them without a month, and shows the days once there is one", () => {
    expect(revenues(table)).toEqual(["B1 yearWithoutMonth", "C1 yearWithoutMonth", "D1 yearWithoutMonth"]);
    const declared = {
      table: sheet([
        ["", 2024],
        ["Ingresos", 5],
      ]),
      fields: { ...declaredFields, fiscalYearEndMonth: "6" },
    };
    expect(textToCorrect(declared, vocabularies)).toBe("\t2024-06-30\nIngresos\t5");
  });

  it("is read with typed years, titles above them and notes beside them, or turned over", () => {
    const rows = [
      ["Cuentas de Acme", "", ""],
      ["", 2024, 2025],
      ["Ingresos", 1_999, 2_024],
    ];
    expect(revenues(sheet(rows), "12")).toEqual(["2024-12-31 1999", "2025-12-31 2024"]);
    const turned = [
      ["Ejercicio", "Ingresos", "EBIT"],
      [2024, 1_999, 2_001],
      ["FY25", 2_024, 2_002],
    ];
    expect(revenues(sheet(turned), "9")).toEqual(["2024-09-30 1999", "2025-09-30 2024"]);
    expect(revenues(";2024;Notas\nIngresos;5;", "12")).toEqual(["C1 columnNotYear"]);
  });

  it("joins the sheets of a workbook by them", () => {
    const others = [
      {
        sheet: "Balance",
        rows: [
          ["", "FY24", "FY25"],
          ["Activo total", 7, 8],
        ],
      },
    ];
    const answer = read(
      {
        kind: "sheet",
        sheet: "Resultados",
        rows: [
          ["", 2024, 2025],
          ["Ingresos", 5, 6],
        ],
        others,
      },
      { fiscalYearEndMonth: "12" },
    );
    expect(answer).toMatchObject({ kind: "read" });
    const statements = answer.kind === "read" ? answer.fundamentals.statements : [];
    expect(statements.map(({ figures }) => [figures.revenue, figures.totalAssets])).toEqual([
      [5_000, 7_000],
      [6_000, 8_000],
    ]);
  });

  it("leaves whole days and figures as they are, whatever month is declared", () => {
    const dated = ";2024-06-30;2025-06-30\nIngresos;1.999;2.024\nEBIT;2001;2002";
    expect(revenues(dated, "12")).toEqual(["2024-06-30 1999", "2025-06-30 2024"]);
  });

  it("is refused where a year has not ended, is named twice or the month is none", () => {
    expect(revenues(";2025;2026\nIngresos;5;6", "12")).toEqual(["C1 dateUnreadable"]);
    expect(revenues(";2025;FY25\nIngresos;5;6", "12")).toEqual(["C1 yearRepeated"]);
    expect(read(table, { fiscalYearEndMonth: "13" })).toMatchObject({
      kind: "refused",
      fields: ["fiscalYearEndMonth"],
    });
  });
});
