import { type AltmanZone, altmanZoneOf, altmanZoneOfDoublePrime } from "../formulas/scores/altman.ts";
import {
  type BeneishYear,
  beneishIndexes,
  beneishM,
  type SubstitutableIndex,
  substitutableIndexes,
} from "../formulas/scores/beneish.ts";
import {
  type PiotroskiSignal,
  type PiotroskiYear,
  piotroskiF,
  piotroskiSignals,
} from "../formulas/scores/piotroski.ts";
import type { FigureName } from "../inputs/fundamentals.ts";
import { manufacturingIndustries } from "../inputs/industry-groups.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { difference, sum, yearsOfCash } from "../trace/traced-formulas/figures.ts";
import { altmanZ, altmanZDoublePrime, beneishScore } from "../trace/traced-formulas/ratios.ts";
import { averageAssets } from "./ratios.ts";
import {
  absent,
  type Cell,
  figureOf,
  isAbsent,
  lastYear,
  type Reading,
  rateOf,
  timesOf,
  withAll,
  type Year,
} from "./reading.ts";

/** One of Piotroski's nine signs, with the two numbers that decide it; `holds` is null where one is missing. */
export type QualitySignal = {
  name: PiotroskiSignal;
  holds: boolean | null;
  now: Cell;
  /** Its reference: the year before, or another number of the year; null for a comparison with zero. */
  against: Cell | null;
};

export type QualityReport = {
  piotroski: { score: number; known: number; signals: readonly QualitySignal[] } | null;
  beneish: {
    score: Cell;
    /** Null without a score. */
    isFlagged: boolean | null;
    indexes: readonly { name: QuantityName; cell: Cell }[];
    substituted: readonly SubstitutableIndex[];
  } | null;
  /** Altman's ratios, those of both forms. */
  altman: readonly { name: QuantityName; cell: Cell }[] | null;
  /** Altman's score in the form that was made for such a company; `zone` is null without a score. */
  altmanScore: { form: AltmanForm; score: Cell; zone: AltmanZone | null } | null;
  accruals: Cell;
  /** Years that the cash lasts; null for a company whose operations bring money in. */
  runway: Cell | null;
};

type Write = (reading: Reading) => Cell;
type Scored = { isFinancial: boolean; industry: string | null; marketCap: Reading; cell: Write };

/** Z, of companies that make goods; Z″, of all others. */
export const altmanForms = ["z", "zDoublePrime"] as const;
export type AltmanForm = (typeof altmanForms)[number];

/** The scores of a year. Those that rest on working capital and operating income are null for banks and insurers. */
export function qualityOf(year: Year, { isFinancial, industry, marketCap, cell }: Scored): QualityReport {
  const altman = isFinancial ? null : altmanOf(year, marketCap);
  return {
    piotroski: isFinancial ? null : piotroskiOf(year, cell),
    beneish: isFinancial ? null : beneishOf(year, cell),
    altman: altman && altmanNames.map((name) => ({ name, cell: cell(altman[name]) })),
    altmanScore: altman && altmanScoreOf(altman, industry, cell),
    accruals: cell(isFinancial ? absent("notForFinancials") : sloanOf(year)),
    runway: isFinancial ? null : runwayOf(year, cell),
  };
}

const numberOf = (reading: Reading): number | null => (isAbsent(reading) ? null : reading.value);
const filed = (year: Year, name: FigureName) => numberOf(figureOf(year, name));

function piotroskiYear(year: Year): PiotroskiYear {
  return {
    netIncome: filed(year, "netIncome"),
    operatingCashFlow: filed(year, "operatingCashFlow"),
    revenue: filed(year, "revenue"),
    grossProfit: filed(year, "grossProfit"),
    assetsAtYearStart: filed(lastYear(year), "totalAssets"),
    averageAssets: numberOf(averageAssets(year)),
    longTermDebt: filed(year, "longTermDebt"),
    currentAssets: filed(year, "currentAssets"),
    currentLiabilities: filed(year, "currentLiabilities"),
    shares: filed(year, "dilutedShares"),
  };
}

function piotroskiOf(year: Year, cell: Write): QualityReport["piotroski"] {
  const prior = lastYear(year);
  const { score, known, signals } = piotroskiF({ current: piotroskiYear(year), prior: piotroskiYear(prior) });
  const ofBoth = (reading: (of: Year) => Reading) => ({ now: cell(reading(year)), against: cell(reading(prior)) });
  const numbers: Record<PiotroskiSignal, Pick<QualitySignal, "now" | "against">> = {
    positiveIncome: { now: cell(figureOf(year, "netIncome")), against: null },
    positiveOperatingCashFlow: { now: cell(figureOf(year, "operatingCashFlow")), against: null },
    risingReturnOnAssets: ofBoth(returnOnOpeningAssets),
    cashAboveIncome: { now: cell(figureOf(year, "operatingCashFlow")), against: cell(figureOf(year, "netIncome")) },
    fallingLeverage: ofBoth((of) =>
      rateOf({ name: "longTermDebtToAssets", part: figureOf(of, "longTermDebt"), whole: averageAssets(of) }),
    ),
    risingLiquidity: ofBoth((of) =>
      timesOf({
        name: "currentRatio",
        part: figureOf(of, "currentAssets"),
        whole: figureOf(of, "currentLiabilities"),
      }),
    ),
    noNewShares: ofBoth((of) => figureOf(of, "dilutedShares")),
    risingGrossMargin: ofBoth(grossMargin),
    risingAssetTurnover: ofBoth((of) =>
      timesOf({
        name: "openingAssetTurnover",
        part: figureOf(of, "revenue"),
        whole: figureOf(lastYear(of), "totalAssets"),
      }),
    ),
  };
  return {
    score,
    known,
    signals: piotroskiSignals.map((name) => ({ name, holds: signals[name], ...numbers[name] })),
  };
}

const returnOnOpeningAssets = (year: Year): Reading =>
  rateOf({
    name: "returnOnOpeningAssets",
    part: figureOf(year, "netIncome"),
    whole: figureOf(lastYear(year), "totalAssets"),
  });

const grossMargin = (year: Year): Reading =>
  rateOf({ name: "grossMargin", part: figureOf(year, "grossProfit"), whole: figureOf(year, "revenue") });

function beneishYear(year: Year): BeneishYear {
  return {
    revenue: filed(year, "revenue"),
    grossProfit: filed(year, "grossProfit"),
    receivables: filed(year, "receivables"),
    currentAssets: filed(year, "currentAssets"),
    propertyPlantEquipment: filed(year, "propertyPlantAndEquipment"),
    totalAssets: filed(year, "totalAssets"),
    depreciation: filed(year, "depreciationAndAmortization"),
    sellingExpense: filed(year, "sellingGeneralAndAdministrative"),
    longTermDebt: filed(year, "longTermDebt"),
    currentLiabilities: filed(year, "currentLiabilities"),
    netIncome: filed(year, "netIncome"),
    operatingCashFlow: filed(year, "operatingCashFlow"),
  };
}

const neutral = assumption("neutralIndex", 1, "ratio");

const accrualsOf = (year: Year): Reading =>
  withAll([figureOf(year, "netIncome"), figureOf(year, "operatingCashFlow")], ([whole, part]) =>
    derive("accruals", difference, { whole, part }),
  );

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

function beneishOf(year: Year, cell: Write): QualityReport["beneish"] {
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

const altmanNames = [
  "workingCapitalToAssets",
  "retainedEarningsToAssets",
  "ebitToAssets",
  "marketEquityToLiabilities",
  "bookEquityToLiabilities",
  "salesToAssets",
] as const satisfies readonly QuantityName[];
type AltmanReadings = Record<(typeof altmanNames)[number], Reading>;

function altmanOf(year: Year, marketCap: Reading): AltmanReadings {
  const assets = figureOf(year, "totalAssets");
  const liabilities = figureOf(year, "totalLiabilities");
  const workingCapital = withAll(
    [figureOf(year, "currentAssets"), figureOf(year, "currentLiabilities")],
    ([whole, part]) => derive("workingCapital", difference, { whole, part }),
  );
  return {
    workingCapitalToAssets: rateOf({ name: "workingCapitalToAssets", part: workingCapital, whole: assets }),
    retainedEarningsToAssets: rateOf({
      name: "retainedEarningsToAssets",
      part: figureOf(year, "retainedEarnings"),
      whole: assets,
    }),
    ebitToAssets: rateOf({ name: "ebitToAssets", part: figureOf(year, "ebit"), whole: assets }),
    marketEquityToLiabilities: timesOf({
      name: "marketEquityToLiabilities",
      part: marketCap,
      whole: liabilities,
    }),
    bookEquityToLiabilities: timesOf({
      name: "bookEquityToLiabilities",
      part: figureOf(year, "totalEquity"),
      whole: liabilities,
    }),
    salesToAssets: timesOf({ name: "salesToAssets", part: figureOf(year, "revenue"), whole: assets }),
  };
}

/** Z by market value where goods are made; else Z″, by book value and without sales, whose level is the industry's. */
function altmanScoreOf(
  readings: AltmanReadings,
  industry: string | null,
  cell: Write,
): NonNullable<QualityReport["altmanScore"]> {
  const { workingCapitalToAssets, retainedEarningsToAssets, ebitToAssets } = readings;
  const common = [workingCapitalToAssets, retainedEarningsToAssets, ebitToAssets] as const;
  const isMaker = industry !== null && manufacturingIndustries.has(industry);
  const { bookEquityToLiabilities, marketEquityToLiabilities, salesToAssets } = readings;
  const score = isMaker
    ? withAll([...common, marketEquityToLiabilities, salesToAssets], ([x1, x2, x3, x4, x5]) =>
        derive("altmanZ", altmanZ, { ...named(x1, x2, x3, x4), salesToAssets: x5 }),
      )
    : withAll([...common, bookEquityToLiabilities], ([x1, x2, x3, x4]) =>
        derive("altmanZDoublePrime", altmanZDoublePrime, named(x1, x2, x3, x4)),
      );
  const zone = isAbsent(score) ? null : isMaker ? altmanZoneOf(score.value) : altmanZoneOfDoublePrime(score.value);
  return { form: isMaker ? "z" : "zDoublePrime", score: cell(score), zone };
}

const named = (x1: Quantity, x2: Quantity, x3: Quantity, x4: Quantity) => ({
  workingCapitalToAssets: x1,
  retainedEarningsToAssets: x2,
  ebitToAssets: x3,
  equityToLiabilities: x4,
});

const sloanOf = (year: Year): Reading =>
  rateOf({ name: "sloanAccruals", part: accrualsOf(year), whole: averageAssets(year) });

function runwayOf(year: Year, cell: Write): Cell | null {
  const flow = figureOf(year, "operatingCashFlow");
  if (isAbsent(flow) || flow.value >= 0) return null;
  const cash = figureOf(year, "cashAndEquivalents");
  return cell(
    withAll([cash, flow], ([held, operatingCashFlow]) =>
      derive("cashRunway", yearsOfCash, { cash: held, operatingCashFlow }),
    ),
  );
}
