import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { analysisAnswer } from "../../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { translatorFor } from "../../messages/index.ts";
import { composeWithoutDatabase } from "../../wiring/composition.server.ts";
import { analysisWorkbook } from "./analysis-workbook.ts";
import { type Place, recalculatedCells, recalculateIn, spreadsheetProgram } from "./spreadsheet-program-contract.ts";

/** Banks, insurers, trusts, loss makers, cyclicals, dear and cheap ones, of three markets. */
const tickers =
  "AAPL MSFT NVDA JPM BRK.B SAN.MC BBVA.MC ITX.MC IBE.MC ENEL.MI ISP.MI ENI.MI O EXR T NEM MPC DAL KO PG MRVL TDG FIX HUBB CTAS GE XOM ADM TXT SJM".split(
    " ",
  );
/** Companies valued with years of the reader's own: growth moves all methods that look ahead. */
const edited = ["AAPL", "KO", "O", "JPM", "NVDA"];
const years = { growthByYear: "0.08,0.06,,0.06", marginByYear: ",0.21", salesToCapitalByYear: ",,1.7" };
/** Companies valued with everything else that a reader may set, each with what its methods have. */
const levered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AAPL: {
    ...{ margin: "0.31", salesToCapital: "2.5", terminalReturn: "0.12", terminalGrowth: "0.025", payout: "0.3" },
    ...{ persistence: "0.5", dilution: "0.02", researchLife: "3", "note.dilution": "=1+1" },
  },
  KO: { peers: "PEP,PG,SJM,AAPL,GE,XOM", payout: "0.6", dilution: "0.01", scenario: "optimistic" },
  JPM: { persistence: "0.3", payout: "0.4", dilution: "0.015", terminalGrowth: "0.02" },
  NVDA: { researchLife: "2", dilution: "0.03", horizon: "10" },
  MSFT: { researchLife: "0", type: "mature", margin: "0.4" },
  O: { dilution: "0.04", peers: "EXR,T,KO,PG,GE,XOM" },
  "ITX.MC": { margin: "0.15", salesToCapital: "1.9", dilution: "0.005", scenario: "conservative" },
};
/** With VALORA_EVERY_WORKBOOK=1 the program works out the workbook of every included company. */
const isEvery = process.env.VALORA_EVERY_WORKBOOK === "1";
const diluted = ["AAPL", "KO", "O", "JPM"];
const dilution = 0.02;
const firstMethodRow = 8;
const step = 0.01;
const longest = isEvery ? 3_600_000 : 600_000;

const t = await translatorFor("en");
const { product } = await composeWithoutDatabase(readConfig({}));
const known = new Set(product.bundledTickers());
const reader = { language: "en" } as const;
const analysisAt = (ticker: string, wacc: number | null) =>
  product.analyseCompany(
    reader,
    readAnalysisQuery([["ticker", ticker], ...(wacc === null ? [] : ([["wacc", String(wacc)]] as const))]),
  );
const answerAt = async (ticker: string, wacc: number | null) => analysisAnswer(await analysisAt(ticker, wacc), null);

/** The answer with another number in the cell that its reader would change, and nothing computed again. */
function withCell(answer: AnalysisAnswer, name: "wacc" | "shareDilution", value: number): AnalysisAnswer {
  const methods = answer.methods.map((method) => {
    const { outcome } = method;
    if (outcome.kind !== "estimate") return method;
    const nodes = outcome.trace.nodes.map((node) =>
      node.kind === "assumption" && node.name === name && node.chosenBy === "user" ? { ...node, value } : node,
    );
    return { ...method, outcome: { ...outcome, trace: { ...outcome.trace, nodes } } };
  });
  return { ...answer, methods };
}

/** The expected value of a cell of the summary sheet. */
type Told = Place & { value: number | string | null };

const valuesOf = ({ methods }: AnalysisAnswer): Told[] =>
  methods.map(({ outcome, vote }, index) => ({
    row: firstMethodRow + index,
    column: 2,
    value: outcome.kind === "estimate" ? outcome.valuePerShare : vote,
  }));

/** Everything that is compared with the price besides, and the mean. */
const wholeOf = (answer: AnalysisAnswer): Told[] => [
  { row: 5, column: 2, value: answer.price?.value ?? null },
  ...valuesOf(answer),
  ...answer.methods.flatMap(({ outcome }, index) => {
    if (outcome.kind === "notApplicable") return [];
    const { difference, status } = outcome;
    const row = firstMethodRow + index;
    return [
      { row, column: 3, value: difference },
      { row, column: 4, value: status === null ? null : t(`cli.statuses.${status}`) },
    ];
  }),
  ...(answer.summary.mean === null ? [] : [{ row: firstMethodRow + 8, column: 2, value: answer.summary.mean }]),
];

const folder = mkdtempSync(join(tmpdir(), "valora-workbooks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Needs LibreOffice, which is not part of the project: without it these are skipped, and said to be.
describe.skipIf(spreadsheetProgram === null)("a workbook recalculated by LibreOffice", () => {
  const expected = new Map<string, Told[]>();

  beforeAll(async () => {
    for (const ticker of isEvery ? known : tickers.filter((each) => known.has(each))) {
      const answer = await answerAt(ticker, null);
      writeFileSync(
        join(folder, `${ticker}.xlsx`),
        await product.exportWorkbook(reader, readAnalysisQuery([["ticker", ticker]])),
      );
      expected.set(ticker, wholeOf(answer));
      const { wacc } = answer.assumptions;
      if (wacc === null || !tickers.includes(ticker)) continue;
      const chosen = await answerAt(ticker, wacc);
      writeFileSync(
        join(folder, `${ticker}-moved.xlsx`),
        await analysisWorkbook(withCell(chosen, "wacc", wacc + step), "en"),
      );
      expected.set(`${ticker}-moved`, valuesOf(await answerAt(ticker, wacc + step)));
    }
    const asked = [
      ...edited.map((ticker) => ({ ticker, name: `${ticker}-years`, set: years })),
      ...Object.entries(levered).map(([ticker, set]) => ({ ticker, name: `${ticker}-levers`, set })),
    ];
    for (const { ticker, name, set } of asked.filter((each) => known.has(each.ticker))) {
      const query = readAnalysisQuery([["ticker", ticker], ...Object.entries(set)]);
      writeFileSync(join(folder, `${name}.xlsx`), await product.exportWorkbook(reader, query));
      expected.set(name, wholeOf(analysisAnswer(await product.analyseCompany(reader, query), null)));
    }
    for (const ticker of diluted.filter((each) => known.has(each))) {
      const answer = async (more: number) => {
        const query = readAnalysisQuery([
          ["ticker", ticker],
          ["dilution", String(dilution + more)],
        ]);
        return analysisAnswer(await product.analyseCompany(reader, query), null);
      };
      const moved = withCell(await answer(0), "shareDilution", dilution + step);
      writeFileSync(join(folder, `${ticker}-diluted.xlsx`), await analysisWorkbook(moved, "en"));
      expected.set(`${ticker}-diluted`, valuesOf(await answer(step)));
    }
    recalculateIn(folder, [...expected.keys()]);
  }, longest);

  it("says what the engine says, for companies of all types, to nine digits", { timeout: longest }, () => {
    expect(expected.size).toBeGreaterThan(50);
    for (const [name, cells] of expected) {
      const find = recalculatedCells(folder, name);
      for (const at of cells) {
        const [found, what] = [find(at), `${name} line ${at.row} column ${at.column}`];
        if (typeof found !== "number" || typeof at.value !== "number") expect(found, what).toBe(at.value);
        else expect(Math.abs(found - at.value), what).toBeLessThan(1e-9 * Math.max(Math.abs(at.value), 1e-3));
      }
    }
  });
});
