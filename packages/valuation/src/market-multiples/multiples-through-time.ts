import { financeArmOf } from "../company/accounts/finance-arm.ts";
import { historyOf } from "../company/accounts/history.ts";
import { referenceLeaf } from "../company/references.ts";
import { dayOfClose, holdDividends, monthNumber, pastPricesOf } from "../company/shareholders/past-prices.ts";
import { classify, isFinancial } from "../inputs/classify.ts";
import type { Fundamentals } from "../inputs/fundamentals.ts";
import { quoteInReportingCurrency } from "../inputs/price-in-reporting-currency.ts";
import type { CurrencyCode, IsoDate } from "../inputs/units.ts";
import { type AbsenceReason, absent, type Cell, cellWriter, isAbsent, type Reading } from "../statements/reading.ts";
import { byContent } from "../trace/to-trace.ts";
import type { Trace } from "../trace/trace.ts";
import { pastOf, publicationOf } from "../understanding/through-time/published-accounts.ts";
import {
  firmMarks,
  type LenderKind,
  type MarketMultipleName,
  type MultipleReadings,
  marketMultipleNames,
  multipleReadingsOf,
} from "./multiple-readings.ts";
import { bandOf, numbersIn, percentileOf, quartilesOf } from "./places.ts";

export { type MarketMultipleName, marketMultipleNames } from "./multiple-readings.ts";
export { type BandQuantile, bandQuantiles, leastMonths } from "./places.ts";

/** What a past multiple holds that was not known at the time (`multiples.hindsights.<hindsight>`). */
export const multipleHindsights = [
  "figuresAsLastFiled",
  "ownFigures",
  "filingDateEstimated",
  /** Past months count the diluted shares of the latest statement, today's the latest count. */
  "sharesFromStatements",
  "closesHoldDividends",
  /** Months before the last filings stand on fiscal years: twelve months to a quarter are known for the latest alone. */
  "twelveMonthsOfLatest",
  ...firmMarks,
] as const;
export type MultipleHindsight = (typeof multipleHindsights)[number];

/** Why no month can be told (`multiples.unavailable.<reason>`). */
export const noMonthsReasons = ["closesMissing", "currencyUnresolved"] as const;
export type NoMonthsReason = (typeof noMonthsReasons)[number];

type Cells = Readonly<Record<MarketMultipleName, Cell>>;

/** The multiples at a month's close, by what was filed until then. */
export type MultiplesOfMonth = {
  asOf: IsoDate;
  /** The balance sheet that they stand on; null where none had been filed. */
  accountsEnd: IsoDate | null;
  cells: Cells;
};

/** One multiple against its own past and against the peers of today. */
export type MultipleLine = {
  name: MarketMultipleName;
  today: Cell;
  /** How many months have it. */
  months: number;
  /** Why other months have none, the most frequent reason first. */
  holes: readonly { reason: AbsenceReason; months: number }[];
  /** Share of those months in which it was lower than today; equal ones count half. */
  percentile: Cell;
  /** At the quantiles of `bandQuantiles`. */
  band: readonly Cell[];
  /** How many of the peers have it, their lower quartile, median and upper quartile. */
  peers: { count: number; quartiles: readonly Cell[] };
};

export type MultiplesThroughTime = {
  ticker: string;
  name: string;
  cik: string | null;
  currency: CurrencyCode;
  /** Null where months are told. */
  unavailable: NoMonthsReason | null;
  today: { asOf: IsoDate | null; accountsEnd: IsoDate | null };
  lines: readonly MultipleLine[];
  /** Oldest first, without gaps: a month without a close has cells that say so. */
  months: readonly MultiplesOfMonth[];
  /** Nearest first, at today's prices. */
  peers: readonly { ticker: string; name: string; asOf: IsoDate | null; accountsEnd: IsoDate | null; cells: Cells }[];
  hindsights: readonly MultipleHindsight[];
  trace: Trace;
};

type Month = MultipleReadings & { asOf: IsoDate };

/**
 * What was paid for the company's earnings, EBITDA, book and cash flow at each month's close, by the filings until then, and where
 * today's multiples lie among those and among the peers of today.
 *
 * A statement counts from the day it was filed, with the figures that it had then (`valueThroughTimeOf` says how). A month without
 * a multiple says why: it is never carried along or interpolated, and counts in no percentile.
 */
export function multiplesThroughTimeOf(
  fundamentals: Fundamentals,
  peers: readonly Fundamentals[],
): MultiplesThroughTime {
  const { cell, trace } = cellWriter(byContent);
  const cellsOf = ({ readings }: MultipleReadings): Cells => byName((name) => cell(readings[name]));
  const unavailable = reasonForNoMonths(fundamentals);
  const past = unavailable === null ? monthsOf(fundamentals) : [];
  const now = multiplesOfToday(fundamentals);
  const others = peers.map((peer) => ({ peer, now: multiplesOfToday(peer) }));
  const lines = marketMultipleNames.map((name) => {
    const months = numbersIn(past.map(({ readings }) => readings[name]));
    const ofPeers = numbersIn(others.map((other) => other.now.readings[name]));
    const today = now.readings[name];
    return {
      name,
      today: cell(today),
      months: months.length,
      holes: holesIn(past.map(({ readings }) => readings[name])),
      percentile: cell(percentileOf(today, months)),
      band: bandOf(name, months).map(cell),
      peers: { count: ofPeers.length, quartiles: quartilesOf(name, ofPeers).map(cell) },
    };
  });
  const { ticker, name, cik = null, currency } = fundamentals;
  return {
    ...{ ticker, name, cik, currency, unavailable, lines },
    today: { asOf: fundamentals.quote?.asOf ?? null, accountsEnd: now.accountsEnd },
    months: past.map((month) => ({ asOf: month.asOf, accountsEnd: month.accountsEnd, cells: cellsOf(month) })),
    peers: others.map(({ peer, now: each }) => ({
      ticker: peer.ticker,
      name: peer.name,
      asOf: peer.quote?.asOf ?? null,
      accountsEnd: each.accountsEnd,
      cells: cellsOf(each),
    })),
    hindsights: past.length === 0 ? [] : hindsightsOf(fundamentals, past),
    trace: trace(),
  };
}

function holesIn(readings: readonly Reading[]): MultipleLine["holes"] {
  const counts = new Map<AbsenceReason, number>();
  for (const reading of readings)
    if (isAbsent(reading)) counts.set(reading.reason, (counts.get(reading.reason) ?? 0) + 1);
  const holes = [...counts].map(([reason, months]) => ({ reason, months }));
  return holes.toSorted((one, other) => other.months - one.months);
}

const byName = <Value>(of: (name: MarketMultipleName) => Value): Record<MarketMultipleName, Value> => ({
  priceToEarnings: of("priceToEarnings"),
  evToEbitda: of("evToEbitda"),
  priceToBook: of("priceToBook"),
  freeCashFlowYield: of("freeCashFlowYield"),
});

function reasonForNoMonths({ monthlyCloses, quote, currency }: Fundamentals): NoMonthsReason | null {
  if (!monthlyCloses || monthlyCloses.closes.every((close) => close === null)) return "closesMissing";
  return quote !== null && quote.currency !== currency ? "currencyUnresolved" : null;
}

/** As its latest fiscal year tells, for the past too. */
function lenderKindOf(fundamentals: Fundamentals): LenderKind | null {
  const history = historyOf(fundamentals);
  if (isFinancial(classify(fundamentals, history))) return "notForFinancials";
  return financeArmOf(fundamentals, history) === null ? null : "financeArm";
}

function multiplesOfToday(fundamentals: Fundamentals): MultipleReadings {
  const { quote, ticker } = fundamentals;
  const told = quoteInReportingCurrency(fundamentals);
  const inOther = absent(quote === null ? "priceMissing" : "priceInOtherCurrency");
  const price: Reading = told === null || told.value <= 0 ? inOther : referenceLeaf("price", told, "perShare", ticker);
  return multipleReadingsOf({ fundamentals, price, lender: lenderKindOf(fundamentals) });
}

function monthsOf(fundamentals: Fundamentals): readonly Month[] {
  const { monthlyCloses, separations = [] } = fundamentals;
  if (!monthlyCloses) return [];
  const lender = lenderKindOf(fundamentals);
  const knownIn = pastOf(fundamentals);
  const prices = pastPricesOf(fundamentals, historyOf(fundamentals), "price");
  const first = monthNumber(monthlyCloses.from);
  return monthlyCloses.closes.map((_, index) => {
    const asOf = dayOfClose(monthlyCloses, first + index);
    const price = prices.atEndOf(first + index);
    if (price === null || price.value <= 0) return without(asOf, absent("priceMissing"));
    const known = knownIn(asOf.slice(0, 7));
    if (known === null) return without(asOf, absent("notFiledYet"));
    // Accounts of before hold the part, and closes that are adjusted for distributions do not.
    const leavesLater = separations.some((each) => each.asOf > asOf);
    if (leavesLater && holdDividends(fundamentals)) return without(asOf, absent("closesWithoutPart"));
    const then = separations.filter((each) => each.asOf <= asOf);
    return { asOf, ...multipleReadingsOf({ fundamentals: { ...known, separations: then }, price, lender }) };
  });
}

const without = (asOf: IsoDate, reading: Reading): Month => ({
  asOf,
  accountsEnd: null,
  firmMarks: [],
  readings: byName(() => reading),
});

function hindsightsOf(fundamentals: Fundamentals, months: readonly Month[]): readonly MultipleHindsight[] {
  const { statements, interim, correctedFigures = [] } = fundamentals;
  const ends = new Set(months.map(({ accountsEnd }) => accountsEnd));
  const used = statements.filter(({ fiscalYearEnd }) => ends.has(fiscalYearEnd));
  const marks = months.flatMap((month) => month.firmMarks);
  const holds: Readonly<Record<MultipleHindsight, boolean>> = {
    figuresAsLastFiled: used.some(({ versions }) => versions === undefined),
    ownFigures: correctedFigures.length > 0,
    filingDateEstimated: used.some((statement) => publicationOf(statement).isEstimated),
    sharesFromStatements: true,
    closesHoldDividends: holdDividends(fundamentals),
    twelveMonthsOfLatest: (interim?.trailing.length ?? 0) > 0,
    debtPartlyKnown: marks.includes("debtPartlyKnown"),
    depreciationEstimated: marks.includes("depreciationEstimated"),
  };
  return multipleHindsights.filter((hindsight) => holds[hindsight]);
}
