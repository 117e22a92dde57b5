import { expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { CompanyFile, MethodReport, ValuationReport } from "../report/report.ts";
import { scenarios } from "../scenarios/assumptions.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";

// No value changes unseen: after a change that means to change values, read the difference and run vitest with -u.

const marketData = createMarketData();
const ofEachType = 6;

/** The largest companies of each type, so that every path of every method runs for one of them. */
async function chosenFiles(): Promise<CompanyFile[]> {
  const counts = new Map<string, number>();
  const chosen: CompanyFile[] = [];
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    const { type } = valueCompany(file, { scenario: "neutral", overrides: {} }).classification;
    const kind = `${type} ${fundamentals.currency}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count < ofEachType) chosen.push(file);
  }
  return chosen;
}

const digits = (value: number | null) => (value === null ? "–" : String(Number(value.toPrecision(10))));

function lineOf({ method, outcome, range }: MethodReport): string {
  if (outcome.kind === "notApplicable") {
    return `  ${method}: ${outcome.reason} → ${outcome.alternative ?? "–"} [${outcome.missing.join(" ")}]`;
  }
  const { variant, votes, notVotingReason, warnings, drivers, trace, besides } = outcome;
  const driving = drivers.flatMap((id) => trace.nodes[id] ?? []);
  const steps = trace.nodes.flatMap((node) => (node.kind === "step" ? [node] : []));
  const formulas = new Set(steps.map(({ formula }) => formula));
  const years = [...new Set(steps.flatMap(({ year }) => (year === null ? [] : [year])))].sort((a, b) => a - b);
  const figures = [...driving, ...besides].map(({ name, value }) => `${name} ${digits(value)}`);
  return [
    `  ${method}: ${scenarios.map((scenario) => digits(range[scenario])).join(" · ")}`,
    `    ${variant}, ${votes ? "votes" : notVotingReason}${warnings.map((warning) => `, ${warning}`).join("")}`,
    `    ${figures.join(", ")}`,
    `    ${trace.nodes.length} nodes, ${formulas.size} formulas, forecast years ${years.join(" ")}`,
  ].join("\n");
}

function textOf(file: CompanyFile, request: ValuationRequest): string {
  const { classification, assumptions, methods, summary, blockedBy }: ValuationReport = valueCompany(file, request);
  const rates = [assumptions.wacc, assumptions.costOfEquity, assumptions.growth, assumptions.terminalGrowth];
  return [
    `${file.fundamentals.ticker} ${classification.type} ${request.scenario}`,
    `  ${rates.map((rate) => digits(rate?.value ?? null)).join(" · ")}, ${assumptions.rating ?? "–"}, ${blockedBy ?? "open"}`,
    ...methods.map(lineOf),
    `  ${digits(summary.mean)} ± ${digits(summary.standardDeviation)}, ${summary.signal.kind}, ${summary.signal.reason}`,
  ].join("\n");
}

it("the values of companies of every type are those that were read and accepted", async () => {
  const texts = (await chosenFiles()).flatMap((file, index) => [
    textOf(file, { scenario: "neutral", overrides: {} }),
    ...(index % 5 === 0
      ? [textOf(file, { scenario: "optimistic", overrides: { wacc: 0.085, growth: 0.06, horizon: 8 } })]
      : []),
  ]);
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("./golden-values.txt");
});
