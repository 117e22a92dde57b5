import { averageShares, balance, type FigureRules, flow, perShare } from "./figure-rule.ts";

/**
 * Our figures in the words of ifrs-full, for foreign filers at the SEC and for European annual reports. IFRS has no single
 * "financial debt": borrowings with their current part, else bonds and loans by the line. Lease liabilities stay apart;
 * `operatingLeaseLiabilities` holds all of them, because IFRS 16 knows no operating lease. `interestExpense` falls back on
 * `FinanceCosts`, which may hold more than interest.
 */
export const ifrsRules: FigureRules = {
  revenue: flow(
    "Revenue",
    "RevenueFromContractsWithCustomers",
    { sum: ["RevenueFromSaleOfGoods", "RevenueFromRenderingOfServices"] },
    "RevenueFromSaleOfGoods",
    "RevenueFromRenderingOfServices",
    "RevenueAndOperatingIncome",
  ),
  costOfRevenue: flow("CostOfSales"),
  grossProfit: flow("GrossProfit"),
  ebit: flow("ProfitLossFromOperatingActivities"),
  depreciationAndAmortization: flow(
    "AdjustmentsForDepreciationAndAmortisationExpense",
    "DepreciationAndAmortisationExpense",
    "DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss",
    "AdjustmentsForDepreciationAndAmortisationExpenseAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss",
    { sum: ["AdjustmentsForDepreciationExpense", "AdjustmentsForAmortisationExpense"] },
    { sum: ["DepreciationExpense", "AmortisationExpense"] },
  ),
  interestExpense: flow("InterestExpense", "InterestExpenseOnBorrowings", "FinanceCosts"),
  pretaxIncome: flow("ProfitLossBeforeTax"),
  incomeTaxExpense: flow("IncomeTaxExpenseContinuingOperations"),
  netIncome: flow("ProfitLossAttributableToOwnersOfParent", "ProfitLoss"),
  epsDiluted: perShare(
    "DilutedEarningsLossPerShare",
    "BasicAndDilutedEarningsLossPerShare",
    "DilutedEarningsLossPerShareFromContinuingOperations",
  ),
  dilutedShares: averageShares("AdjustedWeightedAverageShares", "WeightedAverageShares"),
  dividendsPerShare: perShare(
    "DividendsRecognisedAsDistributionsToOwnersPerShare",
    "DividendsProposedOrDeclaredBeforeFinancialStatementsAuthorisedForIssueButNotRecognisedAsDistributionToOwnersPerShare",
  ),
  dividendsPaid: flow(
    "DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities",
    "DividendsPaidClassifiedAsFinancingActivities",
    "DividendsPaidOrdinaryShares",
    "DividendsPaid",
  ),
  shareRepurchases: flow("PaymentsToAcquireOrRedeemEntitysShares", "PurchaseOfTreasuryShares"),
  researchAndDevelopment: flow("ResearchAndDevelopmentExpense"),
  operatingCashFlow: flow(
    "CashFlowsFromUsedInOperatingActivities",
    "CashFlowsFromUsedInOperatingActivitiesContinuingOperations",
    {
      sum: ["IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges"],
      less: ["CashFlowsFromUsedInInvestingActivities", "CashFlowsFromUsedInFinancingActivities"],
    },
    {
      sum: ["IncreaseDecreaseInCashAndCashEquivalents"],
      less: [
        "CashFlowsFromUsedInInvestingActivities",
        "CashFlowsFromUsedInFinancingActivities",
        "EffectOfExchangeRateChangesOnCashAndCashEquivalents",
      ],
    },
  ),
  capitalExpenditure: flow(
    {
      sum: [
        "PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
        "PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities",
      ],
    },
    "PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets",
    "PurchaseOfPropertyPlantAndEquipmentAndIntangibleAssets",
    "PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
  ),
  totalAssets: balance("Assets"),
  totalLiabilities: balance(
    "Liabilities",
    { sum: ["CurrentLiabilities", "NoncurrentLiabilities"] },
    { sum: ["EquityAndLiabilities"], less: ["Equity"] },
  ),
  totalEquity: balance(
    "EquityAttributableToOwnersOfParent",
    { sum: ["Equity"], less: ["NoncontrollingInterests"] },
    "Equity",
  ),
  totalDebt: balance(
    "Borrowings",
    { sum: ["LongtermBorrowings", "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings"] },
    { sum: ["NoncurrentPortionOfNoncurrentBorrowings", "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings"] },
    { sum: ["LongtermBorrowings", "CurrentPortionOfLongtermBorrowings"], plus: ["ShorttermBorrowings"] },
    { sum: ["LongtermBorrowings", "ShorttermBorrowings"] },
    { sum: ["NoncurrentPortionOfNoncurrentBondsIssued", "CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued"] },
  ),
  longTermDebt: balance(
    { sum: ["Borrowings"], less: ["CurrentPortionOfLongtermBorrowings"] },
    "LongtermBorrowings",
    "NoncurrentPortionOfNoncurrentBorrowings",
    { sum: ["NoncurrentPortionOfNoncurrentBondsIssued"], plus: ["NoncurrentPortionOfNoncurrentLoansReceived"] },
  ),
  cashAndEquivalents: balance("CashAndCashEquivalents", "Cash", "CashAndBankBalancesAtCentralBanks"),
  goodwill: balance("Goodwill"),
  intangibles: balance("IntangibleAssetsOtherThanGoodwill", {
    sum: ["IntangibleAssetsAndGoodwill"],
    less: ["Goodwill"],
  }),
  stockBasedCompensation: flow(
    "AdjustmentsForSharebasedPayments",
    "ExpenseFromSharebasedPaymentTransactionsWithEmployees",
  ),
  currentAssets: balance("CurrentAssets"),
  currentLiabilities: balance("CurrentLiabilities"),
  inventory: balance("Inventories"),
  receivables: balance("CurrentTradeReceivables", "TradeAndOtherCurrentReceivables", "TradeReceivables"),
  sellingGeneralAndAdministrative: flow(
    "SellingGeneralAndAdministrativeExpense",
    { sum: ["DistributionCosts", "AdministrativeExpense"] },
    { sum: ["SellingExpense", "AdministrativeExpense"] },
  ),
  operatingLeaseLiabilities: balance(
    { sum: ["CurrentLeaseLiabilities", "NoncurrentLeaseLiabilities"] },
    "LeaseLiabilities",
  ),
  currentDebt: balance(
    "CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings",
    { sum: ["CurrentPortionOfLongtermBorrowings"], plus: ["ShorttermBorrowings"] },
    "ShorttermBorrowings",
    "CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued",
  ),
  acquisitions: flow("CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities"),
  marketableSecurities: balance("CurrentInvestments"),
  minorityInterests: balance("NoncontrollingInterests", {
    sum: ["Equity"],
    less: ["EquityAttributableToOwnersOfParent"],
  }),
  preferredEquity: balance("PreferenceShares"),
  // the profit of the year is in it
  retainedEarnings: balance("RetainedEarnings", {
    sum: ["RetainedEarningsExcludingProfitLossForReportingPeriod", "RetainedEarningsProfitLossForReportingPeriod"],
  }),
  propertyPlantAndEquipment: balance("PropertyPlantAndEquipment", {
    sum: ["PropertyPlantAndEquipmentIncludingRightofuseAssets"],
    less: ["RightofuseAssets"],
  }),
};
