import { balance, type FigureRule, type FiledFigureName, flow } from "../figure-rule.ts";
import type { ReportFact } from "./report-facts.ts";

/** A company's business as its accounts show it: the definition of revenue depends on it. */
export type Business = "bank" | "insurer" | "property" | "other";

type WiderRules = Readonly<Partial<Record<FiledFigureName, FigureRule>>>;

/**
 * Where a figure stands for filers that do not use its usual element: the total of their trade, or what parts of the
 * statement amount to. Finance costs and income are taken out of the profit before tax, so that the share of associates
 * stays in this operating profit.
 */
const ofEveryFiler: WiderRules = {
  revenue: flow(
    "RevenueFromHotelOperations",
    "RevenueFromRenderingOfTelecommunicationServices",
    "RevenueFromConstructionContracts",
    "RevenueFromSaleOfOilAndGasProducts",
    "RevenueFromSaleOfElectricity",
    "RevenueFromSaleOfGoldAndOtherPreciousMetals",
    "RevenueFromRoyalties",
    "RentalIncome",
    "RentalIncomeFromInvestmentProperty",
    "RentalIncomeFromInvestmentPropertyNetOfDirectOperatingExpense",
    { sum: ["GrossProfit", "CostOfSales"] },
  ),
  ebit: flow(
    "OperatingProfitLoss",
    { sum: ["ProfitLossBeforeTax", "FinanceCosts"], less: ["FinanceIncome"] },
    { sum: ["ProfitLossBeforeTax"], less: ["FinanceIncomeCost"] },
  ),
  netIncome: flow("ProfitLossFromContinuingOperations"),
  totalDebt: balance(
    { sum: ["BondsIssued", "LoansReceived"] },
    {
      sum: ["NoncurrentPortionOfNoncurrentBondsIssued"],
      plus: [
        "NoncurrentPortionOfNoncurrentLoansReceived",
        "CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued",
        "CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived",
      ],
    },
    {
      sum: ["NoncurrentPortionOfNoncurrentNotesAndDebenturesIssued"],
      plus: [
        "NoncurrentPortionOfNoncurrentLoansReceived",
        "CurrentNotesAndDebenturesIssuedAndCurrentPortionOfNoncurrentNotesAndDebenturesIssued",
        "CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived",
      ],
    },
    {
      sum: ["NoncurrentPortionOfNoncurrentLoansReceived"],
      plus: ["CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived"],
    },
    { sum: ["NoncurrentFinancialLiabilities", "CurrentFinancialLiabilities"] },
    { sum: ["OtherNoncurrentFinancialLiabilities", "OtherCurrentFinancialLiabilities"] },
    "BondsIssued",
  ),
  cashAndEquivalents: balance("CashAndCashEquivalentsIfDifferentFromStatementOfFinancialPosition"),
};

const ofBusiness: Readonly<Record<Business, WiderRules>> = {
  /** Income net of the interest paid, which is what a bank's sales are; else gross interest. */
  bank: {
    revenue: flow(
      {
        sum: ["InterestRevenueExpense"],
        plus: [
          "FeeAndCommissionIncomeExpense",
          "TradingIncomeExpense",
          "DividendIncome",
          "OtherOperatingIncomeExpense",
        ],
      },
      {
        sum: ["InterestRevenueCalculatedUsingEffectiveInterestMethod"],
        plus: ["FeeAndCommissionIncomeExpense", "TradingIncomeExpense", "DividendIncome"],
        less: ["InterestExpense"],
      },
      {
        sum: ["RevenueFromInterest"],
        plus: ["FeeAndCommissionIncomeExpense", "TradingIncomeExpense", "DividendIncome"],
        less: ["InterestExpense"],
      },
      "InterestRevenueCalculatedUsingEffectiveInterestMethod",
      "RevenueFromInterest",
    ),
  },
  insurer: {
    revenue: flow(
      "InsuranceRevenue",
      "RevenueFromInsuranceContractsIssuedNetOfReinsurance",
      "RevenueFromInsuranceContractsIssuedWithoutReductionForReinsuranceHeld",
    ),
  },
  property: {},
  other: {},
};

/** Neither a bank's nor an insurer's loans from others are the debt that a buyer takes over, nor has it an operating profit. */
const notOfFinancials: ReadonlySet<FiledFigureName> = new Set(["ebit", "totalDebt"]);

export function widerRule(name: FiledFigureName, business: Business): FigureRule | null {
  const own = ofBusiness[business][name];
  if (own) return own;
  const isFinancial = business === "bank" || business === "insurer";
  if (isFinancial && (name === "revenue" || notOfFinancials.has(name))) return null;
  return ofEveryFiler[name] ?? null;
}

const signsOf: Readonly<Record<Exclude<Business, "other">, ReadonlySet<string>>> = {
  bank: new Set([
    "DepositsFromCustomers",
    "DepositsFromBanks",
    "LoansAndAdvancesToCustomers",
    "LoansAndAdvancesToBanks",
    "CashAndBankBalancesAtCentralBanks",
    "CashBalancesAtCentralBanksOtherThanMandatoryReserveDeposits",
  ]),
  insurer: new Set([
    "InsuranceRevenue",
    "InsuranceServiceResult",
    "InsuranceContractsIssuedThatAreLiabilities",
    "LiabilitiesUnderInsuranceContractsAndReinsuranceContractsIssued",
    "RevenueFromInsuranceContractsIssuedNetOfReinsurance",
    "RevenueFromInsuranceContractsIssuedWithoutReductionForReinsuranceHeld",
  ]),
  property: new Set(["InvestmentProperty"]),
};
/** Holders of land and buildings, not companies that also let a floor. */
const propertyShare = 0.5;

/** Banks and insurers divide nothing into current and not; a property company is mostly property. */
export function businessOf(facts: readonly ReportFact[]): Business {
  const standard = facts.filter(({ isStandard }) => isStandard);
  const names = new Set(standard.map(({ concept }) => concept));
  const has = (signs: ReadonlySet<string>) => [...signs].some((sign) => names.has(sign));
  const isDivided = names.has("CurrentAssets") || names.has("CurrentLiabilities");
  // A bank with an insurer in its group is a bank; an insurer's deposits are from banks at most.
  if (!isDivided && (names.has("DepositsFromCustomers") || names.has("LoansAndAdvancesToCustomers"))) return "bank";
  if (!isDivided && has(signsOf.insurer)) return "insurer";
  if (!isDivided && has(signsOf.bank)) return "bank";
  const latestOf = (concept: string) =>
    standard
      .filter((fact) => fact.concept === concept && fact.start === null)
      .toSorted((one, other) => other.end.localeCompare(one.end))[0]?.value ?? 0;
  const assets = latestOf("Assets");
  return assets > 0 && latestOf("InvestmentProperty") / assets > propertyShare ? "property" : "other";
}
