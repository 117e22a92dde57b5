import { balance, flow } from "../figure-rule.ts";
import { vendorRules } from "../vendor-statements.ts";

/**
 * Our figures in the vendor's fields. It states no diluted shares and no earnings per share of the statements, and its
 * short-term debt is not always without the current part of the long-term: both stay unknown.
 */
export const alphaVantageRules = vendorRules({
  revenue: flow("income.totalRevenue"),
  costOfRevenue: flow("income.costOfRevenue"),
  grossProfit: flow("income.grossProfit"),
  ebit: flow("income.operatingIncome"),
  depreciationAndAmortization: flow(
    "cashFlow.depreciationDepletionAndAmortization",
    "income.depreciationAndAmortization",
  ),
  interestExpense: flow("income.interestExpense"),
  pretaxIncome: flow("income.incomeBeforeTax"),
  incomeTaxExpense: flow("income.incomeTaxExpense"),
  netIncome: flow("income.netIncome"),
  dividendsPaid: flow("cashFlow.dividendPayoutCommonStock", "cashFlow.dividendPayout"),
  shareRepurchases: flow("cashFlow.paymentsForRepurchaseOfCommonStock"),
  researchAndDevelopment: flow("income.researchAndDevelopment"),
  operatingCashFlow: flow("cashFlow.operatingCashflow"),
  capitalExpenditure: flow("cashFlow.capitalExpenditures"),
  totalAssets: balance("balance.totalAssets"),
  totalLiabilities: balance("balance.totalLiabilities"),
  totalEquity: balance("balance.totalShareholderEquity"),
  totalDebt: balance("balance.shortLongTermDebtTotal"),
  longTermDebt: balance("balance.longTermDebtNoncurrent"),
  cashAndEquivalents: balance("balance.cashAndCashEquivalentsAtCarryingValue"),
  goodwill: balance("balance.goodwill"),
  intangibles: balance("balance.intangibleAssetsExcludingGoodwill"),
  currentAssets: balance("balance.totalCurrentAssets"),
  currentLiabilities: balance("balance.totalCurrentLiabilities"),
  inventory: balance("balance.inventory"),
  receivables: balance("balance.currentNetReceivables"),
  sellingGeneralAndAdministrative: flow("income.sellingGeneralAndAdministrative"),
  retainedEarnings: balance("balance.retainedEarnings"),
  propertyPlantAndEquipment: balance("balance.propertyPlantEquipment"),
});
