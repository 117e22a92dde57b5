import { describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { zipParts } from "../../features/imports/reading/workbook/zip-entries.ts";
import { translatorFor } from "../../messages/index.ts";
import { composeWithoutDatabase } from "../../wiring/composition.server.ts";
import { recalculate } from "./recalculate.ts";
import { differing, firstMethodRow, stale } from "./told-by-summary.ts";

const { product } = await composeWithoutDatabase(readConfig({}));
const reader = { language: "en" } as const;
const t = await translatorFor("en");
/** The parts of a written workbook, as texts. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const { names, part } = zipParts(Buffer.from(bytes));
  return new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""]));
}

async function written(ticker: string, scenario: "neutral" | "conservative") {
  const query = readAnalysisQuery([
    ["ticker", ticker],
    ["scenario", scenario],
  ]);
  const answer = analysisAnswer(await product.analyseCompany(reader, query), null);
  const workbook = recalculate(partsOf(await product.exportWorkbook(reader, query)));
  return {
    answer,
    workbook,
    wrong: [...differing(workbook, answer), ...stale(workbook)].map((line) => `${ticker} ${scenario} ${line}`),
  };
}

const FORMULAS_OF_A_WORKBOOK = 170;

describe("the workbook of every included company", () => {
  it("says by its formulas, and keeps beside them, what the API says", { timeout: 600_000 }, async () => {
    const all: string[] = [];
    let formulas = 0;
    let losing = 0;
    const companies = product.bundledTickers();
    for (const ticker of companies) {
      const { answer, workbook, wrong } = await written(ticker, "neutral");
      all.push(...wrong);
      formulas += [...workbook.cells.values()].filter(({ formula }) => formula !== null).length;
      // A method that votes and has no value in another scenario is a line of its own kind.
      if (!answer.methods.some(({ vote, range }) => vote !== null && range.conservative === null)) continue;
      losing += 1;
      all.push(...(await written(ticker, "conservative")).wrong);
    }
    expect(all.slice(0, 20), `${all.length} cells are wrong`).toEqual([]);
    expect(formulas).toBeGreaterThan(companies.length * FORMULAS_OF_A_WORKBOOK);
    expect(losing).toBeGreaterThan(0);
  });

  it.each(["JPM", "KO", "O"])(
    "of %s has one cell for the price, which moves its differences and statuses",
    async (ticker) => {
      const parts = partsOf(await product.exportWorkbook(reader, readAnalysisQuery([["ticker", ticker]])));
      const {
        cells,
        sheets: [summary = ""],
      } = recalculate(parts);
      const shown = `${summary}!B5`;
      // Where a method uses the price, the summary shows that cell.
      const place = cells.get(shown)?.formula?.replaceAll("'", "") ?? shown;
      const rowsAt = (price: number) => {
        const { resultOf } = recalculate(parts, new Map([[place, price]]));
        expect(resultOf(shown)).toBe(price);
        const rows = Array.from({ length: 7 }, (_, index) => firstMethodRow + index);
        return rows.map((row) => ({ value: resultOf(`${summary}!B${row}`), status: resultOf(`${summary}!D${row}`) }));
      };
      const statusesOf = (rows: ReturnType<typeof rowsAt>) =>
        new Set(rows.map(({ status }) => status).filter((status) => status !== null));
      expect(statusesOf(rowsAt(100_000))).toEqual(new Set([t("cli.statuses.overvalued")]));
      // At a price of 1 the weight of debt makes equity so dear that a method may be left without a value, and then without a status.
      const [valued, unvalued] = [true, false].map((isValued) =>
        rowsAt(1).filter(({ value }) => (typeof value === "number") === isValued),
      );
      expect(statusesOf(valued ?? [])).toEqual(new Set([t("cli.statuses.undervalued")]));
      for (const { status } of unvalued ?? []) expect([null, ""]).toContain(status);
    },
  );
});
