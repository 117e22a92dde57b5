import {
  type PiotroskiSignal,
  type PiotroskiYear,
  piotroskiF,
  piotroskiSignals,
} from "../formulas/scores/piotroski.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import { derive } from "../trace/trace.ts";
import { yearsOfCash } from "../trace/traced-formulas/figures.ts";
import { type AltmanReport, altmanNames, altmanReadingsOf, altmanScoreOf } from "./altman-score.ts";
import { type BeneishReport, beneishOf } from "./beneish-score.ts";
import { accrualsOf, averageAssets, grossMargin } from "./ratios.ts";
import {
  absent,
  type Cell,
  figureOf,
  filedNumber,
  isAbsent,
  lastYear,
  numberOf,
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
  beneish: BeneishReport | null;
  /** Altman's ratios, those of both forms. */
  altman: readonly { name: QuantityName; cell: Cell }[] | null;
  altmanScore: AltmanReport | null;
  accruals: Cell;
  /** Years that the cash lasts; null for a company whose operations bring money in. */
  runway: Cell | null;
};

type Write = (reading: Reading) => Cell;
type Scored = { isFinancial: boolean; industry: string | null; marketCap: Reading; cell: Write };

/** The scores of a year. Those that rest on working capital and operating income are null for banks and insurers. */
export function qualityOf(year: Year, { isFinancial, industry, marketCap, cell }: Scored): QualityReport {
  const altman = isFinancial ? null : altmanReadingsOf(year, marketCap);
  return {
    piotroski: isFinancial ? null : piotroskiOf(year, cell),
    beneish: isFinancial ? null : beneishOf(year, cell),
    altman: altman && altmanNames.map((name) => ({ name, cell: cell(altman[name]) })),
    altmanScore: altman && altmanScoreOf(altman, industry, cell),
    accruals: cell(isFinancial ? absent("notForFinancials") : sloanOf(year)),
    runway: isFinancial ? null : runwayOf(year, cell),
  };
}

function piotroskiYear(year: Year): PiotroskiYear {
  return {
    netIncome: filedNumber(year, "netIncome"),
    operatingCashFlow: filedNumber(year, "operatingCashFlow"),
    revenue: filedNumber(year, "revenue"),
    grossProfit: filedNumber(year, "grossProfit"),
    assetsAtYearStart: filedNumber(lastYear(year), "totalAssets"),
    averageAssets: numberOf(averageAssets(year)),
    longTermDebt: filedNumber(year, "longTermDebt"),
    currentAssets: filedNumber(year, "currentAssets"),
    currentLiabilities: filedNumber(year, "currentLiabilities"),
    shares: filedNumber(year, "dilutedShares"),
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
