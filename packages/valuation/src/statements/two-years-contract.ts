import type { Fundamentals } from "../inputs/fundamentals.ts";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { RatioName } from "./ratio-names.ts";
import { type RatiosReport, ratiosOf } from "./ratios-report.ts";

export const { fundamentals } = sampleFile();
type Figures = Partial<Record<FigureName, number | null>>;

export const before: Figures = {
  revenue: 1000,
  costOfRevenue: 600,
  grossProfit: 400,
  ebit: 150,
  depreciationAndAmortization: 50,
  interestExpense: 10,
  pretaxIncome: 140,
  incomeTaxExpense: 35,
  netIncome: 105,
  dilutedShares: 100,
  dividendsPaid: 42,
  operatingCashFlow: 140,
  capitalExpenditure: 60,
  freeCashFlow: 80,
  totalAssets: 900,
  totalLiabilities: 500,
  totalEquity: 400,
  totalDebt: 200,
  longTermDebt: 180,
  cashAndEquivalents: 100,
  marketableSecurities: 0,
  currentAssets: 300,
  currentLiabilities: 200,
  inventory: 80,
  receivables: 100,
  sellingGeneralAndAdministrative: 150,
};
export const now: Figures = {
  ...before,
  revenue: 1200,
  grossProfit: 500,
  ebit: 200,
  pretaxIncome: 190,
  incomeTaxExpense: 47.5,
  netIncome: 142.5,
  operatingCashFlow: 180,
  freeCashFlow: 120,
  totalAssets: 1100,
  totalEquity: 600,
};

export function companyWith(changes: Figures = {}, identity: Partial<Fundamentals> = {}): Fundamentals {
  const statements = [
    sampleStatement(2023, { totalAssets: 800, totalEquity: 350 }),
    sampleStatement(2024, before),
    sampleStatement(2025, { ...now, ...changes }),
  ];
  return { ...fundamentals, ...identity, statements };
}

export const report = ratiosOf(companyWith(), []);
export const latest = (name: RatioName, of: RatiosReport = report) =>
  of.ratios.find((ratio) => ratio.name === name)?.cells.at(-1);
