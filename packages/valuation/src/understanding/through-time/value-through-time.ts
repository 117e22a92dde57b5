import { dayOfClose, holdDividends, monthNumber } from "../../company/shareholders/past-prices.ts";
import { mean } from "../../formulas/statistics/statistics.ts";
import type { IsoDate, PerShare, Rate } from "../../inputs/units.ts";
import { methodFamilies, type NotVotingReason, type Outcome } from "../../report/outcome.ts";
import type { CompanyFile, MethodReport, ValuationReport } from "../../report/report.ts";
import { valueCompany } from "../../value-company.ts";
import { type Unavailable, unavailable } from "../unavailable.ts";
import { sharePricesOf } from "./company-of-day.ts";
import { asKnown, type Moment, publicationOf } from "./published-accounts.ts";

export { companyOfDay } from "./company-of-day.ts";
export { pastOf } from "./published-accounts.ts";

/** Hindsights: inputs of a past value that were unknown at the time (`hindsights.<hindsight>`). */
export const hindsights = [
  /** Interest rates, premia, industry averages and beta are today's: those of the time are unknown. */
  "referenceOfToday",
  /** Statements whose source does not date its words carry the figures of their latest filing, which may restate what was first said. */
  "figuresAsLastFiled",
  /** Figures of the reader's own stand in the filings of their periods from the day of filing, as if they had been filed so. */
  "ownFigures",
  /** The filing day of a statement is unknown: taken as known ninety days after its year. */
  "filingDateEstimated",
  /** Shares of the last known statement instead of the count of the time. */
  "sharesFromStatements",
  /** Closes have later dividends taken out; these are put back by the dividends of the statements. */
  "closesHoldDividends",
  /** Past multiples of peers are unknown, so methods that read them are left out. */
  "marketMethodsLeftOut",
] as const;
export type Hindsight = (typeof hindsights)[number];

/** The value of the company at the end of a month, by the filings until then. */
export type ValueAtDate = {
  asOf: IsoDate;
  price: PerShare;
  /** Mean in the neutral scenario of the methods that vote, or would if they were not far from the price; null without any. */
  value: PerShare | null;
  /** The same methods in the conservative and the optimistic scenario; what is not above zero there enters as 0. */
  low: PerShare | null;
  high: PerShare | null;
  voting: number;
  /** The end of the latest accounts known by then, and whether its filing date was estimated. */
  fiscalYearEnd: IsoDate | null;
  filingDateEstimated: boolean;
  /** Whether figures of the known statements are those of a latest filing, for their source does not say what each filing had. */
  figuresAsLastFiled: boolean;
  /** Whether low ≤ price ≤ high; null without a band. */
  held: boolean | null;
};

export type ValueThroughTime = {
  kind: "valueThroughTime";
  /** Oldest first; months without a close are left out. */
  points: readonly ValueAtDate[];
  /** Months with a band, and in how many of them it held the price. */
  months: number;
  monthsHeld: number;
  shareHeld: Rate;
  hindsights: readonly Hindsight[];
};

/**
 * The monthly values of the company, by the statements filed until then, against the month's closing price.
 *
 * A statement counts from the day it was filed, with the figures that the latest filing until then had of it; without that day, ninety
 * days after its fiscal year end, and without dated words, with the latest ones: both are marked. Flow and asset methods only. Rates and averages are held at today's vintage: the band says how the statements moved the value,
 * not what it would have been said to be. See `hindsights`.
 *
 * Unavailable: `closesMissing`, `currencyUnresolved`, `fewStatements` (no month has a band).
 *
 * @see Sloan (2019), "Fundamental Analysis Redux", on testing with what was known at the time
 */
export function valueThroughTimeOf(file: CompanyFile): ValueThroughTime | Unavailable {
  const slices = valueThroughTimeInSlices(file);
  if (slices.kind === "unavailable") return slices;
  slices.advance(slices.months);
  return slices.result();
}

/** The past taken some months at a time, between which others may work: the same months in the same order however it is cut. */
export type ThroughTimeSlices = {
  kind: "throughTimeSlices";
  /** How many months there are to value. */
  months: number;
  advance: (months: number) => void;
  /** Of the months valued so far. */
  result: () => ValueThroughTime | Unavailable;
};

/** `valueThroughTimeOf`, to be taken in slices; of the latest so many months where `latest` says how many. */
export function valueThroughTimeInSlices(file: CompanyFile, latest?: number): ThroughTimeSlices | Unavailable {
  const { fundamentals } = file;
  const { quote, currency, monthlyCloses } = fundamentals;
  if (!monthlyCloses || monthlyCloses.closes.every((close) => close === null)) return unavailable("closesMissing");
  if (quote && quote.currency !== currency) return unavailable("currencyUnresolved");
  const prices = sharePricesOf(fundamentals, monthlyCloses);
  const known = fundamentals.statements.map((statement) => ({ statement, ...publicationOf(statement) }));
  const first = monthNumber(monthlyCloses.from);
  const begin = latest === undefined ? 0 : Math.max(0, prices.closes.length - latest);
  const moments = prices.closes.flatMap((price, index) =>
    index >= begin && price !== null && price > 0
      ? [{ known, prices, price, index, asOf: dayOfClose(prices, first + index) }]
      : [],
  );
  const adjusted = holdDividends(fundamentals);
  const isOwn = (fundamentals.correctedFigures ?? []).length > 0;
  const points: ValueAtDate[] = [];
  return {
    kind: "throughTimeSlices",
    months: moments.length,
    advance: (months) => {
      const next = moments.slice(points.length, points.length + months);
      points.push(...next.map((moment) => pointOf(file, moment)));
    },
    result: () => throughTimeOf(points, { adjusted, isOwn }),
  };
}

function throughTimeOf(
  points: readonly ValueAtDate[],
  { adjusted, isOwn }: { adjusted: boolean; isOwn: boolean },
): ValueThroughTime | Unavailable {
  const held = points.flatMap((point) => (point.held === null ? [] : [point.held]));
  if (held.length === 0) return unavailable("fewStatements");
  const monthsHeld = held.filter(Boolean).length;
  return {
    kind: "valueThroughTime",
    points: [...points],
    months: held.length,
    monthsHeld,
    shareHeld: monthsHeld / held.length,
    hindsights: hindsights.filter((hindsight) => {
      if (hindsight === "closesHoldDividends") return adjusted;
      if (hindsight === "ownFigures") return isOwn;
      if (hindsight === "figuresAsLastFiled") return points.some(({ figuresAsLastFiled }) => figuresAsLastFiled);
      return hindsight !== "filingDateEstimated" || points.some(({ filingDateEstimated }) => filingDateEstimated);
    }),
  };
}

function pointOf(file: CompanyFile, moment: Moment): ValueAtDate {
  const { price, asOf } = moment;
  const known = moment.known.filter(({ publicAt }) => publicAt <= asOf);
  const latest = known.toSorted((a, b) => (a.statement.fiscalYearEnd < b.statement.fiscalYearEnd ? -1 : 1)).at(-1);
  const report = valueCompany(
    { ...file, peers: [], fundamentals: asKnown(file.fundamentals, known, moment) },
    { scenario: "neutral", overrides: {} },
  );
  const { low, value, high, voting } = bandOf(report);
  return {
    asOf,
    price,
    value,
    low,
    high,
    voting,
    fiscalYearEnd: report.accounts.periodEnd,
    filingDateEstimated: report.accounts.period === "fiscalYear" && (latest?.isEstimated ?? false),
    figuresAsLastFiled: known.some(({ statement }) => statement.versions === undefined),
    held: low === null || high === null ? null : low <= price && price <= high,
  };
}

function bandOf({ methods }: ValuationReport): Pick<ValueAtDate, "low" | "value" | "high" | "voting"> {
  const voting = methods.filter(({ method, outcome }) => isCounted(outcome) && methodFamilies[method] !== "market");
  // Where the neutral value is known and another is not, that one is not above zero: it enters as 0, so that low ≤ value ≤ high.
  const meanOf = (scenario: keyof MethodReport["range"]) => mean(voting.map(({ range }) => range[scenario] ?? 0));
  return {
    low: meanOf("conservative"),
    value: meanOf("neutral"),
    high: meanOf("optimistic"),
    voting: voting.length,
  };
}

const far = ["implausiblyLow", "implausiblyHigh"] as const satisfies readonly NotVotingReason[];

/** A value far from the price counts here too: leaving it out would hide the months in which the methods were wrong. */
export function isCounted(outcome: Outcome): boolean {
  return outcome.kind === "estimate" && (outcome.votes || far.some((reason) => reason === outcome.notVotingReason));
}
