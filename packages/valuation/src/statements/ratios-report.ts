import { historyOf } from "../company/accounts/history.ts";
import { classify, isFinancial } from "../inputs/classify.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import type { CurrencyCode, IsoDate } from "../inputs/units.ts";
import { assumption, derive, type Quantity, type ReferenceLeaf, type Trace } from "../trace/trace.ts";
import { medianRate, quantileRatio } from "../trace/traced-formulas/figures.ts";
import { rankAmong } from "../trace/traced-formulas/ratios.ts";
import { inCurrencyOfAccounts, marketValueOf, type PriceRatios, priceRatiosOf } from "./price-ratios.ts";
import { type QualityReport, qualityOf } from "./quality.ts";
import { type RatioName, ratioNames } from "./ratio-names.ts";
import { ratioOf } from "./ratios.ts";
import { absent, type Cell, cellWriter, isAbsent, type Reading, type Year } from "./reading.ts";
import { type SectorRatios, sectorRatiosOf } from "./sector-ratios.ts";

/** A ratio year by year, oldest first, and the place of the latest one among the companies of the sector. */
export type RatioLine = {
  name: RatioName;
  cells: readonly Cell[];
  /** Share of the companies compared whose ratio is lower. */
  percentile: Cell;
  median: Cell;
  /** How many companies have this ratio. */
  companies: number;
};

export type RatiosReport = {
  ticker: string;
  name: string;
  /** Key of the filer at the SEC, where its filings stand. */
  cik: string | null;
  currency: CurrencyCode;
  /** Fiscal year ends, oldest first, at most ten. */
  years: readonly IsoDate[];
  ratios: readonly RatioLine[];
  price: PriceRatios;
  quality: QualityReport;
  /** Whom the ratios are compared with: how many companies, and between which fiscal year ends. */
  comparison: { companies: number; from: IsoDate | null; to: IsoDate | null };
  trace: Trace;
};

const mostYears = 10;
/** With fewer companies a place among them says nothing. */
const fewestCompanies = 8;

/**
 * Ratios, quality scores and the place of each ratio among the companies of the sector, all with their trace.
 *
 * `others` are companies with statements in the same currency; those of another sector, those whose latest statement ends
 * more than eighteen months from the subject's, and other listings of a company already counted are left out.
 */
export function ratiosOf(fundamentals: Fundamentals, others: readonly Fundamentals[]): RatiosReport {
  const history = historyOf(fundamentals);
  const ofFinancial = isFinancial(classify(fundamentals, history));
  const { cell, trace } = cellWriter();
  const years: Year[] = history.statements.map((_, index) => ({ history, index })).slice(-mostYears);
  const sector = sectorRatiosOf(fundamentals, others);
  const ratios = ratioNames.map((name) => {
    const readings = years.map((year) => ratioOf(name, year, ofFinancial));
    const peers = sector.leavesOf(name);
    return {
      name,
      cells: readings.map(cell),
      ...placeAmong(readings.at(-1) ?? absent("figureMissing"), peers, cell),
      companies: peers.length,
    };
  });
  const latest: Year = { history, index: history.latest };
  const marketCap = inCurrencyOfAccounts(fundamentals, marketValueOf(fundamentals));
  const quality = qualityOf(latest, {
    isFinancial: ofFinancial,
    industry: fundamentals.industry,
    marketCap,
    cell,
  });
  const { ticker, name, cik = null, currency } = fundamentals;
  return {
    ticker,
    name,
    cik,
    currency,
    years: years.map(({ index }) => history.statements[index]?.fiscalYearEnd ?? ""),
    ratios,
    price: priceRatiosOf(fundamentals, latest, cell),
    quality,
    comparison: comparisonOf(sector),
    trace: trace(),
  };
}

const comparisonOf = ({ companies, from, to }: SectorRatios): RatiosReport["comparison"] => ({ companies, from, to });

const half = assumption("multipleQuantile", 0.5, "rate");

function placeAmong(
  reading: Reading,
  peers: readonly ReferenceLeaf[],
  cell: (reading: Reading) => Cell,
): Pick<RatioLine, "percentile" | "median"> {
  if (isAbsent(reading)) return { percentile: cell(reading), median: cell(reading) };
  if (peers.length < fewestCompanies) {
    const few = absent("fewCompanies");
    return { percentile: cell(few), median: cell(few) };
  }
  const median: Quantity =
    reading.unit === "rate"
      ? derive("sectorMedian", medianRate, { values: peers })
      : derive("sectorMedian", quantileRatio, { values: peers, quantile: half });
  return {
    percentile: cell(derive("sectorPercentile", rankAmong, { value: reading, others: peers })),
    median: cell(median),
  };
}
