import { describe, expect, it } from "vitest";
import { composeWithoutDatabase } from "../../composition.server.ts";
import { readConfig } from "../../config.server.ts";
import type { AnalysisAnswer } from "../../contracts/analysis-answer.ts";
import { zipParts } from "../../imports/workbook/zip-entries.ts";
import { translatorFor } from "../../messages/index.ts";
import { analysisAnswer } from "../../use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../use-cases/read-analysis-query.ts";
import { type Recalculated, recalculate } from "./recalculate.ts";

const product = await composeWithoutDatabase(readConfig({}));
const reader = { language: "en" } as const;
const t = await translatorFor("en");
const firstMethodRow = 8;

function partsOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, string> {
  const { names, part } = zipParts(Buffer.from(bytes));
  return new Map(names.map((name) => [name, part(name)?.toString("utf8") ?? ""]));
}

const close = (one: unknown, other: unknown): boolean =>
  typeof one === "number" && typeof other === "number"
    ? Math.abs(one - other) <= 1e-9 * Math.max(1e-6, Math.abs(one), Math.abs(other))
    : one === other;

/** What the summary sheet says by its formulas and what the answer of the API says, line by line. */
function summaryLines(
  { resultOf, sheets: [summary = ""] }: Recalculated,
  answer: AnalysisAnswer,
): [string, unknown, unknown][] {
  const at = (place: string) => resultOf(`${summary}!${place}`);
  const rows = answer.methods.flatMap(({ method, outcome, vote }, index): [string, unknown, unknown][] => {
    const row = firstMethodRow + index;
    if (outcome.kind === "notApplicable") return [[`${method} value`, at(`B${row}`), vote ?? "–"]];
    const { valuePerShare, difference, status } = outcome;
    return [
      [`${method} value`, at(`B${row}`), valuePerShare],
      [`${method} difference`, at(`C${row}`), difference],
      [`${method} status`, at(`D${row}`), status === null ? null : t(`cli.statuses.${status}`)],
    ];
  });
  const below = firstMethodRow + answer.methods.length + 1;
  const { mean, median, minimum } = answer.summary;
  const byLabel = (label: string) =>
    Array.from({ length: 8 }, (_, index) => below + index).find((row) => at(`A${row}`) === label);
  const told = (label: string) => at(`B${byLabel(label) ?? 0}`);
  return [
    ["price", at("B5"), answer.price?.value ?? null],
    ...rows,
    ["mean", told(t("workbook.mean")), mean],
    ["median", told(t("workbook.median")), median],
    ["minimum", told(t("workbook.minimum")), minimum],
  ];
}

/** Each formula whose kept value is not what it yields. */
const stale = ({ cells, resultOf }: Recalculated): string[] =>
  [...cells].flatMap(([place, { formula, value }]) =>
    formula === null || close(value, resultOf(place))
      ? []
      : [`${place} keeps ${value} and yields ${resultOf(place)}: ${formula}`],
  );

async function asked(ticker: string, scenario: "neutral" | "conservative") {
  const query = readAnalysisQuery([
    ["ticker", ticker],
    ["scenario", scenario],
  ]);
  const answer = analysisAnswer(await product.analyseCompany(reader, query), null);
  const workbook = recalculate(partsOf(await product.exportWorkbook(reader, query)));
  const wrong = summaryLines(workbook, answer).flatMap(([what, found, expected]) =>
    close(found, expected) ? [] : [`${what}: ${found} instead of ${expected}`],
  );
  return { answer, workbook, wrong: [...wrong, ...stale(workbook)].map((line) => `${ticker} ${scenario} ${line}`) };
}

describe("the workbook of every included company", () => {
  it("says by its formulas, and keeps beside them, what the API says", { timeout: 600_000 }, async () => {
    const all: string[] = [];
    let formulas = 0;
    let losing = 0;
    for (const ticker of product.bundledTickers()) {
      const { answer, workbook, wrong } = await asked(ticker, "neutral");
      all.push(...wrong);
      formulas += [...workbook.cells.values()].filter(({ formula }) => formula !== null).length;
      // A method that votes and has no value in another scenario is a line of its own kind.
      if (!answer.methods.some(({ vote, range }) => vote !== null && range.conservative === null)) continue;
      losing += 1;
      all.push(...(await asked(ticker, "conservative")).wrong);
    }
    expect(all.slice(0, 20), `${all.length} cells are wrong`).toEqual([]);
    expect(formulas).toBeGreaterThan(100_000);
    expect(losing).toBeGreaterThan(0);
  });

  it.each(["JPM", "KO", "O"])(
    "of %s has one cell for the price, which moves its differences and statuses",
    async (ticker) => {
      const written = partsOf(await product.exportWorkbook(reader, readAnalysisQuery([["ticker", ticker]])));
      const {
        cells,
        sheets: [summary = ""],
      } = recalculate(written);
      const shown = `${summary}!B5`;
      // Where a method uses the price, the summary shows that cell.
      const place = cells.get(shown)?.formula?.replaceAll("'", "") ?? shown;
      const { resultOf } = recalculate(written, new Map([[place, 1]]));
      expect(resultOf(shown)).toBe(1);
      const statuses = Array.from({ length: 7 }, (_, index) => resultOf(`${summary}!D${firstMethodRow + index}`));
      expect(new Set(statuses.filter((status) => status !== null))).toEqual(new Set([t("cli.statuses.undervalued")]));
    },
  );
});
