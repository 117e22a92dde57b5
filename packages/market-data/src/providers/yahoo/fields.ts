import { averageShares, balance, flow, perShare } from "../figure-rule.ts";
import { fieldsOf, vendorRules } from "../vendor-statements.ts";

/** Our figures in the vendor's series. Its `TotalDebt` may hold leases: it is made of its parts, and read last. */
export const yahooRules = vendorRules({
  revenue: flow("TotalRevenue", "OperatingRevenue"),
  costOfRevenue: flow("CostOfRevenue", "ReconciledCostOfRevenue"),
  grossProfit: flow("GrossProfit"),
  ebit: flow("TotalOperatingIncomeAsReported", "OperatingIncome"),
  depreciationAndAmortization: flow("DepreciationAndAmortization", "ReconciledDepreciation"),
  interestExpense: flow("InterestExpense", "InterestExpenseNonOperating"),
  pretaxIncome: flow("PretaxIncome"),
  incomeTaxExpense: flow("TaxProvision"),
  netIncome: flow("NetIncome", "NetIncomeCommonStockholders"),
  epsDiluted: perShare("DilutedEPS"),
  dilutedShares: averageShares("DilutedAverageShares"),
  dividendsPaid: flow("CommonStockDividendPaid", "CashDividendsPaid"),
  shareRepurchases: flow("RepurchaseOfCapitalStock"),
  researchAndDevelopment: flow("ResearchAndDevelopment"),
  operatingCashFlow: flow("OperatingCashFlow", "CashFlowFromContinuingOperatingActivities"),
  capitalExpenditure: flow("CapitalExpenditure", "PurchaseOfPPE"),
  totalAssets: balance("TotalAssets"),
  totalLiabilities: balance("TotalLiabilitiesNetMinorityInterest"),
  totalEquity: balance("StockholdersEquity", "CommonStockEquity"),
  totalDebt: balance({ sum: ["LongTermDebt", "CurrentDebt"] }, "TotalDebt"),
  longTermDebt: balance("LongTermDebt"),
  currentDebt: balance("CurrentDebt"),
  cashAndEquivalents: balance("CashAndCashEquivalents"),
  goodwill: balance("Goodwill"),
  intangibles: balance("OtherIntangibleAssets"),
  stockBasedCompensation: flow("StockBasedCompensation"),
  currentAssets: balance("CurrentAssets"),
  currentLiabilities: balance("CurrentLiabilities"),
  inventory: balance("Inventory"),
  receivables: balance("AccountsReceivable"),
  sellingGeneralAndAdministrative: flow("SellingGeneralAndAdministration"),
  acquisitions: flow("PurchaseOfBusiness"),
  marketableSecurities: balance(
    { sum: ["OtherShortTermInvestments", "InvestmentinFinancialAssets"] },
    "OtherShortTermInvestments",
  ),
  minorityInterests: balance("MinorityInterest"),
  preferredEquity: balance("PreferredStockEquity"),
  retainedEarnings: balance("RetainedEarnings"),
  propertyPlantAndEquipment: balance("NetPPE"),
});

/** The count of shares on the balance sheet, of all classes. */
export const shareCountField = "OrdinarySharesNumber";

/** Every series that the table reads. */
export const yahooFields: readonly string[] = [
  ...new Set([...Object.values(yahooRules).flatMap(fieldsOf), shareCountField]),
];
