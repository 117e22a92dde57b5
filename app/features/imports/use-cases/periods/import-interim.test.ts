import { describe, expect, it } from "vitest";
import { languages } from "../../../../messages/languages.ts";
import { readImportJson } from "../../reading/read-json.ts";
import { valueImport } from "../analyse-import.ts";
import { declaredFields, valuingContext, vocabularies } from "../import-company-data-contract.ts";
import { statementDraft } from "../import-draft.ts";
import { headingReader } from "../import-headings.ts";
import { cellNamer, cellsOf, type UploadedTable } from "../import-table.ts";
import { readFinancials } from "../read-financials.ts";
import { periodReader } from "./import-periods.ts";
import { yearAloneReader } from "./year-alone.ts";

const periodOf = periodReader(vocabularies.map(({ periods }) => periods));
const names = vocabularies.filter((_, at) => languages[at] === "es").map(({ figures }) => figures);

const draftOf = (table: UploadedTable | string, today = "2026-11-22") => {
  const brought = typeof table === "string" ? ({ kind: "text", text: table } as const) : table;
  return statementDraft(cellsOf(brought, periodOf), {
    declared: { numberFormat: "comma", unit: "units", sharesUnit: "units", currency: null },
    unitOf: () => null,
    currencies: [],
    currenciesOf: () => null,
    figureOf: headingReader(names),
    periodOf,
    yearAloneOf: yearAloneReader([]),
    today,
    place: cellNamer(brought),
  });
};
const trailingOf = (text: string) => draftOf(text).interim?.trailing.at(-1);
const codesOf = (text: string) => draftOf(text).issues.map(({ cell, code, blocking }) => [cell, code, blocking]);

/** Sales of 100 a month in 2025 and 110 in 2026, a tenth of them earned; assets of the day. */
const sales = (months: number, aMonth: number) => [months * aMonth, (months * aMonth) / 10, 1000 + months];
const tableOf = (columns: Readonly<Record<string, readonly number[]>>) =>
  [
    ["", ...Object.keys(columns)],
    ...["Ingresos", "Beneficio neto", "Activo total"].map((name, row) => [
      name,
      ...Object.values(columns).map((values) => values[row] ?? ""),
    ]),
  ]
    .map((cells) => cells.join(";"))
    .join("\n");
const years = { "2024-12-31": sales(12, 90), "2025-12-31": sales(12, 100) };
const expected = { revenue: 1200 + 990 - 900, netIncome: 120 + 99 - 90, totalAssets: 1009 };

describe("periods beside the fiscal years of a table", () => {
  it.each([
    ["months to date", { "2025-09-30 (9M)": sales(9, 100), "2026-09-30 (9M)": sales(9, 110) }],
    ["the latest first", { "2026-09-30 (9M)": sales(9, 110), "2025-09-30 (9M)": sales(9, 100) }],
    ["named by the calendar", { "9M 2025": sales(9, 100), "9M 2026": sales(9, 110) }],
    ["since the year began", { "YTD 2025-09-30": sales(9, 100), "Acumulado 30/09/2026": sales(9, 110) }],
    [
      "quarters",
      {
        "Q1 2025": sales(3, 100),
        "Q2 2025": sales(3, 100),
        "Q3 2025": sales(3, 100),
        "Q1 2026": sales(3, 110),
        "2T 2026": sales(3, 110),
        "2026-09-30 (3M)": [330, 33, 1009],
      },
    ],
    [
      "a half and a quarter",
      {
        "H1 2025": sales(6, 100),
        "Q3 2025": sales(3, 100),
        "1S 2026": sales(6, 110),
        "3T 2026": [330, 33, 1009],
      },
    ],
    ["what is left of the year", { "Q4 2025": sales(3, 100), "9M 2026": sales(9, 110) }],
    ["the twelve months themselves", { "TTM 2026-09-30": [1290, 129, 1009] }],
    ["in words", { "Últimos doce meses a 30/09/2026": [1290, 129, 1009] }],
  ])("%s make the last twelve months", (_, periods) => {
    const text = tableOf({ ...years, ...periods });
    expect(codesOf(text)).toEqual([]);
    expect(trailingOf(text)).toMatchObject({ periodEnd: "2026-09-30", months: 12, figures: expected });
    expect(draftOf(text).statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2024-12-31", "2025-12-31"]);
  });

  it("are read in rows too, and in a workbook, each figure at its cell", () => {
    const columns = { ...years, "2025-09-30 (9M)": sales(9, 100), "2026-09-30 (9M)": sales(9, 110) };
    const lines = tableOf(columns)
      .split("\n")
      .map((line) => line.split(";"));
    const turned = (lines[0] ?? []).map((_, at) => lines.map((line) => line[at]).join(";")).join("\n");
    expect(trailingOf(turned)?.figures).toMatchObject(expected);
    const rows = lines.map((line, row) => line.map((cell, at) => (row > 0 && at > 0 ? Number(cell) : cell)));
    const parts = draftOf({ kind: "sheet", sheet: "Hoja 1", rows }).interim?.trailing.at(-1)?.parts;
    const ofRevenue = parts?.filter(({ figures }) => figures.revenue !== undefined);
    expect(ofRevenue?.map(({ sign, periodEnd, months, accession }) => [sign, periodEnd, months, accession])).toEqual([
      [1, "2025-12-31", 12, "Hoja 1!C2"],
      [1, "2026-09-30", 9, "Hoja 1!E2"],
      [-1, "2025-09-30", 9, "Hoja 1!D2"],
    ]);
  });

  it("are periods of a JSON document by their end and their months", () => {
    const table = (periods: readonly object[]) => readImportJson(JSON.stringify({ years: periods }));
    const yearly = { fiscalYearEnd: "2025-12-31", revenue: 1200, netIncome: 120, totalAssets: 1012 };
    const before = { periodEnd: "2025-06-30", months: 6, revenue: 600, netIncome: 60, totalAssets: 1006 };
    const since = { periodEnd: "2026-06-30", months: 6, revenue: 660, netIncome: 66, totalAssets: 1007 };
    const { interim, issues } = draftOf(table([yearly, before, since]));
    expect(issues).toEqual([]);
    expect(interim?.trailing[0]?.figures).toMatchObject({ revenue: 1260, netIncome: 126, totalAssets: 1007 });
    expect(interim?.trailing[0]?.parts?.[0]?.accession).toBe("years[0].revenue");
    expect(draftOf(table([yearly, { ...since, months: 7 }])).issues).toMatchObject([
      { cell: "years[1].periodEnd", code: "periodUnclear", blocking: true },
    ]);
    expect(() => table([yearly, { ...since, months: "6" }])).toThrow("fieldType");
    expect(() => table([{ ...since, fiscalYearEnd: "2025-12-31" }])).toThrow("fieldType");
    expect(() => table([{ revenue: 1, months: 6 }]), "an end is missing").not.toThrow();
  });

  it("of a fiscal year that ends elsewhere count from its own end", () => {
    const text = tableOf({
      "2025-06-30": sales(12, 100),
      "2025-03-31 (9M)": sales(9, 100),
      "2026-03-31 (9M)": sales(9, 110),
    });
    expect(codesOf(text)).toEqual([]);
    expect(trailingOf(text)).toMatchObject({ periodEnd: "2026-03-31", figures: { revenue: 1290 } });
  });

  it("take shares of the fewest months, balances of the last day, and leave unknown what a column lacks", () => {
    const text = [
      ";2025-12-31;2025-06-30 (6M);2026-06-30 (6M);2026-06-30 (3M)",
      "Ingresos;1200;600;660;330",
      "EBIT;200;-;100;50",
      "Acciones diluidas;100;101;98;97",
      "Activo total;1000;990;1010;",
    ].join("\n");
    expect(trailingOf(text)?.figures).toMatchObject({
      revenue: 1260,
      ebit: null,
      dilutedShares: 97,
      totalAssets: 1010,
    });
    expect(draftOf(text).interim?.quarters).toMatchObject([
      { periodEnd: "2026-06-30", months: 3, figures: { revenue: 330 } },
    ]);
  });

  it("that are empty, as the template has them, are no doubt", () => {
    const text = tableOf({ ...years, "2025-09-30 (9M)": [], "2026-09-30 (9M)": [] });
    expect(codesOf(text)).toEqual([]);
    expect(draftOf(text).interim).toBeUndefined();
    expect(draftOf(tableOf({ ...years, "2025-03-31 (3M)": [], "2026-03-31 (3M)": [] }), "2026-04-02").issues).toEqual(
      [],
    );
  });
});

describe("a period that is not clear", () => {
  const nine = sales(9, 110);
  it.each([
    ["a day off the rhythm of the years", { "2026-09-30": nine }, "D1", "periodUnclear"],
    ["twelve months without their end", { TTM: [1290, 129, 1009] }, "D1", "periodUnclear"],
    ["a quarter without its year", { Q3: sales(3, 110) }, "D1", "periodUnclear"],
    ["months that make up no year with others", { "2026-07-31 (7M)": sales(7, 110) }, "D1", "periodUnclear"],
    ["a sum since no known year", { "YTD 2023-09-30": nine }, "D1", "periodUnclear"],
    ["one that is to come", { "9M 2027": nine }, "D1", "periodUnclear"],
    ["a day to come", { "2026-12-31 (9M)": nine }, "D1", "dateUnreadable"],
    ["a day that reads in two ways", { "9M 03/04/2026": nine }, "D1", "columnNotYear"],
    ["the same twice", { "9M 2025": sales(9, 100), "2025-09-30 (9M)": sales(9, 100) }, "E1", "periodRepeated"],
  ])("is refused: %s", (_, periods, cell, code) => {
    expect(codesOf(tableOf({ ...years, ...periods }))).toEqual([[cell, code, true]]);
  });

  it("is a named quarter of a fiscal year that is not the calendar's", () => {
    expect(codesOf(tableOf({ "2025-06-30": sales(12, 100), "Q3 2026": sales(3, 110) }))).toEqual([
      ["C1", "periodUnclear", true],
    ]);
    expect(codesOf(tableOf({ "Ejercicio 2025-06-30": sales(12, 100), "2026-06-30": sales(12, 110) }))).toEqual([]);
  });

  it("asks before it goes on with months that cannot be added up, or sales that are not of so many", () => {
    expect(codesOf(tableOf({ ...years, "9M 2026": nine }))).toEqual([["D1", "periodsIncomplete", false]]);
    const wrong = { "2025-09-30 (3M)": sales(9, 100), "2026-09-30 (3M)": sales(9, 110) };
    expect(codesOf(tableOf({ ...years, ...wrong }))).toEqual([
      ["E1", "periodsIncomplete", false],
      ["D1", "periodUnlikely", false],
      ["E1", "periodUnlikely", false],
    ]);
  });
});

const accounts = [
  ";2023-12-31;2024-12-31;2025-12-31;9M 2025;9M 2026",
  "Ingresos;1.000;1.100;1.210;900;1.000",
  "EBIT;150;165;180;135;150",
  "Amortizaciones;40;42;44;33;34",
  "Gastos por intereses;5;5;5;4;4",
  "Beneficio neto;100;110;121;90;101",
  "Resultado antes de impuestos;145;160;175;131;146",
  "Impuesto sobre beneficios;36;40;44;33;36",
  "Acciones diluidas;100.000;100.000;100.000;100.000;99.000",
  "Flujo de caja de explotación;150;160;170;120;130",
  "Capex;50;52;54;40;42",
  "Activo total;1.000;1.050;1.100;1.080;1.150",
  "Pasivo total;400;400;400;400;400",
  "Patrimonio neto;600;650;700;680;750",
  "Deuda financiera;200;200;200;200;190",
  "Caja;50;60;70;65;80",
].join("\n");

it("are what the methods start from, each leaf of the trace at its cell", () => {
  const table = { kind: "text" as const, text: accounts };
  const fields = { ...declaredFields, priceDate: "2026-11-20" };
  const reading = readFinancials({ table, fields, meanings: {} }, { vocabularies, today: "2026-11-22" });
  if (reading.kind !== "read") throw new Error(JSON.stringify(reading));
  const context = { ...valuingContext, now: () => new Date("2026-11-22T10:00:00Z") };
  const { fundamentals } = reading;
  const ask = (query: object) =>
    valueImport(context, { fundamentals, query: { ticker: "IMPORT", scenario: "neutral", ...query } }).report;
  const { accounts: base, methods } = ask({});
  expect(base).toMatchObject({ period: "twelveMonths", periodEnd: "2026-09-30", fiscalYear: 2025, monthsSince: 9 });
  const leaves = methods.flatMap(({ outcome }) => (outcome.kind === "estimate" ? outcome.trace.nodes : []));
  const cells = leaves.flatMap((node) =>
    node.kind === "figure" && node.name === "revenue" && node.months ? [`${node.months} ${node.accession}`] : [],
  );
  expect(new Set(cells)).toEqual(new Set(["12 D2", "9 E2", "9 F2"]));
  expect(ask({ levers: { lastTwelveMonths: 0 } }).accounts).toMatchObject({ period: "fiscalYear" });
});
