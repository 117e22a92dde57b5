import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { sectorRatiosOf } from "../statements/sector-ratios.ts";
import { choosePeers, namedPeer } from "./choose-peers.ts";
import { areOfOneIssuer, eachIssuerOnce } from "./issuers.ts";

const { fundamentals } = sampleFile();
/** A listing with a last year of its own; a year later where it has filed one more. */
const listing = (ticker: string, changes: { cik?: string | null; netIncome?: number; year?: number } = {}) => {
  const { cik = null, netIncome = 100, year = 2025 } = changes;
  return {
    ...fundamentals,
    ticker,
    name: ticker,
    cik,
    statements: [sampleStatement(year, { netIncome, totalAssets: 1_000 })],
  };
};

const classA = listing("AAA", { cik: "0000000001", netIncome: 10, year: 2026 });
const classB = listing("BBB", { cik: "0000000001", netIncome: 9 });
const home = listing("HOME", { netIncome: 30 });
const receipt = listing("RCPT", { cik: "0000000003", netIncome: 30 });
const other = listing("OTHR", { cik: "0000000002", netIncome: 50 });
const classes = [classA, other, classB, home, receipt];
const tickersOf = (items: readonly { ticker: string }[]) => items.map(({ ticker }) => ticker);

describe("an issuer", () => {
  it("is told by its number, also where one class has a statement more", () => {
    expect(areOfOneIssuer(classA, classB)).toBe(true);
    expect(areOfOneIssuer(classA, other)).toBe(false);
  });

  it("is told by its latest statement where its number is not known", () => {
    expect(areOfOneIssuer(home, receipt)).toBe(true);
    expect(areOfOneIssuer(home, { ...receipt, statements: [] })).toBe(false);
  });

  it("is not told by a statement that lacks profit or assets, which many may lack", () => {
    const silent = (ticker: string, figures: { netIncome?: number | null; totalAssets?: number | null }) => ({
      ...listing(ticker),
      statements: [sampleStatement(2025, { netIncome: 70, totalAssets: 700, ...figures })],
    });
    expect(areOfOneIssuer(silent("ONE", {}), silent("TWO", {}))).toBe(true);
    for (const figures of [{ netIncome: null }, { totalAssets: null }]) {
      expect(areOfOneIssuer(silent("ONE", figures), silent("TWO", figures))).toBe(false);
    }
  });

  it("counts once, by its first listing", () => {
    expect(tickersOf(eachIssuerOnce(classes, (item) => item))).toEqual(["AAA", "OTHR", "HOME"]);
    expect(tickersOf(eachIssuerOnce(classes.toReversed(), (item) => item))).toEqual(["RCPT", "BBB", "OTHR"]);
    expect(tickersOf(eachIssuerOnce(classes, (item) => item, { without: [classB] }))).toEqual(["OTHR", "HOME"]);
  });

  it("counts once through a listing between two that have nothing in common", () => {
    const linked = listing("LINK", { cik: "0000000003", netIncome: 77 });
    expect(tickersOf(eachIssuerOnce([home, receipt, linked], (item) => item))).toEqual(["HOME"]);
  });
});

describe("a company's other class", () => {
  it("is not its own peer, and two share classes of another issuer are one peer", () => {
    expect(tickersOf(choosePeers(classA, [classB, other]))).toEqual(["OTHR"]);
    expect(tickersOf(choosePeers(other, [classA, classB, home, receipt])).toSorted()).toEqual(["AAA", "HOME"]);
    expect(namedPeer(classA, classB)).toBe("itself");
  });

  it("is no company of its sector beside it", () => {
    expect(sectorRatiosOf(classA, [classB, other]).companies).toBe(1);
    expect(sectorRatiosOf(other, [classA, classB]).companies).toBe(1);
  });
});
