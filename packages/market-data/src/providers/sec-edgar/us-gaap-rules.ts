import { averageShares, balance, type FigureRules, flow, perShare, type Reading } from "../figure-rule.ts";

/** Debt of other kinds that a balance sheet lists beside what can be converted. */
const besideConvertibleDebt = [
  "LongTermNotesPayable",
  "SeniorLongTermNotes",
  "UnsecuredLongTermDebt",
  "OtherLongTermDebtNoncurrent",
];

/** The part of long-term debt that falls due, and what was borrowed for a short time: two lines of a balance sheet, the second under many names. */
const dueWithinAYear = (ofLongTermDebt: string): readonly Reading[] => [
  { sum: [ofLongTermDebt, "CommercialPaper"], plus: ["ShortTermBankLoansAndNotesPayable"] },
  { sum: [ofLongTermDebt, "ShortTermBorrowings"] },
  { sum: [ofLongTermDebt, "ShortTermBankLoansAndNotesPayable"] },
  { sum: [ofLongTermDebt, "ShortTermNonBankLoansAndNotesPayable"] },
  { sum: [ofLongTermDebt, "NotesPayableCurrent"] },
];

/**
 * Our figures in the words of us-gaap. Debt is financial debt without operating leases: `longTermDebt` leaves out the part
 * due within a year, `currentDebt` holds that part, commercial paper and other short-term borrowings. `totalEquity` is the
 * owners' of the parent. `interestExpense` is the expense, never what was paid, never net of income.
 */
export const usGaapRules: FigureRules = {
  revenue: flow(
    "Revenues",
    "RevenueFromContractWithCustomerExcludingAssessedTax",
    "RevenueFromContractWithCustomerIncludingAssessedTax",
    "SalesRevenueNet",
    "RevenuesNetOfInterestExpense",
    { sum: ["SalesRevenueGoodsNet", "SalesRevenueServicesNet"] },
    "SalesRevenueGoodsNet",
    "SalesRevenueServicesNet",
    "RealEstateRevenueNet",
    "RegulatedAndUnregulatedOperatingRevenue",
    "ElectricUtilityRevenue",
    "OilAndGasRevenue",
    "HealthCareOrganizationRevenue",
  ),
  costOfRevenue: flow(
    "CostOfRevenue",
    "CostOfGoodsAndServicesSold",
    { sum: ["CostOfGoodsSold", "CostOfServices"] },
    "CostOfGoodsSold",
    "CostOfServices",
  ),
  grossProfit: flow("GrossProfit"),
  ebit: flow("OperatingIncomeLoss"),
  // one of these is the line of the cash flow statement; a note may use another for property alone
  depreciationAndAmortization: flow(
    {
      widest: [
        "DepreciationDepletionAndAmortization",
        "DepreciationAmortizationAndAccretionNet",
        "DepreciationAndAmortization",
      ],
    },
    { sum: ["Depreciation", "AmortizationOfIntangibleAssets"] },
    "DepreciationAmortizationAndOther",
    "Depreciation",
  ),
  interestExpense: flow(
    "InterestExpense",
    "InterestExpenseNonoperating",
    "InterestExpenseDebt",
    "InterestAndDebtExpense",
    "InterestExpenseOperating",
  ),
  pretaxIncome: flow(
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
    {
      sum: [
        "IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic",
        "IncomeLossFromContinuingOperationsBeforeIncomeTaxesForeign",
      ],
    },
  ),
  incomeTaxExpense: flow("IncomeTaxExpenseBenefit"),
  netIncome: flow("NetIncomeLoss", "NetIncomeLossAvailableToCommonStockholdersBasic", "ProfitLoss"),
  epsDiluted: perShare(
    "EarningsPerShareDiluted",
    "EarningsPerShareBasicAndDiluted",
    "IncomeLossFromContinuingOperationsPerDilutedShare",
  ),
  dilutedShares: averageShares(
    "WeightedAverageNumberOfDilutedSharesOutstanding",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
  ),
  dividendsPerShare: perShare("CommonStockDividendsPerShareDeclared", "CommonStockDividendsPerShareCashPaid"),
  dividendsPaid: flow("PaymentsOfDividends", "PaymentsOfDividendsCommonStock", "PaymentsOfOrdinaryDividends"),
  shareRepurchases: flow("PaymentsForRepurchaseOfCommonStock", "PaymentsForRepurchaseOfEquity"),
  researchAndDevelopment: flow(
    "ResearchAndDevelopmentExpense",
    "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost",
  ),
  operatingCashFlow: flow(
    "NetCashProvidedByUsedInOperatingActivities",
    "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
  ),
  capitalExpenditure: flow(
    "PaymentsToAcquirePropertyPlantAndEquipment",
    "PaymentsToAcquireProductiveAssets",
    "PaymentsForCapitalImprovements",
    "PaymentsToAcquireOtherPropertyPlantAndEquipment",
  ),
  totalAssets: balance("Assets"),
  totalLiabilities: balance(
    "Liabilities",
    { sum: ["LiabilitiesCurrent", "LiabilitiesNoncurrent"] },
    {
      sum: ["LiabilitiesAndStockholdersEquity"],
      less: ["StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"],
    },
    { sum: ["LiabilitiesAndStockholdersEquity"], less: ["StockholdersEquity"] },
  ),
  totalEquity: balance(
    "StockholdersEquity",
    { sum: ["StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"], less: ["MinorityInterest"] },
    "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
    "PartnersCapital",
  ),
  // no concept states it reliably: it is the sum of the next two
  // where it is not stated, it is the sum of the two below
  totalDebt: balance("DebtLongtermAndShorttermCombinedAmount", "DebtAndCapitalLeaseObligations"),
  longTermDebt: balance(
    "LongTermDebtNoncurrent",
    "LongTermDebtAndCapitalLeaseObligations",
    { sum: ["LongTermDebt"], less: ["LongTermDebtCurrent"] },
    { sum: ["LongTermDebt"], plus: ["ShortTermBorrowings"], less: ["DebtCurrent"] },
    { sum: ["ConvertibleDebtNoncurrent"], plus: besideConvertibleDebt },
    { sum: ["ConvertibleLongTermNotesPayable"], plus: besideConvertibleDebt },
    "SeniorLongTermNotes",
    "LongTermNotesPayable",
    "UnsecuredLongTermDebt",
    "LongTermDebt",
    // who tells its debt by kind: landlords by what secures it, others by who lent it
    {
      sum: ["SecuredDebt"],
      plus: [
        "UnsecuredDebt",
        "SeniorNotes",
        "NotesPayable",
        "ConvertibleNotesPayable",
        "LineOfCredit",
        "LoansPayableToBank",
      ],
    },
    { sum: ["NotesAndLoansPayable"], plus: ["UnsecuredDebt", "ConvertibleDebt", "LineOfCredit"] },
    { sum: ["NotesPayable"], plus: ["LoansPayableToBank", "OtherLoansPayable", "LineOfCredit"] },
    { sum: ["SeniorNotes"], plus: ["ConvertibleNotesPayable", "LineOfCredit", "LoansPayable"] },
    { sum: ["UnsecuredDebt"], plus: ["ConvertibleDebt", "LineOfCredit"] },
    { sum: ["SubordinatedLongTermDebt"], plus: ["LongTermLineOfCredit"] },
    { sum: ["LongTermLoansFromBank"], plus: ["LongTermLineOfCredit"] },
    "LongTermNotesAndLoans",
    "LongTermLoansPayable",
    "OtherLongTermDebtNoncurrent",
    "ConvertibleSubordinatedDebtNoncurrent",
    "ConvertibleNotesPayableNoncurrent",
    "LongTermLineOfCredit",
  ),
  cashAndEquivalents: balance(
    "CashAndCashEquivalentsAtCarryingValue",
    "CashAndDueFromBanks",
    "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
    "Cash",
  ),
  goodwill: balance("Goodwill"),
  intangibles: balance("IntangibleAssetsNetExcludingGoodwill", {
    sum: ["FiniteLivedIntangibleAssetsNet"],
    plus: ["IndefiniteLivedIntangibleAssetsExcludingGoodwill"],
  }),
  stockBasedCompensation: flow("ShareBasedCompensation", "AllocatedShareBasedCompensationExpense"),
  currentAssets: balance("AssetsCurrent"),
  currentLiabilities: balance("LiabilitiesCurrent"),
  inventory: balance("InventoryNet"),
  receivables: balance("AccountsReceivableNetCurrent", "ReceivablesNetCurrent"),
  sellingGeneralAndAdministrative: flow("SellingGeneralAndAdministrativeExpense", {
    sum: ["SellingAndMarketingExpense", "GeneralAndAdministrativeExpense"],
  }),
  operatingLeaseLiabilities: balance("OperatingLeaseLiability", {
    sum: ["OperatingLeaseLiabilityCurrent", "OperatingLeaseLiabilityNoncurrent"],
  }),
  currentDebt: balance(
    "DebtCurrent",
    ...dueWithinAYear("LongTermDebtCurrent"),
    ...dueWithinAYear("LongTermDebtAndCapitalLeaseObligationsCurrent"),
    "LongTermDebtCurrent",
    "LongTermDebtAndCapitalLeaseObligationsCurrent",
    "ConvertibleDebtCurrent",
    "ShortTermBorrowings",
    "CommercialPaper",
    "ShortTermBankLoansAndNotesPayable",
    "ShortTermNonBankLoansAndNotesPayable",
    "NotesPayableCurrent",
    "LoansPayableCurrent",
    "LoansPayableToBankCurrent",
    "LinesOfCreditCurrent",
    "ConvertibleNotesPayableCurrent",
    "OtherLongTermDebtCurrent",
    "UnsecuredDebtCurrent",
  ),
  acquisitions: flow(
    "PaymentsToAcquireBusinessesNetOfCashAcquired",
    "PaymentsToAcquireBusinessesAndInterestInAffiliates",
    "PaymentsToAcquireBusinessesGross",
  ),
  marketableSecurities: balance(
    { sum: ["MarketableSecuritiesCurrent", "MarketableSecuritiesNoncurrent"] },
    { sum: ["AvailableForSaleSecuritiesCurrent", "AvailableForSaleSecuritiesNoncurrent"] },
    { sum: ["AvailableForSaleSecuritiesDebtSecuritiesCurrent", "AvailableForSaleSecuritiesDebtSecuritiesNoncurrent"] },
    { sum: ["ShortTermInvestments", "LongTermInvestments"] },
    // the second stands on the balance sheet; a note may use the first for the shares among them
    { widest: ["MarketableSecurities", "MarketableSecuritiesCurrent"] },
    "AvailableForSaleSecuritiesCurrent",
    "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
    "ShortTermInvestments",
  ),
  minorityInterests: balance(
    { sum: ["MinorityInterest"], plus: ["RedeemableNoncontrollingInterestEquityCarryingAmount"] },
    "RedeemableNoncontrollingInterestEquityCarryingAmount",
    { sum: ["StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"], less: ["StockholdersEquity"] },
  ),
  // redeemable preferred stock stands between liabilities and equity ("temporary equity")
  preferredEquity: balance(
    { sum: ["PreferredStockValue"], plus: ["TemporaryEquityCarryingAmountAttributableToParent"] },
    "TemporaryEquityCarryingAmountAttributableToParent",
    "PreferredStockValueOutstanding",
  ),
  retainedEarnings: balance("RetainedEarningsAccumulatedDeficit", {
    sum: ["RetainedEarningsUnappropriated"],
    plus: ["RetainedEarningsAppropriated"],
  }),
  // a utility may use the first for what is not the utility's; the last holds finance leases too, for filers that do not tell them apart
  propertyPlantAndEquipment: balance(
    { widest: ["PropertyPlantAndEquipmentNet", "PublicUtilitiesPropertyPlantAndEquipmentNet"] },
    "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
  ),
};
