import { describe, expect, it } from "vitest";
import { type PiotroskiYear, piotroskiF, piotroskiSignals } from "./piotroski.ts";

/** Apple, twelve months to June 2015 and 2014, in millions. */
const current: PiotroskiYear = {
  netIncome: 50737,
  operatingCashFlow: 81041,
  revenue: 224337,
  grossProfit: 89087,
  averageAssets: 250119.6,
  assetsAtYearStart: 222520,
  longTermDebt: 47419,
  currentAssets: 70953,
  currentLiabilities: 65285,
  shares: 5700,
};
const prior: PiotroskiYear = {
  netIncome: 38555,
  operatingCashFlow: null,
  revenue: 178144,
  grossProfit: 68399,
  averageAssets: 212109.8,
  assetsAtYearStart: 199856,
  longTermDebt: 29030,
  currentAssets: 67949,
  currentLiabilities: 46205,
  shares: 5900,
};

describe("Piotroski's F-score", () => {
  it("agrees with the printed seven of Apple", () => {
    const { signals, score, known } = piotroskiF({ current, prior });
    const answers = piotroskiSignals.map((name) => signals[name]);
    expect(answers).toEqual([true, true, true, true, false, false, true, true, true]);
    expect(score).toBe(7);
    expect(known).toBe(9);
  });

  it("turns every answer when the years change places", () => {
    const { signals } = piotroskiF({ current: { ...prior, operatingCashFlow: 30000 }, prior: current });
    expect(signals).toMatchObject({
      risingReturnOnAssets: false,
      cashAboveIncome: false,
      fallingLeverage: true,
      risingLiquidity: true,
      noNewShares: false,
      risingGrossMargin: false,
      risingAssetTurnover: false,
    });
  });

  it("sees losses", () => {
    const { signals } = piotroskiF({ current: { ...current, netIncome: -1, operatingCashFlow: -2 }, prior });
    expect(signals.positiveIncome).toBe(false);
    expect(signals.positiveOperatingCashFlow).toBe(false);
    expect(signals.cashAboveIncome).toBe(false);
  });

  it("does not take what is unknown for failed", () => {
    const { signals, score, known } = piotroskiF({ current: { ...current, grossProfit: null }, prior });
    expect(signals.risingGrossMargin).toBeNull();
    expect(score).toBe(6);
    expect(known).toBe(8);
  });

  it.each([
    ["netIncome", ["positiveIncome", "risingReturnOnAssets", "cashAboveIncome"]],
    ["operatingCashFlow", ["positiveOperatingCashFlow", "cashAboveIncome"]],
    ["assetsAtYearStart", ["risingReturnOnAssets", "risingAssetTurnover"]],
    ["averageAssets", ["fallingLeverage"]],
    ["longTermDebt", ["fallingLeverage"]],
    ["currentAssets", ["risingLiquidity"]],
    ["currentLiabilities", ["risingLiquidity"]],
    ["shares", ["noNewShares"]],
    ["revenue", ["risingGrossMargin", "risingAssetTurnover"]],
  ] as const)("without %s knows less", (figure, unknown) => {
    const { signals } = piotroskiF({ current: { ...current, [figure]: null }, prior });
    expect(piotroskiSignals.filter((name) => signals[name] === null)).toEqual(unknown);
  });

  it("does not divide by what is not there", () => {
    const { signals } = piotroskiF({ current, prior: { ...prior, currentLiabilities: 0 } });
    expect(signals.risingLiquidity).toBeNull();
  });

  it("counts no change as no improvement, but an unchanged share count as no issue", () => {
    const { signals, score } = piotroskiF({ current, prior: { ...current } });
    expect(signals.noNewShares).toBe(true);
    expect(score).toBe(4);
  });
});
