import type { FigureSynonyms } from "../figure-synonyms.ts";

/** How statements in English call the figures, besides the names of the template. */
export const figureSynonyms: FigureSynonyms = {
  revenue: ["sales", "net sales"],
  costOfRevenue: ["cost of sales", "cost of goods sold", "COGS"],
  ebit: ["EBIT", "operating income", "operating profit"],
  depreciationAndAmortization: ["depreciation", "D&A"],
  interestExpense: ["interest"],
  pretaxIncome: ["profit before tax", "income before taxes"],
  incomeTaxExpense: ["income tax expense"],
  netIncome: ["net profit", "net earnings"],
  epsDiluted: ["EPS", "diluted EPS"],
  dilutedShares: ["shares", "diluted weighted average shares"],
  dividendsPerShare: ["DPS", "dividends per share"],
  operatingCashFlow: ["cash flow from operations", "cash from operations"],
  capitalExpenditure: ["capex", "capital expenditures"],
  freeCashFlow: ["FCF"],
  totalEquity: ["total equity", "shareholders' equity"],
  totalDebt: ["debt"],
  cashAndEquivalents: ["cash"],
  retainedEarnings: ["accumulated deficit", "retained profits"],
  propertyPlantAndEquipment: ["PP&E", "property, plant and equipment, net", "net PP&E"],
};
