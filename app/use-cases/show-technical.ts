import type { PriceHistory } from "@valora/market-data";
import {
  type PriceDay,
  type Technical,
  type TechnicalLineName,
  technicalLineNames,
  technicalOf,
} from "@valora/valuation";
import {
  type TechnicalAnswer,
  type TechnicalPoint,
  type TechnicalRange,
  type TechnicalSeries,
  technicalRanges,
} from "../contracts/technical.ts";
import { companyAsked } from "./analyse-company.ts";
import type { Context } from "./context.ts";
import { skippedNotes } from "./data-notes.ts";

type Asked = { ticker: string; range: TechnicalRange };

/** What the price of a share has done, from the first live source that knows; nothing of it enters its value. */
export async function showTechnical(
  context: Pick<Context, "marketData" | "now">,
  { ticker, range }: Asked,
  signal?: AbortSignal,
): Promise<TechnicalAnswer> {
  const asking = signal === undefined ? {} : { signal };
  const [{ fundamentals }, { history, sources, skipped, staleSince }] = await Promise.all([
    companyAsked(context, { ticker, source: undefined }, signal),
    context.marketData.historyOf(ticker, asking),
  ]);
  const about = { ticker, name: fundamentals.name, notes: skippedNotes(skipped) };
  if (history === null) return { ...about, absent: sources.length === 0 ? "noSource" : "noAnswer", series: null };
  const technical = technicalOf(history.bars);
  if ("kind" in technical) return { ...about, absent: "unreadable", series: null };
  return { ...about, absent: null, series: { ...seriesOf(technical, history, range), staleSince } };
}

/** The range in an address; anything else is a year. */
export const technicalRangeIn = (value: string | null): TechnicalRange =>
  technicalRanges.find((range) => range === value) ?? "1y";

const monthsOf: Readonly<Record<TechnicalRange, number>> = { "3m": 3, "6m": 6, "1y": 12, "5y": 60 };
const latestShown = 30;
/** More days than can be told apart are drawn by weeks. */
const mostDays = 300;

function seriesOf(
  technical: Technical,
  { currency, source, adjustedFor }: Pick<PriceHistory, "currency" | "source" | "adjustedFor">,
  range: TechnicalRange,
): Omit<TechnicalSeries, "staleSince"> {
  const all = technical.days.map((day, index): TechnicalPoint => ({ ...day, ...linesAt(technical, index) }));
  const from = monthsBefore(all.at(-1)?.date ?? "", monthsOf[range]);
  const days = all.filter(({ date }) => date >= from);
  const step = days.length > mostDays ? "week" : "day";
  const [first, last] = [days.at(0), days.at(-1)];
  return {
    currency,
    source,
    adjustedFor,
    range,
    step,
    points: step === "day" ? days : weeksOf(days),
    latest: all.slice(-latestShown).toReversed(),
    yearRange: technical.yearRange,
    overLongAverage: technical.overLongAverage,
    change: first === undefined || last === undefined || days.length < 2 ? null : last.close / first.close - 1,
  };
}

function linesAt({ lines }: Technical, index: number): Record<TechnicalLineName, number | null> {
  // One entry for each name.
  return Object.fromEntries(technicalLineNames.map((name) => [name, lines[name][index] ?? null])) as Record<
    TechnicalLineName,
    number | null
  >;
}

function monthsBefore(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

const MILLISECONDS_IN_WEEK = 7 * 86_400_000;
/** 5 January 1970 was the first Monday. */
const FIRST_MONDAY = 4 * 86_400_000;
const weekOf = ({ date }: PriceDay) => Math.floor((Date.parse(date) - FIRST_MONDAY) / MILLISECONDS_IN_WEEK);

/** Each week as one: its first opening, its extremes, its last close, all that was traded; indicators at its last day. */
function weeksOf(days: readonly TechnicalPoint[]): readonly TechnicalPoint[] {
  return [...Map.groupBy(days, weekOf).values()].flatMap((week) => {
    const last = week.at(-1);
    if (last === undefined) return [];
    return [
      {
        ...last,
        open: week[0]?.open ?? null,
        high: whole(
          week.map(({ high }) => high),
          (values) => Math.max(...values),
        ),
        low: whole(
          week.map(({ low }) => low),
          (values) => Math.min(...values),
        ),
        volume: whole(
          week.map(({ volume }) => volume),
          (values) => values.reduce((sum, value) => sum + value, 0),
        ),
      },
    ];
  });
}

/** Of values of which one is not known nothing is told. */
function whole(values: readonly (number | null)[], of: (known: readonly number[]) => number): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length && known.length > 0 ? of(known) : null;
}
