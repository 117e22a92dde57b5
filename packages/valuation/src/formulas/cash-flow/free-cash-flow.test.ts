import { describe, expect, it } from "vitest";
import { linearFade } from "../time-value/growth.ts";
import {
  flowAfterReinvestment,
  freeCashFlowToEquity,
  freeCashFlowToEquityFromFirm,
  freeCashFlowToEquityFromOperations,
  freeCashFlowToFirm,
  freeCashFlowToFirmFromNetIncome,
  freeCashFlowToFirmFromOperations,
  grownFlows,
  nopatOfSales,
  projectFreeCashFlows,
  terminalNopat,
} from "./free-cash-flow.ts";

const close = (values: number[], digits = 2) => values.map((value) => expect.closeTo(value, digits));

describe("free cash flow to the firm", () => {
  const year = {
    ebit: 10000,
    taxRate: 0.3,
    depreciation: 3100,
    capitalExpenditure: 5000,
    increaseInWorkingCapital: 2000,
  };

  it("agrees with the published worksheet: 10000 × 0.7 + 3100 − 5000 − 2000", () => {
    expect(freeCashFlowToFirm(year)).toBe(3100);
  });

  it("is lowered by acquisitions and raised by released working capital", () => {
    expect(freeCashFlowToFirm({ ...year, acquisitions: 600 })).toBe(2500);
    expect(freeCashFlowToFirm({ ...year, increaseInWorkingCapital: -500 })).toBe(5600);
  });

  it("is the same from the cash flow statement", () => {
    // EBIT 1000, interest 200, tax 25 %: net income 600; depreciation 150, working capital +50 → CFO 700
    const fromOperations = { operatingCashFlow: 700, interestExpense: 200, taxRate: 0.25, capitalExpenditure: 300 };
    const fromIncome = {
      ebit: 1000,
      taxRate: 0.25,
      depreciation: 150,
      capitalExpenditure: 300,
      increaseInWorkingCapital: 50,
    };
    expect(freeCashFlowToFirmFromOperations(fromOperations)).toBe(550);
    expect(freeCashFlowToFirm(fromIncome)).toBe(550);
    const fromTheBottom = { ...fromOperations, netIncome: 600, nonCashCharges: 150, increaseInWorkingCapital: 50 };
    expect(freeCashFlowToFirmFromNetIncome(fromTheBottom)).toBe(550);
  });
});

describe("free cash flow to equity", () => {
  it("agrees with Damodaran's Aracruz", () => {
    const value = freeCashFlowToEquity({
      netIncome: 119.68,
      capitalExpenditure: 162.298048,
      depreciation: 0,
      increaseInWorkingCapital: 17.04,
      debtRatio: 0.5598,
    });
    expect(value).toBeCloseTo(40.7354, 4);
  });

  it("counts depreciation against capital expenditure", () => {
    const year = { netIncome: 100, capitalExpenditure: 80, depreciation: 50, increaseInWorkingCapital: 10 };
    expect(freeCashFlowToEquity({ ...year, debtRatio: 0 })).toBe(60);
    expect(freeCashFlowToEquity({ ...year, debtRatio: 1 })).toBe(100);
  });

  it("takes lenders' part from the firm's and adds what they bring", () => {
    const inputs = { freeCashFlowToFirm: 550, interestExpense: 200, taxRate: 0.25, netBorrowing: 80 };
    expect(freeCashFlowToEquityFromFirm(inputs)).toBe(480);
    const fromOperations = { operatingCashFlow: 700, capitalExpenditure: 300, netBorrowing: 80 };
    expect(freeCashFlowToEquityFromOperations(fromOperations)).toBe(480);
  });
});

describe("projected free cash flows", () => {
  const plan = {
    revenue: 1000,
    growthRates: linearFade({ from: 0.1, to: 0.03, years: 5 }),
    operatingMargins: [0.15],
    taxRates: [0.25],
    salesToCapital: 2,
  };

  it("agree with the hand-worked company: growth 10 → 3 %, margin 15 %, sales to capital 2", () => {
    const projected = projectFreeCashFlows(plan);
    expect(projected?.freeCashFlows).toEqual(close([73.75, 88.58, 103.97, 119.32, 134]));
    expect(projected?.revenues.slice(0, 2)).toEqual(close([1100, 1190.75]));
    expect(projected?.nopats[0]).toBeCloseTo(123.75, 10);
    expect(projected?.operatingIncomes[0]).toBeCloseTo(165, 10);
    expect(projected?.reinvestments[0]).toBeCloseTo(50, 10);
  });

  it("spend a year ahead with a lag, for growth beyond the plan too", () => {
    const lagged = projectFreeCashFlows({ ...plan, growthRates: [0.1, 0.1], lag: 1, growthBeyond: 0.02 });
    // Revenues 1100, 1210, then 1234.2: reinvestment 110/2 and 24.2/2
    expect(lagged?.reinvestments).toEqual(close([55, 12.1], 9));
    expect(lagged?.revenues).toEqual(close([1100, 1210], 9));
    const untold = projectFreeCashFlows({ ...plan, growthRates: [0.1, 0.1], lag: 1 });
    expect(untold?.reinvestments).toEqual(close([55, 60.5], 9));
  });

  it("follow margins and taxes year by year, keeping the last", () => {
    const projected = projectFreeCashFlows({
      ...plan,
      growthRates: [0, 0, 0],
      operatingMargins: [0.1, 0.2],
      taxRates: [0, 0.5],
    });
    expect(projected?.freeCashFlows).toEqual(close([100, 100, 100], 9));
  });

  it("pay no tax on a loss and get none back", () => {
    const projected = projectFreeCashFlows({ ...plan, growthRates: [0], operatingMargins: [-0.1] });
    expect(projected?.nopats).toEqual([-100]);
  });

  it("release capital when sales fall", () => {
    const projected = projectFreeCashFlows({ ...plan, growthRates: [-0.1] });
    expect(projected?.reinvestments).toEqual(close([-50], 9));
  });

  it("need a positive sales-to-capital ratio and every list", () => {
    expect(projectFreeCashFlows({ ...plan, salesToCapital: 0 })).toBeNull();
    expect(projectFreeCashFlows({ ...plan, salesToCapital: -2 })).toBeNull();
    expect(projectFreeCashFlows({ ...plan, growthRates: [] })).toBeNull();
    expect(projectFreeCashFlows({ ...plan, operatingMargins: [] })).toBeNull();
    expect(projectFreeCashFlows({ ...plan, taxRates: [] })).toBeNull();
  });
});

describe("grown flows", () => {
  it("compound, without the flow they start from", () => {
    expect(grownFlows({ flow: 100, growthRates: [0.1, -0.5] })).toEqual(close([110, 55], 10));
    expect(grownFlows({ flow: 100, growthRates: [] })).toEqual([]);
  });
});

describe("profit after tax from sales", () => {
  it("pays tax on a profit and none on a loss", () => {
    expect(nopatOfSales({ revenue: 1000, margin: 0.2, taxRate: 0.25 })).toBe(150);
    expect(nopatOfSales({ revenue: 1000, margin: -0.2, taxRate: 0.25 })).toBe(-200);
  });

  it("grows once more in the first year after the projection: 1,000 × 1.02 × 20 % × 0.75 = 153", () => {
    expect(terminalNopat({ revenue: 1000, growth: 0.02, margin: 0.2, taxRate: 0.25 })).toBeCloseTo(153, 10);
  });

  it("leaves cash after what is put into the business", () => {
    expect(flowAfterReinvestment({ nopat: 150, reinvestment: 40 })).toBe(110);
  });
});
