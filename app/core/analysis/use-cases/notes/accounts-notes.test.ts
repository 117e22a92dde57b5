import { createMarketData } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { accountsNotes } from "./accounts-notes.ts";

const marketData = createMarketData();
const notesOf = async (ticker: string) => {
  const { fundamentals } = await marketData.fundamentalsOf(ticker);
  const file = { fundamentals, reference: marketData.referenceFor(fundamentals), peers: [] };
  return accountsNotes(file, { scenario: "neutral" });
};

describe("what the checks of the accounts tell a reader", () => {
  it("names the year in which research breaks off, with both figures", async () => {
    expect(await notesOf("JNJ")).toMatchObject([
      {
        code: "researchBroken",
        params: { fiscalYearEnd: "2025-12-28", amountBefore: 1_841_000_000, amount: 109_000_000 },
        affects: ["discountedCashFlow"],
      },
    ]);
  });

  it("says how an unknown debt was estimated", async () => {
    const [note] = await notesOf("ACN");
    expect(note?.code).toBe("debtFromInterest");
    expect(note?.params.amount).toBeCloseTo(Number(note?.params.amountBefore) / Number(note?.params.share), 0);
  });

  it("tells a lender to its customers and interest that does not fit apart", async () => {
    expect((await notesOf("DE")).map(({ code }) => code)).toEqual(["financeArm", "interestUnlikely"]);
    expect((await notesOf("ENI.MI")).map(({ code }) => code)).toEqual(["interestUnlikely"]);
    expect(await notesOf("KO")).toEqual([]);
  });

  it("says of makers of cars and lorries that what their lender owes raises their beta, and of no other company", async () => {
    const raised: Record<string, number[]> = {};
    for (const ticker of marketData.bundledTickers()) {
      const note = (await notesOf(ticker)).find(({ code }) => code === "financeArm");
      const { beta, industryBeta } = note?.params ?? {};
      expect(note?.affects.includes("residualIncome") ?? false, ticker).toBe(beta !== undefined);
      if (beta !== undefined) raised[ticker] = [Number(Number(beta).toFixed(2)), Number(industryBeta)];
    }
    expect(raised).toEqual({
      "BMW.DE": [2.56, 1.45649],
      "IVG.MI": [1.47, 0.96362],
      "MBG.DE": [2.26, 1.45649],
      "STLAM.MI": [3.43, 1.45649],
      "VOW3.DE": [4.13, 1.45649],
    });
  });

  it("names the years whose depreciation is only a part, all of them known, and what stands on it", async () => {
    const noted = [];
    for (const ticker of marketData.bundledTickers()) {
      const { fundamentals } = await marketData.fundamentalsOf(ticker);
      const note = (await notesOf(ticker)).find(({ code }) => code === "depreciationIsPart");
      if (note === undefined) continue;
      expect(note.affects, ticker).toEqual(["discountedCashFlow", "comparableMultiples"]);
      noted.push(ticker);
      const known = fundamentals.statements
        .filter(({ figures }) => figures.depreciationAndAmortization !== null)
        .map(({ fiscalYearEnd }) => Number(fiscalYearEnd.slice(0, 4)));
      const years = String(note.params.years)
        .split(", ")
        .flatMap((part) => {
          const [first = 0, last = first] = part.split("–").map(Number);
          return Array.from({ length: last - first + 1 }, (_, index) => first + index);
        });
      expect(known, ticker).toEqual(expect.arrayContaining(years));
      expect(years.at(-1), ticker).toBe(Math.max(...known));
    }
    expect(noted).toHaveLength(16);
    expect(noted).toEqual(expect.arrayContaining(["AVGO", "MSFT", "TSLA", "MRK"]));
  });

  it("tells of a part that left without its name, where no source gives it", async () => {
    const { fundamentals } = await marketData.fundamentalsOf("KO");
    const left = { part: null, ticker: null, asOf: "2026-03-27", source: "10-Q, 0000021344-26-000001" };
    const file = {
      fundamentals: { ...fundamentals, separations: [left] },
      reference: marketData.referenceFor(fundamentals),
      peers: [],
    };
    const [note] = accountsNotes(file, { scenario: "neutral" });
    expect(note?.code).toBe("partSeparated");
    expect(note?.params).toEqual({ asOf: left.asOf, source: left.source, fiscalYearEnd: "2025-12-31" });
  });
});
