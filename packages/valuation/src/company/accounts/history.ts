import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { AnnualStatement, FigureName, InterimStatement } from "../../inputs/statement.ts";
import type { IsoDate, Years } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { type FigureLeaf, figureLeaf, type Placed, type Quantity } from "../../trace/trace.ts";
import { unitOf } from "../figure-unit.ts";
import { accountsBaseOf } from "./accounts-base.ts";
import { filingOf, interimFigure } from "./interim-figure.ts";

/** A quantity that was found or worked out, with what a reader should know about how. */
export type Known = { quantity: Quantity; warnings: readonly Warning[] };

/**
 * The fiscal years of a company as leaves of traces, oldest first, one a fiscal year end, finite figures only; and behind them
 * the twelve months to a later balance sheet, where the company is valued on those. Trends, medians and averages are of
 * fiscal years alone: no stretch of time counts twice.
 */
export type History = {
  /** The fiscal years. */
  readonly statements: readonly AnnualStatement[];
  /** Index of the accounts that count as the latest: of the twelve months, else of the last fiscal year; −1 without any. */
  readonly latest: number;
  /** Index of the last fiscal year; −1 without any. */
  readonly latestYear: number;
  /** The twelve months that follow the fiscal years; null where the last one of these is the latest. */
  readonly trailing: InterimStatement | null;
  /** The day of the latest balance sheet; null without any. */
  readonly end: IsoDate | null;
  /** Years from each statement to the last fiscal year; of the twelve months below zero. */
  readonly ages: readonly Years[];
  readonly figure: (index: number, name: FigureName) => Quantity | null;
  /** Indices, oldest first, of the statements of the last `years` fiscal years, counted by date. */
  readonly within: (years: Years) => readonly number[];
};

const yearInMilliseconds = 365.25 * 86_400_000;

const times = new Map<IsoDate, number>();
/** Companies close their years on the same few hundred days; more than these are of no use to remember. */
const mostTimes = 5_000;

/** `Date.parse`, once for each date: a valuation compares dozens, and reading one takes as long as several formulas. */
function timeOf(date: IsoDate): number {
  const known = times.get(date);
  if (known !== undefined) return known;
  if (times.size >= mostTimes) times.clear();
  const time = Date.parse(date);
  times.set(date, time);
  return time;
}

/** Time between two dates in years of 365.25 days; negative when `to` comes first. */
export function yearsBetween(from: IsoDate, to: IsoDate): Years {
  return (timeOf(to) - timeOf(from)) / yearInMilliseconds;
}

/** The same with the twelve months behind the years wherever they count. */
export const latestHistoryOf = (fundamentals: Fundamentals): History =>
  historyOf(fundamentals, accountsBaseOf(fundamentals).trailing);

/** One statement a fiscal year end, oldest first. */
function inOrderOfYears(statements: readonly AnnualStatement[]): readonly AnnualStatement[] {
  const byEnd = new Map(statements.map((statement) => [statement.fiscalYearEnd, statement]));
  return [...byEnd.values()]
    .filter(({ fiscalYearEnd }) => !Number.isNaN(timeOf(fiscalYearEnd)))
    .sort((a, b) => (a.fiscalYearEnd < b.fiscalYearEnd ? -1 : 1));
}

export function historyOf(fundamentals: Fundamentals, trailing: InterimStatement | null = null): History {
  const { ticker, provider } = fundamentals;
  const statements = inOrderOfYears(fundamentals.statements);
  const latestYear = statements.length - 1;
  const ends = statements.map(({ fiscalYearEnd }) => fiscalYearEnd);
  if (trailing) ends.push(trailing.periodEnd);
  const timesOfEnds = ends.map(timeOf);
  const lastTime = timesOfEnds[latestYear] ?? Number.NaN;
  const ages = timesOfEnds.map((time) => (lastTime - time) / yearInMilliseconds);
  const figures = new Map<FigureName, (Quantity | null | undefined)[]>();
  const windows = new Map<Years, readonly number[]>();

  function leafOf(index: number, name: FigureName): Placed<FigureLeaf> | null {
    const statement = statements[index];
    const value = statement?.figures[name];
    if (!statement || typeof value !== "number" || !Number.isFinite(value)) return null;
    const { fiscalYearEnd, origins } = statement;
    const { accession, filedAt, filed } = filingOf(statement, name);
    const origin = origins[name] ?? null;
    return figureLeaf({
      name,
      value,
      unit: unitOf(name),
      ticker,
      fiscalYearEnd,
      provider,
      origin,
      accession,
      filedAt,
      filed,
    });
  }

  /** Places for the figures of a name, none of which is looked up yet. */
  function rememberedFor(name: FigureName): (Quantity | null | undefined)[] {
    const ofName = new Array<Quantity | null | undefined>(ends.length);
    figures.set(name, ofName);
    return ofName;
  }

  return {
    statements,
    latest: ends.length - 1,
    latestYear,
    trailing,
    end: ends.at(-1) ?? null,
    ages,
    figure(index, name) {
      if (index < 0 || index >= ends.length) return null;
      const ofName = figures.get(name) ?? rememberedFor(name);
      const known = ofName[index];
      if (known !== undefined) return known;
      const isTrailing = trailing !== null && index > latestYear;
      const figure = isTrailing ? interimFigure(fundamentals, trailing, name) : leafOf(index, name);
      ofName[index] = figure;
      return figure;
    },
    within(years) {
      // Half a year of tolerance: fiscal years of 52 and 53 weeks do not end on the same day.
      const known = windows.get(years);
      if (known !== undefined) return known;
      const window = ages.flatMap((age, index) => (index <= latestYear && age < years - 0.5 ? [index] : []));
      windows.set(years, window);
      return window;
    },
  };
}

/** Whether a year is missing between two statements of the last ten. */
export function hasGap({ ages, within }: History): boolean {
  return within(10).some((index, position, recent) => {
    const before = recent[position - 1];
    return before !== undefined && (ages[before] ?? 0) - (ages[index] ?? 0) > 1.5;
  });
}

/** The last day of a period: of a fiscal year, or of the twelve months behind them. */
export const endOf = ({ statements, trailing, latestYear }: History, index: number): IsoDate =>
  (index > latestYear ? trailing?.periodEnd : statements[index]?.fiscalYearEnd) ?? "";

/** The fiscal year that comes about one year before another; −1 when it is missing. */
export function yearBefore({ ages, latestYear }: History, index: number): number {
  if (index > latestYear) return -1;
  const [before, now] = [ages[index - 1], ages[index]];
  if (before === undefined || now === undefined) return -1;
  const years = before - now;
  return years > 0.75 && years < 1.25 ? index - 1 : -1;
}

export function isPresent<T>(value: T | null): value is T {
  return value !== null;
}
