import { describe, expect, it } from "vitest";
import { importVocabularyIn } from "../../../../messages/import-vocabulary.ts";
import { languages } from "../../../../messages/languages.ts";
import { periodReader } from "./import-periods.ts";

const vocabularies = await Promise.all(languages.map(importVocabularyIn));
const periodIn = periodReader(vocabularies.map(({ periods }) => periods));

const day = "2026-09-30";

describe("the heading of a column", () => {
  it.each([
    ["2026-09-30", { kind: "day", end: day }],
    ["30/09/2026", { kind: "day", end: day }],
    ["30 de septiembre de 2026", { kind: "day", end: day }],
    ["Sep 30, 2026", { kind: "day", end: day }],
    ["30-set-2026", { kind: "day", end: day }],
    ["30 settembre 2026", { kind: "day", end: day }],
    ["1º de enero de 2026", { kind: "day", end: "2026-01-01" }],
    ["Fiscal year ended September 30th, 2026", { kind: "year", end: day }],
    ["30/09/2026 (reexpresado)", { kind: "day", end: day }],
    ["Fiscal year 2026-09-30, restated", { kind: "year", end: day }],
    ["30 settembre 2026 (rideterminato)", { kind: "day", end: day }],
    ["FY 2026-09-30", { kind: "year", end: day }],
    ["Ejercicio 30/09/2026", { kind: "year", end: day }],
    ["Esercizio al 30.09.2026", { kind: "year", end: day }],
    ["Fiscal year ended 2026-09-30", { kind: "year", end: day }],
  ])("%s is a fiscal year", (text, period) => {
    expect(periodIn(text)).toEqual(period);
  });

  it.each([
    ["2026-09-30 (9M)", 9],
    ["9M 2026-09-30", 9],
    ["2026-09-30 9m", 9],
    ["Nine months ended 30/09/2026", 9],
    ["9 meses a 30/09/2026", 9],
    ["Primeros nueve meses, 30-09-2026", 9],
    ["9 mesi al 30/09/2026", 9],
    ["Q3 2026-09-30", 3],
    ["Q3 2026 (30/09/2026)", 3],
    ["3T 30/09/2026", 3],
    ["Tercer trimestre 2026-09-30", 3],
    ["III", null],
    ["Three months ended 2026-09-30", 3],
    ["1H 2026-09-30", 6],
    ["Primer semestre 2026-09-30", 6],
    ["Primo semestre 30/09/2026", 6],
    ["TTM 2026-09-30", 12],
    ["LTM (30/09/2026)", 12],
    ["2026-09-30 (12M)", 12],
    ["Últimos 12 meses 2026-09-30", 12],
    ["Ultimi dodici mesi al 30/09/2026", 12],
    ["Last twelve months to 2026-09-30", 12],
  ])("%s covers %s months", (text, months) => {
    expect(periodIn(text)).toEqual(months === null ? null : { kind: "span", months, end: day });
  });

  it.each([
    ["9M 2026", 9, 9],
    ["9M26", 9, 9],
    ["2026 9M", 9, 9],
    ["9 meses 2026", 9, 9],
    ["Primi nove mesi 2026", 9, 9],
    ["First nine months of 2026", 9, 9],
    ["Q3 2026", 3, 9],
    ["Q3'26", 3, 9],
    ["3Q26", 3, 9],
    ["3T 2026", 3, 9],
    ["2026-Q3", 3, 9],
    ["2026T3", 3, 9],
    ["Tercer trimestre de 2026", 3, 9],
    ["Terzo trimestre 2026", 3, 9],
    ["Third quarter 2026", 3, 9],
    ["H1 2026", 6, 6],
    ["1S 2026", 6, 6],
    ["2S26", 6, 12],
    ["Primer semestre 2026", 6, 6],
  ])("%s is %s months to the month %s, without its day", (text, months, endMonth) => {
    expect(periodIn(text)).toEqual({ kind: "named", months, endMonth, year: 2026 });
  });

  it.each([
    "TTM",
    "LTM",
    "últimos 12 meses",
    "Ultimi 12 mesi",
    "12M 2026",
    "YTD",
    "Acumulado 2026",
    "Q3",
    "2026-09-30 (7M)",
  ])("%s does not say which months", (text) => {
    expect(periodIn(text)).toEqual({ kind: "endless" });
  });

  it.each(["YTD 2026-09-30", "Acumulado a 30/09/2026", "Da inizio anno al 30/09/2026", "Year to date 2026-09-30"])(
    "%s counts since the year began",
    (text) => {
      expect(periodIn(text)).toEqual({ kind: "toDate", end: day });
    },
  );

  it.each([
    "",
    "2026",
    "Notas",
    "Total",
    "1.000,0",
    "(9)",
    "03/04/2026",
    "9M 03/04/2026",
    "2025-12-31 / 2026-09-30",
    "Q5 2026",
    "Cuentas a 2026-09-30 auditadas",
    "Resultado 9M",
    "x".repeat(500),
  ])("%s is no period", (text) => {
    expect(periodIn(text)).toBeNull();
  });
});

describe("the words of headings", () => {
  const spanish = periodReader(vocabularies.filter((_, at) => languages[at] === "es").map(({ periods }) => periods));

  it("are those of the languages that are given", () => {
    expect(spanish("Tercer trimestre de 2026")).toEqual({ kind: "named", months: 3, endMonth: 9, year: 2026 });
    expect(spanish("Third quarter 2026")).toBeNull();
  });

  it("are none in a code, which every language reads", () => {
    const wordless = periodReader([]);
    expect(wordless("Q3 2026")).toEqual({ kind: "named", months: 3, endMonth: 9, year: 2026 });
    expect(wordless("H1 2026-06-30")).toEqual({ kind: "span", months: 6, end: "2026-06-30" });
    expect([wordless("TTM"), wordless("Trimestre 3 2026"), wordless("3T 2026")]).toEqual([
      { kind: "endless" },
      null,
      null,
    ]);
  });
});
