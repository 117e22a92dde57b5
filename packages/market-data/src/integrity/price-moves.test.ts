import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { priceMoveBook } from "./price-moves.ts";

const marketData = createMarketData();
const { fundamentals: base } = await marketData.fundamentalsOf("KO");

/** A company of an industry with closes of four months from March 2026, after accounts to 31 December 2025. */
const company = (ticker: string, closes: (number | null)[], shares = 1): Fundamentals => {
  const counted = base.statements.at(-1)?.figures.dilutedShares ?? 1;
  return {
    ...base,
    ticker,
    cik: ticker,
    // accounts of its own: equal ones are of one issuer
    statements: base.statements.map((statement) => ({
      ...statement,
      figures: { ...statement.figures, netIncome: ticker.charCodeAt(0) },
    })),
    sharesOutstanding: { value: counted * shares, asOf: "2026-06-30", source: "test" },
    monthlyCloses: base.monthlyCloses && { ...base.monthlyCloses, from: "2026-03", to: "2026-06", closes },
  };
};
const steady = ["A", "B", "C", "D"].map((ticker) => company(ticker, [100, 101, 102, 103]));
const monthsOf = (one: Fundamentals, others: readonly Fundamentals[] = steady) =>
  priceMoveBook([one, ...others])(one).map((finding) => finding.code === "priceMovedAlone" && finding.month);

describe("a price that moved alone since the accounts ended", () => {
  it("is a doubt with its month, its move and that of the industry", () => {
    const [finding] = priceMoveBook([company("X", [100, 101, 75, 76]), ...steady])(company("X", [100, 101, 75, 76]));
    expect(finding).toMatchObject({ severity: "doubt", code: "priceMovedAlone", month: "2026-05-31" });
    expect(finding?.code === "priceMovedAlone" && finding.move).toBeCloseTo(75 / 101 - 1, 12);
    expect(finding?.code === "priceMovedAlone" && finding.industryMove).toBeCloseTo(102 / 101 - 1, 12);
  });

  it("is none where the whole industry moved, where 20 % is not passed, or where the count changed", () => {
    const fallen = ["A", "B", "C", "D"].map((ticker) => company(ticker, [100, 101, 75, 76]));
    expect(monthsOf(company("X", [100, 101, 75, 76]), fallen)).toEqual([]);
    expect(monthsOf(company("X", [100, 101, 82, 82]))).toEqual([]);
    expect(monthsOf(company("X", [100, 101, 75, 76], 1.06))).toEqual([]);
    expect(monthsOf(company("X", [100, null, 75, 76]))).toEqual([]);
  });

  it("is none of a share that stood still while its industry moved", () => {
    const risen = ["A", "B", "C", "D"].map((ticker) => company(ticker, [100, 101, 150, 151]));
    expect(monthsOf(company("X", [100, 101, 102, 103]), risen)).toEqual([]);
  });

  it("counts the classes of an issuer as one, its own not at all", () => {
    const ofIssuer = (cik: string, ticker: string, closes: number[]) => ({ ...company(ticker, closes), cik });
    const fallen = [100, 101, 75, 76];
    const twins = ["P", "Q", "R"].map((ticker) => ofIssuer("X", ticker, fallen));
    expect(monthsOf(company("X", fallen), [...twins, ...steady]), "its own classes fell with it").toEqual([
      "2026-05-31",
    ]);
    const others = ["S", "T", "U", "V", "W"].map((ticker) => ofIssuer("S", ticker, fallen));
    expect(monthsOf(company("X", fallen), [...others, ...steady]), "five classes are one company").toEqual([
      "2026-05-31",
    ]);
  });

  it("is told with bundled answers, and of months after the accounts alone", async () => {
    const { findings, fundamentals } = await marketData.fundamentalsOf("UNH");
    const moved = findings.filter(({ code }) => code === "priceMovedAlone");
    expect(moved.map((finding) => finding.code === "priceMovedAlone" && finding.month)).toEqual(["2026-04-30"]);
    expect(fundamentals.statements.at(-1)?.fiscalYearEnd).toBe("2025-12-31");
    expect((await marketData.fundamentalsOf("KO")).findings).toEqual([]);
  });
});
