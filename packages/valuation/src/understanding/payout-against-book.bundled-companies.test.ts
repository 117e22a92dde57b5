import { beforeAll, describe, expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { replay } from "../trace/replay.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import { type PayoutAgainstBook, payoutAgainstBookOf } from "./payout-against-book.ts";

const files: CompanyFile[] = [];

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    files.push({ fundamentals, reference: marketData.referenceFor(fundamentals), peers });
  }
});

const told = (file: CompanyFile, request: ValuationRequest): PayoutAgainstBook | null => {
  const answer = payoutAgainstBookOf(file, request);
  return answer.kind === "payoutAgainstBook" ? answer : null;
};

const sumOf = ({ residualIncome, lines }: PayoutAgainstBook) =>
  lines.reduce((sum, { value }) => sum + value, residualIncome);

describe("the four lines between payouts and residual income", () => {
  it.each(scenarios)("add up to the difference, for every bundled company, in the %s scenario", (scenario) => {
    let compared = 0;
    for (const file of files) {
      const request = { scenario, overrides: {} };
      const report = valueCompany(file, request);
      const valueBy = (method: string) => {
        const outcome = report.methods.find((each) => each.method === method)?.outcome;
        return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
      };
      const [dividends, residualIncome] = [valueBy("dividendDiscount"), valueBy("residualIncome")];
      const answer = told(file, request);
      const { ticker } = file.fundamentals;
      expect(answer !== null, ticker).toBe(dividends !== null && residualIncome !== null);
      if (answer === null || dividends === null) continue;
      expect(answer.dividends, ticker).toBe(dividends);
      expect(answer.residualIncome, ticker).toBe(residualIncome);
      expect(sumOf(answer) / dividends, ticker).toBeCloseTo(1, 11);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(300);
  });

  it("give the half-year by its own formula, and can be worked out again from their trace", () => {
    for (const file of files) {
      const answer = told(file, { scenario: "neutral", overrides: {} });
      if (answer === null) continue;
      const { nodes } = answer.trace;
      const nodeNamed = (name: string) => nodes.find((node) => node.name === name)?.value ?? Number.NaN;
      const ke = nodeNamed("costOfEquity");
      const gap =
        nodeNamed("bookValuePerShare") * ((1 + ke) ** 0.5 - 1) * (1 + ke) ** nodeNamed("elapsedSinceStatements");
      const byLine = new Map(answer.lines.map((line) => [line.line, line]));
      const scale = Math.max(answer.dividends, answer.residualIncome);
      expect(Math.abs((byLine.get("gapOfHalfYear")?.value ?? 0) - gap) / scale, file.fundamentals.ticker).toBeLessThan(
        1e-11,
      );
      for (const { value, node } of answer.lines) {
        expect(replay({ nodes, result: node }), file.fundamentals.ticker).toBe(value);
      }
    }
  });

  it("have no fade where returns do not fall: no year of fading, and all that is earned above the cost kept", () => {
    let steady = 0;
    for (const file of files) {
      const answer = told(file, { scenario: "neutral", overrides: { keptReturn: 1, fadeYears: 0 } });
      const ofBook = answer?.trace.nodes.find(({ name }) => name === "earningsOfBook");
      if (!answer || ofBook?.kind !== "step") continue;
      const { nodes } = answer.trace;
      const earned = nodes.find(({ id }) => id === ofBook.inputs.returnOnEquity)?.value ?? Number.NaN;
      const lasting = nodes.filter(({ name }) => name === "terminalReturnOnEquity").map(({ value }) => value);
      // A poor return rises to its cost.
      if (lasting.some((value) => Math.abs(value - earned) > 1e-12)) continue;
      const fade = answer.lines.find(({ line }) => line === "gapOfFade")?.value ?? Number.NaN;
      expect(Math.abs(fade) / answer.dividends, file.fundamentals.ticker).toBeLessThan(1e-9);
      steady += 1;
    }
    expect(steady).toBeGreaterThan(200);
  });

  it("are none where a reader says how long residual income persists", () => {
    const [file] = files;
    if (!file) throw new Error("there are companies");
    const request = { scenario: "neutral", overrides: { persistence: 0.6 } } as const;
    expect(payoutAgainstBookOf(file, request)).toEqual({ kind: "unavailable", reason: "methodNotApplicable" });
  });
});
