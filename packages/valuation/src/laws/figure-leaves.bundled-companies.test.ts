import { expect, it } from "vitest";
// The engine does not depend on the data: only this test reads the included companies.
import { createMarketData } from "../../../market-data/src/index.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { choosePeers } from "../peers/choose-peers.ts";
import { multipleKinds, multipleOfPeer } from "../peers/peer-multiples.ts";
import type { Peer } from "../report/report.ts";
import { toTrace } from "../trace/to-trace.ts";
import type { Trace, TraceNode } from "../trace/trace.ts";
import { valueCompany } from "../value-company.ts";

const marketData = createMarketData();
const companies = new Map<string, Fundamentals>();
for (const ticker of marketData.bundledTickers())
  companies.set(ticker, (await marketData.fundamentalsOf(ticker)).fundamentals);

/** Whether a filing tells a figure as a trace says: of that company and year, under that name, with that number. */
function isTold(node: Extract<TraceNode, { kind: "figure" }>): boolean {
  const { ticker, fiscalYearEnd, name, value, accession, months } = node;
  if (months !== undefined) return true;
  const statement = companies.get(ticker)?.statements.find((each) => each.fiscalYearEnd === fiscalYearEnd);
  const filed = statement?.filings?.[name] ?? statement;
  return statement?.figures[name] === value && filed?.accession === accession;
}

const figuresUntold = ({ nodes }: Trace): string[] =>
  nodes.flatMap((node) =>
    node.kind === "figure" && !isTold(node) ? [`${node.ticker} ${node.fiscalYearEnd} ${node.name} ${node.value}`] : [],
  );

const peersOf = (fundamentals: Fundamentals): Peer[] =>
  choosePeers(fundamentals, marketData.peerCandidates(fundamentals));

it("no figure in any trace wears a filing that does not tell it, whether the company's or a peer's", () => {
  const untold = new Set<string>();
  let looked = 0;
  for (const fundamentals of companies.values()) {
    const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers: peersOf(fundamentals) };
    for (const { outcome } of valueCompany(file, { scenario: "neutral", overrides: {} }).methods) {
      if (outcome.kind !== "estimate") continue;
      looked += outcome.trace.nodes.length;
      for (const place of figuresUntold(outcome.trace)) untold.add(place);
    }
  }
  expect(looked).toBeGreaterThan(100_000);
  expect([...untold]).toEqual([]);
});

it("what was worked out of a peer stands in its trace as steps, with the same number", () => {
  const worked = new Set<string>();
  for (const fundamentals of companies.values()) {
    for (const peer of peersOf(fundamentals)) {
      for (const kind of multipleKinds) {
        const multiple = multipleOfPeer(peer, kind);
        if (multiple === null) continue;
        const plain = multipleOfPeer({ ...peer, workings: {} }, kind);
        expect(multiple.value, `${peer.ticker} ${kind}`).toBe(plain?.value);
        const steps = toTrace(multiple).nodes.filter((node) => node.kind === "step");
        if (steps.length > 1) worked.add(`${peer.ticker} ${kind}`);
      }
    }
  }
  expect(worked.size).toBeGreaterThan(100);
});

it("a working of another number than the peer's is not believed", () => {
  const [found] = [...companies.values()].flatMap(peersOf).filter(({ workings, ebitda }) => workings?.ebitda && ebitda);
  if (!found?.ebitda) throw new Error("no peer has an estimated EBITDA");
  const changed = { ...found, ebitda: found.ebitda * 2, midCycle: null };
  const multiple = multipleOfPeer(changed, "evToEbitda");
  const plain = multipleOfPeer({ ...found, midCycle: null }, "evToEbitda");
  expect(multiple?.value).toBeCloseTo((plain?.value ?? Number.NaN) / 2, 9);
});
