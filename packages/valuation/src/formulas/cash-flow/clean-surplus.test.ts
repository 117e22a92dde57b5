import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { steadyPath } from "../time-value/growth.ts";
import { npv, presentValue } from "../time-value/time-value.ts";
import { freeCashFlowToEquity } from "./free-cash-flow.ts";
import { equityPath, multiStageResidualIncome, singleStageResidualIncome } from "./residual-income.ts";

describe("clean surplus", () => {
  const forecast = {
    bookValue: 100,
    returnsOnEquity: steadyPath({ rate: 0.12, years: 5 }),
    payout: 0.4,
    costOfEquity: 0.09,
  };

  it("makes the path of earnings, dividends and book, worked by hand", () => {
    const path = equityPath({ bookValue: 100, returnsOnEquity: [0.1, -0.2], payout: 0.5, costOfEquity: 0.08 });
    expect(path.earnings).toEqual([10, -21]);
    expect(path.dividends).toEqual([5, -10.5]);
    expect(path.bookValues).toEqual([105, 94.5]);
    expect(path.residualIncomes[0]).toBeCloseTo(2, 12);
    expect(path.residualIncomes[1]).toBeCloseTo(-29.4, 12);
  });

  it("gives residual income, dividends and free cash flow to equity one value: 128.64963", () => {
    const { earnings, dividends, bookValues } = equityPath(forecast);
    const finalBook = bookValues.at(-1) ?? Number.NaN;
    const later = { returnOnEquity: 0.1, costOfEquity: 0.09, growth: 0.03 };
    const finalValue = singleStageResidualIncome({ bookValue: finalBook, ...later }) ?? Number.NaN;
    const byResidualIncome = multiStageResidualIncome({
      bookValue: 100,
      earnings,
      dividends,
      costOfEquity: 0.09,
      continuingValue: finalValue - finalBook,
    });
    expect(byResidualIncome.value).toBeCloseTo(128.64963, 5);

    // Dividends after year 5: what a return of 10 % pays while the book grows 3 %.
    const finalDividend = finalBook * (0.1 - 0.03);
    const end = presentValue({ amount: finalDividend / (0.09 - 0.03), rate: 0.09, years: 5 });
    expect(npv({ rate: 0.09, flows: dividends }) + end).toBeCloseTo(128.64963, 5);

    const toEquity = earnings.map((netIncome, index) => {
      const retained = netIncome - (dividends[index] ?? Number.NaN);
      const investment = { capitalExpenditure: retained, depreciation: 0, increaseInWorkingCapital: 0, debtRatio: 0 };
      return freeCashFlowToEquity({ netIncome, ...investment });
    });
    expect(npv({ rate: 0.09, flows: toEquity }) + end).toBeCloseTo(128.64963, 5);
  });

  it("keeps that identity for any returns and payouts", () => {
    const returns = fc.array(fc.double({ min: -0.3, max: 0.5, noNaN: true }), { maxLength: 8 });
    const payout = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        returns,
        payout,
        fc.double({ min: 0.02, max: 0.3, noNaN: true }),
        (returnsOnEquity, share, costOfEquity) => {
          const path = equityPath({ bookValue: 100, returnsOnEquity, payout: share, costOfEquity });
          const { value } = multiStageResidualIncome({ bookValue: 100, ...path, costOfEquity });
          const sale = presentValue({
            amount: path.bookValues.at(-1) ?? 100,
            rate: costOfEquity,
            years: returnsOnEquity.length,
          });
          expect(value).toBeCloseTo(npv({ rate: costOfEquity, flows: path.dividends }) + sale, 6);
        },
      ),
    );
  });
});
