import { beforeAll, describe, expect, it } from "vitest";
// Not a dependency: the engine knows no data. The test borrows the companies that the house bundles.
import { createMarketData } from "../../market-data/src/index.ts";
import { scenarios } from "./assumptions.ts";
import { choosePeers } from "./choose-peers.ts";
import { type AnnualStatement, type FigureName, figureNames } from "./fundamentals.ts";
import type { CompanyFile, Peer, ValuationReport } from "./report.ts";
import { valueCompany } from "./value-company.ts";

const files: CompanyFile[] = [];

beforeAll(async () => {
  const marketData = createMarketData();
  for (const ticker of marketData.bundledTickers()) {
    const { fundamentals } = await marketData.fundamentalsOf(ticker);
    const peers = choosePeers(fundamentals, marketData.peerCandidates(fundamentals));
    files.push({ fundamentals, reference: marketData.referenceFor(fundamentals), peers });
  }
}, 60_000);

const sharesOnly: ReadonlySet<FigureName> = new Set(["dilutedShares"]);
const perShare: ReadonlySet<FigureName> = new Set(["epsDiluted", "dividendsPerShare"]);

/** All amounts of money × `money`, all counts of shares × `shares`, all amounts per share by both. */
function restated(file: CompanyFile, { money = 1, shares = 1 }: { money?: number; shares?: number }): CompanyFile {
  const { fundamentals, reference, peers } = file;
  const { quote, sharesOutstanding, monthlyCloses } = fundamentals;
  const factorOf = (name: FigureName) => (sharesOnly.has(name) ? shares : perShare.has(name) ? money / shares : money);
  const statementOf = (statement: AnnualStatement): AnnualStatement => {
    const figures = { ...statement.figures };
    for (const name of figureNames) figures[name] = scaled(figures[name], factorOf(name));
    return { ...statement, figures };
  };
  return {
    fundamentals: {
      ...fundamentals,
      statements: fundamentals.statements.map(statementOf),
      quote: quote && { ...quote, value: (quote.value * money) / shares },
      sharesOutstanding: sharesOutstanding && { ...sharesOutstanding, value: sharesOutstanding.value * shares },
      monthlyCloses: monthlyCloses && {
        ...monthlyCloses,
        closes: monthlyCloses.closes.map((close) => scaled(close, money / shares)),
      },
    },
    reference: { ...reference, largeCompanyThreshold: reference.largeCompanyThreshold * money },
    peers: peers.map((peer) => scaledPeer(peer, money)),
  };
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}

function scaledPeer(peer: Peer, money: number): Peer {
  const { midCycle } = peer;
  return {
    ...peer,
    marketCap: peer.marketCap * money,
    revenue: scaled(peer.revenue, money),
    ebitda: scaled(peer.ebitda, money),
    ebit: scaled(peer.ebit, money),
    netIncome: scaled(peer.netIncome, money),
    equity: scaled(peer.equity, money),
    tangibleEquity: scaled(peer.tangibleEquity, money),
    debt: scaled(peer.debt, money),
    cash: scaled(peer.cash, money),
    fundsFromOperations: scaled(peer.fundsFromOperations, money),
    midCycle: midCycle && { ebitda: scaled(midCycle.ebitda, money), netIncome: scaled(midCycle.netIncome, money) },
  };
}

/** What a report says besides numbers: which methods answer, vote, or why not; and its signal. */
function words({ methods, summary }: ValuationReport): string[] {
  const said = methods.map(({ method, outcome }) =>
    outcome.kind === "notApplicable" ? `${method}: ${outcome.reason}` : `${method} votes: ${outcome.votes}`,
  );
  return [...said, `signal: ${summary.signal.kind}`];
}

/** The values of all methods in all scenarios; NaN where there is none. */
const numbers = ({ methods }: ValuationReport) =>
  methods.flatMap(({ range }) => scenarios.map((scenario) => range[scenario] ?? Number.NaN));

/** The same words, and every value times `factor` to `tolerance`. */
function differences(before: ValuationReport, after: ValuationReport, factor: number, tolerance: number): string[] {
  const others = words(after);
  const changed = words(before).filter((text, index) => text !== others[index]);
  const values = numbers(after);
  const moved = numbers(before).flatMap((value, index) => {
    const other = values[index] ?? Number.NaN;
    const isSame = Number.isNaN(value) ? Number.isNaN(other) : Math.abs(other / (value * factor) - 1) <= tolerance;
    return isSame ? [] : [`${value} × ${factor} became ${other}`];
  });
  return [...changed, ...moved];
}

/** What changes over all companies and scenarios, with the ticker before it. */
function changesUnder(change: { money?: number; shares?: number }, tolerance: number): string[] {
  const factor = (change.money ?? 1) / (change.shares ?? 1);
  return files.flatMap((file) => {
    const other = restated(file, change);
    return scenarios.flatMap((scenario) => {
      const request = { scenario, overrides: {} };
      const found = differences(valueCompany(file, request), valueCompany(other, request), factor, tolerance);
      return found.map((text) => `${file.fundamentals.ticker}, ${text}`);
    });
  });
}

describe("all bundled companies in three scenarios", () => {
  it.each([1_000, 0.001, 166.386])("are worth %d times as much in a currency of which so many make one", (money) => {
    expect(files.length).toBeGreaterThan(500);
    expect(changesUnder({ money }, 1e-12)).toEqual([]);
  });

  it.each([2, 3, 20, 0.1])("are worth the same in all after a split that makes %d of one share", (shares) => {
    expect(changesUnder({ shares }, 1e-12)).toEqual([]);
  });
});
