import { describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { languages } from "../../messages/languages.ts";
import { composeWithoutDatabase } from "../../wiring/composition.server.ts";
import { analysisTable } from "../analysis-table.ts";
import { analysisWorkbook } from "./analysis-workbook.ts";
import { column } from "./calculation.ts";

const { product } = await composeWithoutDatabase(readConfig({}));
const query = (ticker: string) => readAnalysisQuery([["ticker", ticker]]);

async function answerOf(ticker: string): Promise<AnalysisAnswer> {
  return analysisAnswer(await product.analyseCompany({ language: "es" }, query(ticker)), null);
}

function filesIn(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const { names, part } = zipParts(Buffer.from(bytes));
  return new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""]));
}

const sheetsIn = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([name]) => name.startsWith("xl/worksheets/sheet")).map(([, xml]) => xml);

describe("analysisWorkbook", () => {
  it("has a formula for every step and a number for every input, and no other number", async () => {
    const answer = await answerOf("AAPL");
    const sheets = sheetsIn(filesIn(await analysisWorkbook(answer, "es")));
    const steps = new Set<string>();
    for (const { outcome } of answer.methods) {
      if (outcome.kind !== "estimate") continue;
      for (const node of outcome.trace.nodes) if (node.kind === "step") steps.add(`${node.name} ${node.year}`);
    }
    const [summary = "", inputs = "", ...calculations] = sheets;
    expect(steps.size).toBeGreaterThan(50);
    expect(calculations.join("").split("<f>").length).toBeGreaterThan(steps.size);
    expect(inputs).not.toContain("<f>");
    for (const sheet of calculations) {
      // Cells of text are shared strings; a number without a formula could not be traced.
      expect(sheet.match(/<c (?![^>]*t="s")[^>]*><v>/)).toBeNull();
    }
    expect(summary.match(/<c r="B[^>]*><f>/g)?.length).toBeGreaterThanOrEqual(12);
  });

  it.each(languages)("names sheets and items in %s, each sheet once and short enough", async (language) => {
    const files = filesIn(await analysisWorkbook(await answerOf("AAPL"), language));
    const names = [...(files.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(true);
    expect(names[0]).toBe({ es: "Resumen", en: "Summary", it: "Riepilogo" }[language]);
    const texts = files.get("xl/sharedStrings.xml") ?? "";
    expect(texts).not.toMatch(/workbook\.|quantities\.|figures\.|sourceNames\./);
  });

  it.each(languages)("calls the rate of a bank what it is in every step: %s", async (language) => {
    const textsOf = async (ticker: string) =>
      filesIn(await analysisWorkbook(await answerOf(ticker), language)).get("xl/sharedStrings.xml") ?? "";
    expect(await textsOf("KO")).toContain("WACC");
    const ofBank = await textsOf("JPM");
    expect(ofBank).toContain(
      { es: "Tasa de descuento (Ke)", en: "Discount rate (cost of equity)", it: "Tasso di sconto (Ke)" }[language],
    );
    expect(ofBank).not.toContain("WACC");
  });

  it("tells what the reader has changed beside what would be computed, and why, as text that nothing runs", async () => {
    const asked = readAnalysisQuery([
      ["ticker", "AAPL"],
      ["wacc", "0.085"],
      ["margin", "0.3"],
      ["type", "cyclical"],
      ["note.wacc", "=HYPERLINK(1) & <b>"],
      ["note.margin", "As in 2019"],
    ]);
    const answer = analysisAnswer(await product.analyseCompany({ language: "en" }, asked), null);
    const files = filesIn(await product.exportWorkbook({ language: "en" }, asked));
    expect(files.get("xl/workbook.xml")).toContain('name="Changes"');
    const sheet = sheetsIn(files)[1] ?? "";
    const texts = files.get("xl/sharedStrings.xml") ?? "";
    for (const text of ["=HYPERLINK(1) &amp; &lt;b&gt;", "As in 2019", "Cyclical"]) expect(texts).toContain(text);
    // WACC and margin are the cells that the value depends on; their computed numbers are only shown.
    expect(sheet.match(/<c r="C[45]"[^>]*><f>/g)).toHaveLength(2);
    expect(answer.assumptions.changes).toMatchObject([
      { assumption: "wacc", chosen: 0.085, note: "=HYPERLINK(1) & <b>" },
      { assumption: "margin", chosen: 0.3, note: "As in 2019" },
      { assumption: "type", chosen: "cyclical", computed: "assetLight", note: null },
    ]);
    const [wacc] = answer.assumptions.changes;
    expect(wacc?.kind === "number" ? wacc.computed : null).toBe(answer.assumptions.origins.wacc?.computed);
    const [head = "", first = ""] = analysisTable(answer).split("\r\n");
    expect(head.split(",").indexOf("note.wacc")).toBeGreaterThan(30);
    expect(first).toContain(",'=HYPERLINK(1) & <b>,");
  });

  it("makes inputs of WACC and growth without moving a value", async () => {
    const files = filesIn(await product.exportWorkbook({ language: "en" }, query("MSFT")));
    const [, inputs = ""] = sheetsIn(files);
    const wacc = (await answerOf("MSFT")).assumptions.wacc;
    // The reader's own choices come first.
    expect(inputs).toMatch(new RegExp(`<c r="C[456]"[^>]*><v>${String(wacc).replace(".", "\\.")}</v>`));
    expect(files.get("xl/sharedStrings.xml")).toContain("Growth");
  });

  it("says why where there is no value, and leaves names of companies inert", async () => {
    const answer = await answerOf("JPM");
    const named = { ...answer, company: { ...answer.company, name: '=HYPERLINK("http://x")' } };
    const files = filesIn(await analysisWorkbook(named, "es"));
    expect(files.get("xl/sharedStrings.xml")).toContain("HYPERLINK");
    expect(sheetsIn(files).join("")).not.toContain("HYPERLINK");
    expect(analysisTable(named)).toContain(`,"'=HYPERLINK(""http://x"")",`);
  });

  it("has a cell for each year that the reader has set, also where two say the same", async () => {
    const years = { growthByYear: "0.06,0.06", salesToCapitalByYear: ",3" };
    const set = readAnalysisQuery([["ticker", "AAPL"], ...Object.entries(years)]);
    const answer = analysisAnswer(await product.analyseCompany({ language: "en" }, set), null);
    // Summary, changes and the reader's own scenario stand before it.
    const [, , , inputs = ""] = sheetsIn(filesIn(await analysisWorkbook(answer, "en")));
    expect(inputs.match(/<v>0\.06<\/v>/g)).toHaveLength(2);
    expect(inputs.match(/<v>3<\/v>/g)).not.toBeNull();
  });

  it("counts columns as spreadsheets do", () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(column)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});

describe("analysisTable", () => {
  it("has a row for each method, empty where nothing is known", async () => {
    const answer = await answerOf("JPM");
    const [head = "", ...rows] = analysisTable(answer).trimEnd().split("\r\n");
    expect(rows).toHaveLength(7);
    const names = head.split(",");
    const cells = rows[0]?.split(",") ?? [];
    const at = (name: string) => cells[names.indexOf(name)];
    expect([at("schemaVersion"), at("ticker"), at("method"), at("outcome")]).toEqual([
      "1",
      "JPM",
      "discountedCashFlow",
      "notApplicable",
    ]);
    expect([at("valuePerShare"), at("reason"), at("votes")]).toEqual(["", "financial", "false"]);
  });
});
