import { ebitAt, ebitdaAt, latestBalance } from "../../company/accounts/base-figures.ts";
import { fundsFromOperationsAt } from "../../company/accounts/funds-from-operations.ts";
import type { Known } from "../../company/accounts/history.ts";
import { midCycleEbitdaOf } from "../../company/earnings/mid-cycle.ts";
import type { Company } from "../../company/normalise-company.ts";
import type { CompanyType } from "../../inputs/company-type.ts";
import type { FigureName } from "../../inputs/statement.ts";
import type { MultipleKind, MultipleStatistic } from "../../peers/peer-multiples.ts";
import type { NotVotingReason, ValuationVariant, Warning } from "../../report/outcome.ts";
import { positionOf, type Settings } from "../../scenarios/settings.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import { derive, type Quantity, type Step } from "../../trace/trace.ts";
import { harmonicMeanRatio } from "../../trace/traced-formulas/cross-checks.ts";
import { difference, medianPerShare } from "../../trace/traced-formulas/figures.ts";
import { impliedByEnterpriseMultiple, impliedByMarketMultiple } from "../../trace/traced-formulas/multiples.ts";
import { type Appraisal, type Method, notApplicable, type Valuation, valued } from "../appraisal.ts";
import { comparableMultiplesDeclaration } from "./declaration.ts";

const operating: readonly MultipleKind[] = ["evToEbitda", "evToEbit", "priceToEarnings"];
const financial: readonly MultipleKind[] = ["priceToEarnings", "priceToTangibleBook", "priceToBook"];

/** Which multiples tell something about which kind of company. */
const kindsByType: Readonly<Record<CompanyType, readonly MultipleKind[]>> = {
  mature: operating,
  assetLight: operating,
  growing: operating,
  turnaround: operating,
  negativeEquity: operating,
  utility: ["evToEbitda", "priceToEarnings", "priceToBook"],
  cyclical: ["evToEbitda", "priceToEarnings"],
  bank: financial,
  insurer: financial,
  financialServices: financial,
  holding: ["priceToEarnings", "priceToBook"],
  reit: ["priceToFundsFromOperations"],
  unprofitableGrowth: ["evToSales"],
  lossMaking: ["evToSales"],
  distressed: ["evToSales", "priceToBook"],
};

const impliedNames: Readonly<Record<MultipleKind, QuantityName>> = {
  evToEbitda: "impliedByEvToEbitda",
  evToEbit: "impliedByEvToEbit",
  evToSales: "impliedByEvToSales",
  priceToEarnings: "impliedByPriceToEarnings",
  priceToBook: "impliedByPriceToBook",
  priceToTangibleBook: "impliedByPriceToTangibleBook",
  priceToFundsFromOperations: "impliedByPriceToFundsFromOperations",
};

type Comparison = { statistic: MultipleStatistic; amount: Known };

/**
 * Value per share from what the market pays for comparable companies: the median of what each multiple implies.
 *
 *   of the equity: amount × multiple / shares
 *   of the firm:   max(0, amount × multiple − claims + assets) / shares
 *
 * Multiples by kind of company: EV/EBITDA, EV/EBIT and P/E; P/E and P/(tangible) book for financials; P/FFO for trusts;
 * EV/sales for growth with losses; for cyclical companies mid-cycle figures, theirs and their cyclical peers': an average year at what
 * the market pays for a bad one would be worth too much. Median of the peers (quartiles in the
 * scenarios); with fewer than five peers the dated industry average. A multiple whose figure is not above zero is left out.
 *
 * Not applicable: `fewPeers`, `figuresMissing`, `negativeEarnings`. Holdings and companies in distress: shown, not counted.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 17–20
 */
export const comparableMultiples: Method = (company) => {
  const { shares, classification } = company;
  if (!shares) return notApplicable("sharesMissing");
  const kinds = kindsOf(company);
  const amounts = amountsOf(company, kinds);
  if (amounts.every(({ amount }) => amount.quantity.value <= 0)) {
    return amounts.length > 0
      ? notApplicable("negativeEarnings", "netAssetValue")
      : notApplicable("figuresMissing", "earningsPerShare", missingFigures(kinds));
  }
  const comparisons = comparisonsAmong(company, shares, amounts);
  if (comparisons.length === 0) return withoutComparison(company, amounts);
  const isFirm = comparisons.some(({ statistic }) => statistic.of === "firm");
  return {
    kind: "appraisal",
    variant: variantOf(comparisons),
    levers: comparableMultiplesDeclaration.levers,
    warnings: [
      ...warningsOf(comparisons),
      ...comparisons.flatMap(({ amount }) => amount.warnings),
      ...(isFirm ? (company.bridge?.warnings ?? []) : []),
    ],
    notVotingReason: notVotingReasonFor(classification.type),
    value: (settings) => valuation(company, shares, comparisons, settings),
  } satisfies Appraisal;
};

/** The obstacle to the multiples with an own figure above zero: no peers, the debt, or too much debt. */
function withoutComparison(company: Company, amounts: readonly Amount[]) {
  const positive = amounts.filter(({ amount }) => amount.quantity.value > 0);
  const known = positive.filter(({ kind }) => company.multiple(kind) !== null);
  if (known.length === 0) return notApplicable("fewPeers", "discountedCashFlow");
  return company.bridge
    ? notApplicable("equityUnderWater", "residualIncome")
    : notApplicable("debtUnknown", "earningsPerShare", ["totalDebt"]);
}

type Amount = { kind: MultipleKind; amount: Known };

function amountsOf(company: Company, kinds: readonly MultipleKind[]): Amount[] {
  return kinds.flatMap((kind) => {
    const amount = amountOf(company, kind);
    return amount ? [{ kind, amount }] : [];
  });
}

/** The multiples that count: with the company's own figure above zero, something to compare it with, and book value once. */
export const comparisonsOf = (company: Company, shares: Quantity): Comparison[] =>
  comparisonsAmong(company, shares, amountsOf(company, kindsOf(company)));

function comparisonsAmong(company: Company, shares: Quantity, amounts: readonly Amount[]): Comparison[] {
  const positive = amounts.filter(({ amount }) => amount.quantity.value > 0);
  return withoutDoubleBook(
    positive.flatMap(({ kind, amount }) => {
      const statistic = company.multiple(kind);
      return statistic && (statistic.of === "equity" || isFirmKnown(company)) ? [{ statistic, amount }] : [];
    }),
  ).filter((comparison) => impliedBy(company, shares, comparison, {}).value > 0);
}

/** Whether what is owed is known, and owed for the operations: the debt of a part that lends is its raw material. */
export const isFirmKnown = ({ bridge, financeArm, isDebtMostlyEstimated, isPartOwned }: Company): boolean =>
  bridge !== null && financeArm === null && !isDebtMostlyEstimated && !isPartOwned;

/** Book value is meaningful for companies that own what they sell: the types above, and commodity producers. */
export function kindsOf({ classification, fundamentals }: Company): readonly MultipleKind[] {
  const kinds = kindsByType[classification.type];
  const isCommodity = fundamentals.sector === "energy" || fundamentals.sector === "materials";
  return classification.type === "cyclical" && isCommodity ? [...kinds, "priceToBook"] : kinds;
}

function notVotingReasonFor(type: CompanyType): NotVotingReason | null {
  if (type === "holding") return "informative";
  return type === "distressed" ? "informative" : null;
}

/** Book value counts once: tangible where it is known, else as reported. */
function withoutDoubleBook(comparisons: Comparison[]): Comparison[] {
  const isTangible = comparisons.some(({ statistic }) => statistic.kind === "priceToTangibleBook");
  return isTangible ? comparisons.filter(({ statistic }) => statistic.kind !== "priceToBook") : comparisons;
}

function variantOf(comparisons: readonly Comparison[]): ValuationVariant {
  const fromPeers = comparisons.filter(({ statistic }) => statistic.from === "peers").length;
  if (fromPeers === comparisons.length) return "peerMultiples";
  return fromPeers === 0 ? "sectorMultiples" : "mixedMultiples";
}

function warningsOf(comparisons: readonly Comparison[]): Warning[] {
  const single: Warning[] = comparisons.length === 1 ? ["singleMultiple"] : [];
  return [...single, ...comparisons.flatMap(({ statistic }) => statistic.warnings)];
}

function missingFigures(kinds: readonly MultipleKind[]): FigureName[] {
  return kinds.includes("evToEbit") ? ["ebit", "netIncome"] : ["netIncome"];
}

/** The company's own figure under a multiple, of the latest year; of an average year for a cyclical company. */
export function amountOf(company: Company, kind: MultipleKind): Known | null {
  const { history, isCyclical, normalEarnings } = company;
  const figure = (name: FigureName): Known | null => {
    const quantity = history.figure(history.latest, name);
    return quantity && { quantity, warnings: [] };
  };
  switch (kind) {
    case "evToEbitda":
      return isCyclical
        ? midCycleEbitdaOf(history, company.earningPower)
        : ebitdaAt(history, history.latest, company.standIns);
    case "evToEbit":
      return ebitAt(history, history.latest, company.standIns);
    case "evToSales":
      return figure("revenue");
    case "priceToEarnings":
      return isCyclical ? normalEarnings : figure("netIncome");
    case "priceToBook":
      return figure("totalEquity");
    case "priceToTangibleBook":
      return tangibleEquityOf(company);
    case "priceToFundsFromOperations":
      return fundsFromOperationsAt(history, history.latest);
  }
}

/** Equity less goodwill and intangibles; null when the goodwill is unknown. */
export function tangibleEquityOf({ history }: Company): Known | null {
  const equity = history.figure(history.latest, "totalEquity");
  const goodwill = latestBalance(history, "goodwill");
  const intangibles = latestBalance(history, "intangibles");
  if (!equity || !goodwill) return null;
  const withoutGoodwill = derive("tangibleEquity", difference, { whole: equity, part: goodwill });
  return intangibles
    ? { quantity: derive("tangibleEquity", difference, { whole: withoutGoodwill, part: intangibles }), warnings: [] }
    : { quantity: withoutGoodwill, warnings: [] };
}

/** The same value at the harmonic mean of the peers, which a dear one moves less than the mean; nothing without peers. */
function atHarmonicMeans(company: Company, shares: Quantity, comparisons: readonly Comparison[]): Step[] {
  const values = comparisons.flatMap(({ statistic, amount }) => {
    if (statistic.multiples.length === 0) return [];
    const multiple = derive(statistic.kind, harmonicMeanRatio, { values: statistic.multiples });
    return [impliedAt(company, shares, { statistic, amount }, multiple)];
  });
  return values.length === 0 ? [] : [derive("harmonicMeanValuePerShare", medianPerShare, { values })];
}

function impliedBy(company: Company, shares: Quantity, comparison: Comparison, settings: Settings): Quantity {
  return impliedAt(company, shares, comparison, comparison.statistic.value[positionOf(settings, "multiple")]);
}

function impliedAt(
  company: Company,
  shares: Quantity,
  { statistic, amount }: Comparison,
  multiple: Quantity,
): Quantity {
  const name = impliedNames[statistic.kind];
  if (statistic.of === "equity" || !company.bridge) {
    return derive(name, impliedByMarketMultiple, { amount: amount.quantity, multiple, shares });
  }
  const { claims, assets } = company.bridge;
  return derive(name, impliedByEnterpriseMultiple, { amount: amount.quantity, multiple, claims, assets, shares });
}

function valuation(
  company: Company,
  shares: Quantity,
  comparisons: readonly Comparison[],
  settings: Settings,
): Valuation {
  const implied = comparisons.map((comparison) => impliedBy(company, shares, comparison, settings));
  return {
    ...valued(derive("valuePerShare", medianPerShare, { values: implied })),
    notAboveZero: "equityUnderWater",
    details: () => ({
      drivers: comparisons.map(({ statistic }) => statistic.value[positionOf(settings, "multiple")]),
      warnings: [],
      besides: () => atHarmonicMeans(company, shares, comparisons),
    }),
  };
}
