import type { AnnualStatement, FigureName, Fundamentals } from "../fundamentals.ts";
import type { Warning } from "../outcome.ts";
import type { FigureLeaf, Placed, Quantity } from "../trace.ts";
import type { IsoDate, Unit, Years } from "../units.ts";

/** A quantity that was found or worked out, with what a reader should know about how. */
export type Known = { quantity: Quantity; warnings: readonly Warning[] };

/** The annual statements of a company as leaves of traces: oldest first, one a fiscal year end, finite figures only. */
export type History = {
  readonly statements: readonly AnnualStatement[];
  /** Index of the latest statement; −1 without any. */
  readonly latest: number;
  /** Years from each statement to the latest one. */
  readonly ages: readonly Years[];
  readonly figure: (index: number, name: FigureName) => FigureLeaf | null;
  /** Indices, oldest first, of the statements of the last `years` fiscal years, counted by date. */
  readonly within: (years: Years) => readonly number[];
};

const perShareFigures: ReadonlySet<FigureName> = new Set(["epsDiluted", "dividendsPerShare"]);

export function unitOf(name: FigureName): Unit {
  if (perShareFigures.has(name)) return "perShare";
  return name === "dilutedShares" ? "shares" : "money";
}

/** Time between two dates in years of 365.25 days; negative when `to` comes first. */
export function yearsBetween(from: IsoDate, to: IsoDate): Years {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
}

export function historyOf(fundamentals: Fundamentals): History {
  const { ticker, provider } = fundamentals;
  const byEnd = new Map(fundamentals.statements.map((statement) => [statement.fiscalYearEnd, statement]));
  const statements = [...byEnd.values()]
    .filter(({ fiscalYearEnd }) => !Number.isNaN(Date.parse(fiscalYearEnd)))
    .sort((a, b) => (a.fiscalYearEnd < b.fiscalYearEnd ? -1 : 1));
  const latest = statements.length - 1;
  const last = statements[latest]?.fiscalYearEnd ?? "";
  const ages = statements.map((statement) => yearsBetween(statement.fiscalYearEnd, last));
  const leaves = statements.map(() => new Map<FigureName, FigureLeaf | null>());
  const windows = new Map<Years, readonly number[]>();

  function leafOf(index: number, name: FigureName): Placed<FigureLeaf> | null {
    const statement = statements[index];
    const value = statement?.figures[name];
    if (!statement || typeof value !== "number" || !Number.isFinite(value)) return null;
    const { fiscalYearEnd, origins, filings } = statement;
    const { accession, filedAt } = filings?.[name] ?? statement;
    const origin = origins[name] ?? null;
    return {
      kind: "figure",
      name,
      value,
      unit: unitOf(name),
      ticker,
      fiscalYearEnd,
      provider,
      origin,
      accession,
      filedAt,
      place: -1,
    };
  }

  return {
    statements,
    latest,
    ages,
    figure(index, name) {
      const ofYear = leaves[index];
      if (ofYear === undefined) return null;
      const known = ofYear.get(name);
      if (known !== undefined) return known;
      const leaf = leafOf(index, name);
      ofYear.set(name, leaf);
      return leaf;
    },
    within(years) {
      // Half a year of tolerance: fiscal years of 52 and 53 weeks do not end on the same day.
      const window = windows.get(years) ?? ages.flatMap((age, index) => (age < years - 0.5 ? [index] : []));
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

/** The statement that comes about one year before; −1 when it is missing. */
export function yearBefore({ ages }: History, index: number): number {
  const [before, now] = [ages[index - 1], ages[index]];
  if (before === undefined || now === undefined) return -1;
  const years = before - now;
  return years > 0.75 && years < 1.25 ? index - 1 : -1;
}

export function isPresent<T>(value: T | null): value is T {
  return value !== null;
}
