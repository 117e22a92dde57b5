import type { PriceHistory } from "@valora/market-data";
import {
  type PriceDay,
  type Technical,
  type TechnicalSession,
  technicalOf,
  technicalReadings,
  technicalSession,
} from "@valora/valuation/technical";
import { companyAsked } from "../../analysis/use-cases/analyse-company.ts";
import { skippedNotes } from "../../analysis/use-cases/notes/data-notes.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import {
  linesOfIndicator,
  type TechnicalAnswer,
  type TechnicalIndicator,
  type TechnicalPoint,
  type TechnicalQuery,
  type TechnicalRange,
  type TechnicalSeries,
  type TracedTechnicalAnswer,
} from "../contracts/technical.ts";

/**
 * The price history of a share: from the first live provider that knows, else from the included data, never from two at
 * once. Nothing of it enters the value.
 */
export async function showTechnical(
  context: Pick<Context, "marketData" | "now">,
  query: TechnicalQuery,
  signal?: AbortSignal,
): Promise<TracedTechnicalAnswer> {
  const { ticker } = query;
  const { name, notes, ...prices } = await pricesAsked(context, ticker, signal);
  const about = { schemaVersion: 1 as const, ticker, name, notes };
  if (prices.absent !== null) {
    const included = includedIn(context.marketData);
    return { ...about, absent: prices.absent, series: null, included, trace: null };
  }
  const { technical, history, staleSince } = prices;
  const { series, trace } = seriesOf({ technical, history, query, today: context.now() });
  return { ...about, absent: null, series: { ...series, staleSince }, included: [], trace };
}

/** Sessions of a company by their days, each number down to the prices that it is made of; days without prices are left out. */
export async function showSessions(
  context: Pick<Context, "marketData" | "now" | "pause">,
  { ticker, days }: { ticker: string; days: readonly string[] },
  signal?: AbortSignal,
): Promise<Readonly<Record<string, TechnicalSession>>> {
  const prices = await pricesAsked(context, ticker, signal);
  if (prices.absent !== null) return {};
  const { source } = prices.history;
  const sessions: Record<string, TechnicalSession> = {};
  for (const day of days) {
    const session = technicalSession(prices.technical, day, { ticker, source });
    if (session !== null) sessions[day] = session;
    await context.pause();
  }
  return sessions;
}

type Prices =
  | { absent: NonNullable<TechnicalAnswer["absent"]> }
  | { absent: null; technical: Technical; history: PriceHistory; staleSince: string | null };

/** The daily prices of a company and what is read from them, or why there are none. */
async function pricesAsked(
  context: Pick<Context, "marketData" | "now">,
  ticker: string,
  signal?: AbortSignal,
): Promise<Prices & Pick<TechnicalAnswer, "name" | "notes">> {
  const asking = signal === undefined ? {} : { signal };
  const [{ fundamentals }, { history, providers, skipped, staleSince }] = await Promise.all([
    companyAsked(context, { ticker, source: undefined }, signal),
    context.marketData.historyOf(ticker, asking),
  ]);
  const about = { name: fundamentals.name, notes: skippedNotes(skipped) };
  if (history === null) return { ...about, absent: providers.length === 0 ? "noSource" : "noAnswer" };
  const technical = technicalOf(history.bars);
  if ("kind" in technical || technical.days.length === 0) return { ...about, absent: "unreadable" };
  return { ...about, absent: null, technical, history, staleSince };
}

const includedIn = (marketData: Context["marketData"]) =>
  marketData.tickersWithHistory().map((ticker) => ({ ticker, name: marketData.listingOf(ticker)?.name ?? ticker }));

const monthsOf: Readonly<Record<TechnicalRange, number>> = { "3m": 3, "6m": 6, "1y": 12, "5y": 60 };
const latestShown = 30;
/** More sessions than can be told apart are drawn by weeks. */
const mostDrawn = 300;
/** The longest that exchanges close: a weekend between holidays. */
const longestPauseInDays = 5;
const MILLISECONDS_IN_DAY = 86_400_000;

type Known = { technical: Technical; history: PriceHistory; query: TechnicalQuery; today: Date };

function seriesOf({ technical, history, query, today }: Known) {
  const { currency, source, adjustedFor } = history;
  const { range, indicators } = query;
  const all = technical.days.map((day, index) => ({ ...day, ...linesAt(technical, index, indicators) }));
  const to = all.at(-1)?.date ?? "";
  const from = monthsBefore(to, monthsOf[range]);
  const days = all.filter(({ date }) => date >= from);
  const step = query.points === "drawn" && days.length > mostDrawn ? "week" : "day";
  const ageInDays = Math.max(0, Math.floor((today.getTime() - Date.parse(to)) / MILLISECONDS_IN_DAY));
  const { readings, trace } = technicalReadings(technical, { ticker: query.ticker, source, from });
  const series: Omit<TechnicalSeries, "staleSince"> = {
    currency,
    source,
    adjustedFor,
    range,
    indicators,
    step,
    to,
    ageInDays,
    isOld: ageInDays > longestPauseInDays,
    points: step === "day" ? days : weeksOf(days),
    latest: all.slice(-latestShown).toReversed(),
    readings,
  };
  return { series, trace };
}

const linesAt = ({ lines }: Technical, index: number, indicators: readonly TechnicalIndicator[]) =>
  Object.fromEntries(
    indicators.flatMap((indicator) => linesOfIndicator[indicator]).map((name) => [name, lines[name][index] ?? null]),
  );

function monthsBefore(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** 5 January 1970 was the first Monday. */
const FIRST_MONDAY = 4 * MILLISECONDS_IN_DAY;
const weekOf = ({ date }: PriceDay) => Math.floor((Date.parse(date) - FIRST_MONDAY) / (7 * MILLISECONDS_IN_DAY));

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
