import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { readAnalysisQuery } from "../core/analysis/use-cases/read-analysis-query.ts";
import { technicalIndicators } from "../core/fundamentals/contracts/technical.ts";
import { readTechnicalQuery } from "../core/fundamentals/use-cases/read-technical-query.ts";
import { screenerColumns } from "../core/lists/contracts/screener.ts";
import { reading } from "../features/jobs/stores/job-setup-contract.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";
import { analysisTable } from "./analysis-table.ts";
import { compareTable } from "./compare-table.ts";
import { runTable } from "./run-table.ts";
import { screenerTable } from "./screener-table.ts";
import { statementsTable } from "./statements-table.ts";
import { technicalTable } from "./technical-table.ts";

const { product } = await composeWithoutDatabase(readConfig({}));
const reader = { language: "en" } as const;
const linesOf = (table: string) => table.trimEnd().split("\r\n");
const analysisOf = async (...asked: [string, string][]) =>
  analysisAnswer(await product.analyseCompany(reader, readAnalysisQuery([["ticker", "KO"], ...asked])), null);

const statementsOf = async (period: "annual" | "quarterly") =>
  statementsTable(await product.showStatements(reader, { ticker: "KO", period }));
const screened = {
  columns: screenerColumns,
  ratios: [],
  rows: [],
  view: "mean",
  valuation: "absolute",
  dataAsOf: "2026-08-20",
} as const;

describe("every table to take away", () => {
  it("names the policy that a company of a run was valued by, and none of one that went; and how many the run left out", () => {
    const policies = { policy: "Prudent", policyTeam: "Rialto" };
    const went = [{ ticker: "PEP", name: "PepsiCo" }];
    const since = "2026-11-19T08:00:00.000Z";
    const [head = "", ...rows] = linesOf(
      runTable({
        readings: [reading("KO", policies), reading("SAN.MC")],
        difference: { since, changed: [], came: [], went },
        leftOut: 380,
      }),
    );
    expect(head.split(",").slice(-3)).toEqual(["policy", "policyTeam", "leftOut"]);
    expect(rows.map((row) => [row.split(",")[0], row.split(",").slice(-3)])).toEqual([
      ["KO", ["Prudent", "Rialto", "380"]],
      ["SAN.MC", ["", "", "380"]],
      ["PEP", ["", "", "380"]],
    ]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ["an analysis", async () => analysisTable(await analysisOf())],
    ["the companies of a run", () => runTable({ readings: [], difference: null, leftOut: 0 })],
    ["companies side by side", () => compareTable({ companies: [], view: "absolute", ratios: [] })],
    ["the screener with all its columns", () => screenerTable(screened)],
    ["statements of years", () => statementsOf("annual")],
    ["statements of quarters", () => statementsOf("quarterly")],
    [
      "technical analysis with all its lines",
      async () =>
        technicalTable(
          await product.showTechnical(reader, readTechnicalQuery([["ticker", "KO"]], product.tickerMeant)),
          technicalIndicators,
        ),
    ],
  ])("has no field twice: %s", async (_, table) => {
    const [head = ""] = linesOf(await table());
    const names = head.split(",");
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("tells of a company without a signal what its price asks for, and what each method waits for", async () => {
    const answer = analysisAnswer(await product.analyseCompany(reader, readAnalysisQuery([["ticker", "PLTR"]])), null);
    const [head = "", ...rows] = linesOf(analysisTable(answer));
    const names = head.split(",");
    // From the end, because a name may hold a comma.
    const cells = (name: string) => rows.map((row) => row.split(",").at(names.indexOf(name) - names.length));
    const { path, waiting } = answer.withoutSignal ?? { path: null, waiting: [] };
    expect(cells("worthWithMargin")[0]).toBe(String(path?.margin));
    expect(cells("worthWithGrowth")[0]).toBe(String(path?.growth.average));
    expect(cells("waitsFor").filter((cell) => cell !== "")).toEqual(waiting.map(({ waits }) => waits));
    const ofCoke = linesOf(analysisTable(await analysisOf()))[1]?.split(",") ?? [];
    expect(ofCoke.at(names.indexOf("waitsFor") - names.length)).toBe("");
  });

  it("distinguishes the number in use from the one that a reader has set", async () => {
    const [head = "", row = ""] = linesOf(
      analysisTable(await analysisOf(["terminalGrowth", "0.02"], ["margin", "0.31"])),
    );
    const at = (name: string) => row.split(",")[head.split(",").indexOf(name)];
    expect([at("terminalGrowth"), at("chosenLevers.terminalGrowth"), at("margin")]).toEqual(["0.02", "0.02", "0.31"]);
    const [, computed = ""] = linesOf(analysisTable(await analysisOf()));
    const unset = (name: string) => computed.split(",")[head.split(",").indexOf(name)];
    expect(Number(unset("terminalGrowth"))).toBeGreaterThan(0);
    expect(unset("chosenLevers.terminalGrowth")).toBe("");
  });

  it("sets the scenarios as they are calculated beside what is set, and says what moves the mean", async () => {
    const answer = await analysisOf(["wacc", "0.09"], ["horizon", "7"], ["dividends", "threeStage"]);
    const [head = "", ...rows] = linesOf(analysisTable(answer));
    const names = head.split(",");
    const cells = (name: string) => rows.map((row) => row.split(",").at(names.indexOf(name) - names.length));
    const custom = answer.customScenario;
    expect(custom?.settings).toEqual(["wacc", "horizon", "dividends"]);
    expect(cells("calculatedNeutral")[0]).toBe(String(custom?.methods[0]?.neutral));
    expect(cells("dividends")[0]).toBe("threeStage");
    const plain = await analysisOf();
    expect(custom?.means.neutral).toBe(plain.summary.mean);
    const moves = (cells("meanMovedBy")[0] ?? "").split(" ").map((move) => move.split(":"));
    expect(moves.slice(0, 3).map(([name]) => name)).toEqual(["wacc", "horizon", "dividends"]);
    const reached = moves.reduce((level, [, effect]) => level + Number(effect), custom?.means.neutral ?? Number.NaN);
    expect(reached).toBe(answer.summary.mean);
    const [plainHead = "", plainRow = ""] = linesOf(analysisTable(plain));
    expect(plainRow.split(",").at(plainHead.split(",").indexOf("meanMovedBy") - plainHead.split(",").length)).toBe("");
  });
});
