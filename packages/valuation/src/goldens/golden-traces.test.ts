import { describe, expect, it } from "vitest";
// Not a dependency: the engine knows no data. The test borrows companies that the house bundles.
import { createMarketData } from "../../../market-data/src/index.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import type { Trace, TraceNode } from "../trace/trace.ts";
import { valueCompany } from "../value-company.ts";

// How the values of one company of each kind came about, quantity by quantity. As in golden-values.test.ts, a change that
// means to change it is read in the difference and accepted with vitest -u.

const marketData = createMarketData();
const tickers = ["KO", "JPM", "O", "XOM", "PLTR"];

const digits = (value: number) => String(Number(value.toPrecision(7)));

/** Where a number comes from, in a word. */
function originOf(node: TraceNode): string {
  switch (node.kind) {
    case "step":
      return node.year === null ? node.formula : `${node.formula} ${node.year}`;
    case "figure":
      return node.ticker + (node.accession ? ` ${node.fiscalYearEnd}` : ` ${node.fiscalYearEnd} unfiled`);
    case "reference":
      return `${node.source} ${node.asOf}`;
    case "assumption":
      return node.chosenBy;
  }
}

/** One line a quantity: its numbers in order, each with where it comes from when that differs from the one before. */
function linesOf({ nodes }: Trace): string[] {
  const byName = Map.groupBy(nodes, ({ name }) => name);
  return [...byName].map(([name, all]) => {
    let before = "";
    const told = all.map((node) => {
      const origin = originOf(node);
      const isNew = origin !== before;
      before = origin;
      return isNew ? `${digits(node.value)} (${origin})` : digits(node.value);
    });
    return `    ${name}: ${told.join(", ")}`;
  });
}

describe("the traces of the values", () => {
  it.each(tickers)("of %s are those that were read and accepted", async (ticker) => {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals)).slice(0, 6);
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers };
    const { methods } = valueCompany(file, { scenario: "neutral", overrides: {} });
    const text = methods.flatMap(({ method, outcome }) => {
      if (outcome.kind === "notApplicable") return [`${method}: ${outcome.reason}`];
      const { besides, trace } = outcome;
      return [
        method,
        ...linesOf(trace),
        ...besides.flatMap((beside) => [`  beside, ${beside.name}`, ...linesOf(beside.trace)]),
      ];
    });
    await expect(`${text.join("\n")}\n`).toMatchFileSnapshot(`./golden-traces/${ticker}.txt`);
  });
});
