import {
  type BeneishYear,
  beneishIndexes,
  beneishM,
  type SubstitutableIndex,
  substitutableIndexes,
} from "../formulas/scores/beneish.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { difference, sum } from "../trace/traced-formulas/figures.ts";
import { beneishScore } from "../trace/traced-formulas/ratios.ts";
import { accrualsOf, grossMargin } from "./ratios.ts";
import {
  absent,
  type Cell,
  figureOf,
  filedNumber,
  isAbsent,
  lastYear,
  type Reading,
  rateOf,
  timesOf,
  withAll,
  type Year,
} from "./reading.ts";

export type BeneishReport = {
  score: Cell;
  /** Null without a score. */
  isFlagged: boolean | null;
  indexes: readonly { name: QuantityName; cell: Cell }[];
  substituted: readonly SubstitutableIndex[];
};

function beneishYear(year: Year): BeneishYear {
  return {
    revenue: filedNumber(year, "revenue"),
    grossProfit: filedNumber(year, "grossProfit"),
    receivables: filedNumber(year, "receivables"),
    currentAssets: filedNumber(year, "currentAssets"),
    propertyPlantEquipment: filedNumber(year, "propertyPlantAndEquipment"),
    totalAssets: filedNumber(year, "totalAssets"),
    depreciation: filedNumber(year, "depreciationAndAmortization"),
    sellingExpense: filedNumber(year, "sellingGeneralAndAdministrative"),
    longTermDebt: filedNumber(year, "longTermDebt"),
    currentLiabilities: filedNumber(year, "currentLiabilities"),
    netIncome: filedNumber(year, "netIncome"),
    operatingCashFlow: filedNumber(year, "operatingCashFlow"),
  };
}

const neutral = assumption("neutralIndex", 1, "ratio");

const receivablesToSales = (year: Year): Reading =>
  rateOf({ name: "receivablesToSales", part: figureOf(year, "receivables"), whole: figureOf(year, "revenue") });

const overheadToSales = (year: Year): Reading =>
  rateOf({
    name: "overheadToSales",
    part: figureOf(year, "sellingGeneralAndAdministrative"),
    whole: figureOf(year, "revenue"),
  });

const leverageOfAssets = (year: Year): Reading =>
  rateOf({
    name: "leverageOfAssets",
    part: withAll([figureOf(year, "longTermDebt"), figureOf(year, "currentLiabilities")], (terms) =>
      derive("debt", sum, { terms }),
    ),
    whole: figureOf(year, "totalAssets"),
  });

/** What is neither current nor plant: the assets whose worth is least sure. */
const otherAssetsShare = (year: Year): Reading => {
  const known = withAll([figureOf(year, "currentAssets"), figureOf(year, "propertyPlantAndEquipment")], (terms) =>
    derive("fixedCapital", sum, { terms }),
  );
  const assets = figureOf(year, "totalAssets");
  const others = withAll([assets, known], ([whole, part]) => derive("otherAssets", difference, { whole, part }));
  return rateOf({ name: "otherAssetsShare", part: others, whole: assets });
};

const depreciationOfPlant = (year: Year): Reading => {
  const depreciation = figureOf(year, "depreciationAndAmortization");
  const basis = withAll([depreciation, figureOf(year, "propertyPlantAndEquipment")], (terms) =>
    derive("depreciationBasis", sum, { terms }),
  );
  return rateOf({ name: "depreciationOfPlant", part: depreciation, whole: basis });
};

/** The score of a year against the year before; the indexes that it rests on stand beside it, those too that no figure gives. */
export function beneishOf(year: Year, cell: (reading: Reading) => Cell): BeneishReport {
  const prior = lastYear(year);
  const readings = {
    receivables: timesOf({
      name: "receivablesIndex",
      part: receivablesToSales(year),
      whole: receivablesToSales(prior),
    }),
    grossMargin: timesOf({ name: "grossMarginIndex", part: grossMargin(prior), whole: grossMargin(year) }),
    assetQuality: timesOf({
      name: "assetQualityIndex",
      part: otherAssetsShare(year),
      whole: otherAssetsShare(prior),
    }),
    salesGrowth: timesOf({
      name: "salesIndex",
      part: figureOf(year, "revenue"),
      whole: figureOf(prior, "revenue"),
    }),
    depreciation: timesOf({
      name: "depreciationIndex",
      part: depreciationOfPlant(prior),
      whole: depreciationOfPlant(year),
    }),
    sellingExpense: timesOf({ name: "overheadIndex", part: overheadToSales(year), whole: overheadToSales(prior) }),
    leverage: timesOf({ name: "leverageIndex", part: leverageOfAssets(year), whole: leverageOfAssets(prior) }),
    accrualsToAssets: rateOf({
      name: "accrualsToAssets",
      part: accrualsOf(year),
      whole: figureOf(year, "totalAssets"),
    }),
  };
  const indexes = Object.entries(indexNames).map(([key, name]) => ({
    name,
    // The keys of both objects are the same.
    cell: cell(readings[key as keyof typeof readings]),
  }));
  const inputs = beneishIndexes({ current: beneishYear(year), prior: beneishYear(prior) });
  if (inputs === null) {
    const missing = withAll(Object.values(readings), () => absent("figureMissing"));
    return { score: cell(missing), isFlagged: null, indexes, substituted: [] };
  }
  const { substituted } = inputs;
  const known = (name: keyof typeof readings): Quantity => {
    const reading = readings[name];
    return isAbsent(reading) ? neutral : reading;
  };
  const score = derive("beneishScore", beneishScore, {
    receivables: known("receivables"),
    grossMargin: known("grossMargin"),
    assetQuality: known("assetQuality"),
    salesGrowth: known("salesGrowth"),
    depreciation: known("depreciation"),
    sellingExpense: known("sellingExpense"),
    accrualsToAssets: known("accrualsToAssets"),
    leverage: known("leverage"),
  });
  return {
    score: cell(score),
    isFlagged: beneishM(inputs.indexes).likelyManipulator,
    indexes,
    substituted: substitutableIndexes.filter((name) => substituted.includes(name)),
  };
}

const indexNames = {
  receivables: "receivablesIndex",
  grossMargin: "grossMarginIndex",
  assetQuality: "assetQualityIndex",
  salesGrowth: "salesIndex",
  depreciation: "depreciationIndex",
  sellingExpense: "overheadIndex",
  leverage: "leverageIndex",
  accrualsToAssets: "accrualsToAssets",
} as const satisfies Record<string, QuantityName>;
