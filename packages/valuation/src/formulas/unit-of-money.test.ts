import { describe, expect, it } from "vitest";
import { bookValuePerShare, capitalizedIncome, capitalizeResearch, netAssetValue } from "./cash-flow/asset-value.ts";
import { enterpriseToEquity, marketToEnterpriseValue, netDebt, valuePerShare } from "./cash-flow/bridge.ts";
import {
  callOptionValue,
  ifConverted,
  optionValueDilution,
  treasuryStockAtPrice,
  treasuryStockAtValue,
} from "./cash-flow/dilution.ts";
import { gordonGrowth, impliedReturnGordon, twoStageDividends } from "./cash-flow/dividends.ts";
import { economicProfitValue } from "./cash-flow/economic-profit.ts";
import { enterpriseValue, twoStageEnterpriseValue } from "./cash-flow/enterprise-value.ts";
import { fcfeTwoStage } from "./cash-flow/equity-cash-flow.ts";
import { freeCashFlowToFirm, projectFreeCashFlows } from "./cash-flow/free-cash-flow.ts";
import { hModel, impliedReturnHModel } from "./cash-flow/h-model.ts";
import { excessReturn, persistenceResidualIncome, singleStageResidualIncome } from "./cash-flow/residual-income.ts";
import { impliedGrowthGordon, impliedGrowthTwoStage } from "./cash-flow/reverse.ts";
import { interestCoverage, wacc } from "./discount-rate/cost-of-capital.ts";
import {
  forwardEarningsMultiple,
  grahamGrowthValue,
  grahamNumber,
  twoPartEarningsValue,
} from "./multiples/earnings-per-share.ts";
import { enterpriseMultiple, pegPrice, priceToEarnings } from "./multiples/multiples.ts";
import {
  impliedValuePerShareFromEnterpriseMultiple,
  impliedValuePerShareFromEquityMultiple,
} from "./multiples/value-at-multiple.ts";
import { balanceSheetAccrualsRatio, cashFlowAccrualsRatio, sloanAccruals } from "./scores/accruals.ts";
import { altmanRatios, altmanZ } from "./scores/altman.ts";
import { dupont5, freeCashFlowConversion, roe, roic } from "./scores/profitability.ts";
import { harmonicMean, medianAbsoluteDeviation, percentile, sampleStandardDeviation } from "./statistics/statistics.ts";
import { theilSenGrowth } from "./time-value/growth.ts";
import { irr, xnpv } from "./time-value/internal-rate.ts";
import {
  exitMultipleTerminalValue,
  impliedExitMultiple,
  impliedTerminalGrowth,
  valueDriverTerminalValue,
} from "./time-value/terminal-value.ts";
import { annuity, cagr, growingPerpetuity, npv } from "./time-value/time-value.ts";

/** Each formula as a function of the unit `u` in which all its money is counted. */
type OfUnit = (u: number) => number | null | undefined;

const rateOf = (found: ReturnType<typeof irr>) => (found?.kind === "root" ? found.rate : null);
const dates = ["2024-01-01", "2024-07-01", "2025-03-01"];

/** Values in money: counted in thousandths they are a thousand times as many. */
const amounts: Record<string, OfUnit> = {
  growingPerpetuity: (u) => growingPerpetuity({ nextFlow: 5 * u, rate: 0.08, growth: 0.03 }),
  annuity: (u) => annuity({ payment: 5 * u, rate: 0.08, years: 4 }),
  npv: (u) => npv({ rate: 0.1, flows: [3 * u, -u, 4 * u] }),
  xnpv: (u) => xnpv({ rate: 0.1, flows: [-5 * u, 3 * u, 4 * u], dates }),
  valueDriverTerminalValue: (u) =>
    valueDriverTerminalValue({ nopat: u, growth: 0.02, returnOnNewCapital: 0.1, wacc: 0.08 }),
  exitMultipleTerminalValue: (u) => exitMultipleTerminalValue({ metric: 2 * u, multiple: 7 }),
  freeCashFlowToFirm: (u) =>
    freeCashFlowToFirm({
      ebit: 9 * u,
      taxRate: 0.3,
      depreciation: u,
      capitalExpenditure: 2 * u,
      increaseInWorkingCapital: u,
    }),
  projectFreeCashFlows: (u) =>
    projectFreeCashFlows({
      revenue: 2 * u,
      growthRates: [0.1],
      operatingMargins: [0.2],
      taxRates: [0.25],
      salesToCapital: 0.5,
    })?.freeCashFlows[0],
  "the profit after tax of a projection": (u) =>
    projectFreeCashFlows({
      revenue: 2 * u,
      growthRates: [0.1],
      operatingMargins: [0.2],
      taxRates: [0.25],
      salesToCapital: 0.5,
    })?.nopats[0],
  enterpriseValue: (u) => enterpriseValue({ flows: [u, 2 * u], wacc: 0.1, terminalValue: 9 * u })?.value,
  twoStageEnterpriseValue: (u) =>
    twoStageEnterpriseValue({ flow: u, growth: 0.05, years: 3, stableGrowth: 0.02, wacc: 0.09 })?.value,
  fcfeTwoStage: (u) =>
    fcfeTwoStage({
      netIncome: u,
      returnOnEquity: 0.12,
      reinvestmentRate: 0.5,
      years: 3,
      costOfEquity: 0.1,
      stableGrowth: 0.02,
      stableReturnOnEquity: 0.1,
    })?.value,
  economicProfitValue: (u) =>
    economicProfitValue({
      investedCapital: 10 * u,
      nopats: [u],
      netInvestments: [u / 2],
      wacc: 0.09,
      terminalNopat: u,
      growth: 0.02,
      returnOnNewCapital: 0.1,
    }),
  enterpriseToEquity: (u) => enterpriseToEquity({ enterpriseValue: 9 * u, debt: 2 * u, leases: u, cash: u / 2 }),
  marketToEnterpriseValue: (u) => marketToEnterpriseValue({ marketCapitalization: 9 * u, debt: 2 * u, cash: u }),
  netDebt: (u) => netDebt({ debt: 3 * u, cash: u }),
  valuePerShare: (u) => valuePerShare({ equityValue: 7 * u, shares: 3 }),
  treasuryStockAtValue: (u) =>
    treasuryStockAtValue({ equityValue: 9 * u, shares: 3, grants: [{ options: 1, strike: u }] })?.valuePerShare,
  ifConverted: (u) => ifConverted({ equityValue: 9 * u, shares: 3, principal: u, conversionShares: 2 }),
  callOptionValue: (u) =>
    callOptionValue({ spot: 3 * u, strike: 2 * u, years: 2, volatility: 0.3, riskFreeRate: 0.02 }),
  optionValueDilution: (u) =>
    optionValueDilution({
      equityValue: 9 * u,
      shares: 3,
      options: 1,
      strike: u,
      years: 2,
      volatility: 0.3,
      riskFreeRate: 0.02,
    }),
  gordonGrowth: (u) => gordonGrowth({ dividend: u, growth: 0.03, costOfEquity: 0.08 }),
  hModel: (u) => hModel({ dividend: u, initialGrowth: 0.1, stableGrowth: 0.03, halfLife: 3, costOfEquity: 0.08 }),
  twoStageDividends: (u) =>
    twoStageDividends({
      earningsPerShare: u,
      growth: 0.08,
      years: 3,
      payout: 0.4,
      costOfEquity: 0.09,
      stableGrowth: 0.02,
      stablePayout: 0.8,
    })?.value,
  singleStageResidualIncome: (u) =>
    singleStageResidualIncome({ bookValue: u, returnOnEquity: 0.12, costOfEquity: 0.09, growth: 0.02 }),
  persistenceResidualIncome: (u) =>
    persistenceResidualIncome({
      bookValue: u,
      returnsOnEquity: [0.12, 0.11],
      payout: 0.4,
      costOfEquity: 0.09,
      persistence: 0.6,
    })?.value,
  excessReturn: (u) =>
    excessReturn({ bookValue: u, returnOnEquity: 0.12, payout: 0.4, years: 3, costOfEquity: 0.09, stableGrowth: 0.02 })
      ?.value,
  pegPrice: (u) => pegPrice({ earningsPerShare: u, growthPercent: 0.5 }),
  impliedValuePerShareFromEquityMultiple: (u) =>
    impliedValuePerShareFromEquityMultiple({ multiple: 0.5, metricPerShare: u }),
  impliedValuePerShareFromEnterpriseMultiple: (u) =>
    impliedValuePerShareFromEnterpriseMultiple({ multiple: 0.5, metric: 9 * u, netClaims: u, shares: 0.5 }),
  twoPartEarningsValue: (u) =>
    twoPartEarningsValue({
      earningsPerShare: u,
      growthRates: [0.05, 0.04],
      payout: 0.4,
      costOfEquity: 0.09,
      exitPriceToEarnings: 14,
    }).value,
  grahamNumber: (u) => grahamNumber({ earningsPerShare: u, bookValuePerShare: 8 * u }),
  grahamGrowthValue: (u) => grahamGrowthValue({ earningsPerShare: u, growthPercent: 0.5, aaaYieldPercent: 0.8 }),
  forwardEarningsMultiple: (u) =>
    forwardEarningsMultiple({
      earningsPerShare: u,
      growth: 0.1,
      years: 5,
      exitPriceToEarnings: 15,
      requiredReturn: 0.12,
    })?.value,
  bookValuePerShare: (u) => bookValuePerShare({ totalAssets: 9 * u, totalLiabilities: 4 * u, shares: 0.5 }),
  netAssetValue: (u) => netAssetValue({ fairValueOfAssets: 9 * u, totalLiabilities: 4 * u, holdingDiscount: 0.1 }),
  capitalizedIncome: (u) => capitalizedIncome({ netOperatingIncome: u, capitalizationRate: 0.05 }),
  capitalizeResearch: (u) => capitalizeResearch({ spending: [u, 2 * u], life: 1 })?.operatingIncomeAdjustment,
  percentile: (u) => percentile({ values: [u, 3 * u, 4 * u], probability: 0.3 }),
  harmonicMean: (u) => harmonicMean([u, 3 * u]),
  sampleStandardDeviation: (u) => sampleStandardDeviation([u, 3 * u, 9 * u]),
  medianAbsoluteDeviation: (u) => medianAbsoluteDeviation([u, 3 * u, 9 * u]),
};

/** Ratios and rates: the same in every unit. */
const ratios: Record<string, OfUnit> = {
  cagr: (u) => cagr({ start: u, end: 2 * u, years: 0.5 }),
  irr: (u) => rateOf(irr({ flows: [-3 * u, 2 * u, 2 * u] })),
  "irr of a curve that touches zero": (u) => rateOf(irr({ flows: [-u, 2.2 * u, -1.21 * u] })),
  theilSenGrowth: (u) => theilSenGrowth({ values: [u, 1.1 * u, 1.3 * u], years: [0, 1, 2] }),
  wacc: (u) => wacc({ equity: 3 * u, debt: u, costOfEquity: 0.1, costOfDebt: 0.05, taxRate: 0.25 }),
  interestCoverage: (u) => interestCoverage({ ebit: 3 * u, interestExpense: u }),
  impliedExitMultiple: (u) => impliedExitMultiple({ terminalValue: 9 * u, metric: u }),
  impliedTerminalGrowth: (u) => impliedTerminalGrowth({ terminalValue: 9 * u, finalFlow: u / 2, rate: 0.09 }),
  "terminal share of enterprise value": (u) =>
    enterpriseValue({ flows: [u], wacc: 0.1, terminalValue: 9 * u })?.terminalValueShare,
  treasuryStockAtPrice: (u) => treasuryStockAtPrice({ price: 3 * u, shares: 9, grants: [{ options: 2, strike: u }] }),
  impliedReturnGordon: (u) => impliedReturnGordon({ nextDividend: u, price: 20 * u, growth: 0.02 }),
  impliedReturnHModel: (u) =>
    impliedReturnHModel({ dividend: u, price: 20 * u, initialGrowth: 0.08, stableGrowth: 0.02, halfLife: 3 }),
  priceToEarnings: (u) => priceToEarnings({ price: 9 * u, earningsPerShare: u }),
  enterpriseMultiple: (u) => enterpriseMultiple({ enterpriseValue: 9 * u, metric: u }),
  impliedGrowthGordon: (u) => impliedGrowthGordon({ dividend: u, price: 20 * u, costOfEquity: 0.09 }),
  impliedGrowthTwoStage: (u) => {
    const found = impliedGrowthTwoStage({ enterpriseValue: 30 * u, flow: u, years: 5, stableGrowth: 0.02, wacc: 0.08 });
    return found.kind === "root" ? found.growth : null;
  },
  roe: (u) => roe({ netIncome: u, equity: 7 * u }),
  roic: (u) => roic({ nopat: u, investedCapital: 7 * u }),
  dupont5: (u) =>
    dupont5({ netIncome: u, pretaxIncome: 1.4 * u, ebit: 2 * u, revenue: 9 * u, assets: 8 * u, equity: 4 * u })?.roe,
  freeCashFlowConversion: (u) => freeCashFlowConversion({ freeCashFlow: u, netIncome: 2 * u }),
  cashFlowAccrualsRatio: (u) =>
    cashFlowAccrualsRatio({
      netIncome: 3 * u,
      operatingCashFlow: 2 * u,
      investingCashFlow: -u,
      averageNetOperatingAssets: 9 * u,
    }),
  balanceSheetAccrualsRatio: (u) =>
    balanceSheetAccrualsRatio({ netOperatingAssets: 3 * u, priorNetOperatingAssets: u }),
  sloanAccruals: (u) => sloanAccruals({ netIncome: 3 * u, operatingCashFlow: u, averageAssets: 9 * u }),
  altmanZ: (u) => {
    const inputs = altmanRatios({
      totalAssets: 9 * u,
      workingCapital: u,
      retainedEarnings: 2 * u,
      ebit: u,
      equity: 4 * u,
      totalLiabilities: 5 * u,
      sales: 8 * u,
    });
    return inputs && altmanZ(inputs).score;
  },
};

// Trillions of yen counted in yen, and small companies counted in billions.
const units = [1e15, 1e3, 1e-9];

describe("the unit of money", () => {
  it.each(Object.entries(amounts))("scales %s", (_, ofUnit) => {
    const value = ofUnit(1) ?? Number.NaN;
    for (const unit of units) expect((ofUnit(unit) ?? Number.NaN) / unit / value).toBeCloseTo(1, 10);
  });

  it.each(Object.entries(ratios))("leaves %s as it is", (_, ofUnit) => {
    const value = ofUnit(1) ?? Number.NaN;
    for (const unit of units) expect((ofUnit(unit) ?? Number.NaN) / value).toBeCloseTo(1, 5);
  });
});
