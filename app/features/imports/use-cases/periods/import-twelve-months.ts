import {
  type FigureFiling,
  type FigureName,
  type FigureOrigin,
  figureNames,
  type InterimStatement,
  type PeriodPart,
} from "@valora/valuation";
import { statementLines } from "@valora/valuation/statements";
import { type PeriodColumn, wholeMonthsApart } from "./import-columns.ts";

/** A column of figures, each at its cell. */
export type PeriodFigures = PeriodColumn &
  Pick<InterimStatement, "figures" | "origins"> & { filings: NonNullable<InterimStatement["filings"]> };

/** Columns that make up a stretch of months without a gap; null where none do. */
export type Tiles = readonly PeriodFigures[] | null;
/** Months are added to a year, and the same ones of the year before taken away; those are also what the rest of it leaves. */
export type Sums = { year: PeriodFigures; since: Tiles; before: Tiles; rest: Tiles };

/** Figures of a day; all others are of the months to it. */
const balances: ReadonlySet<FigureName> = new Set(statementLines.balance);
/** Averages over a period, which cannot be added up. */
const averages: ReadonlySet<FigureName> = new Set<FigureName>(["dilutedShares"]);

type Figure = { value: number; origin: FigureOrigin; filing?: FigureFiling; parts: readonly PeriodPart[] };

/** The twelve months to a column, each figure of its own cells; `ending` are the columns to that day, the shortest first. */
export function twelveMonths(
  latest: PeriodFigures,
  sums: Sums,
  ending: readonly PeriodFigures[],
): InterimStatement | null {
  const made = new Map<FigureName, Figure>();
  for (const name of figureNames) {
    const isOfDay = balances.has(name) || averages.has(name);
    const figure = isOfDay ? standing(name, ending) : madeUp(name, latest, sums);
    if (figure) made.set(name, figure);
  }
  if (made.size === 0) return null;
  const known = [...made];
  const entries = figureNames.map((name) => [name, made.get(name)?.value ?? null] as const);
  const parts = [0, 1, 2].flatMap((position) => known.flatMap(([, figure]) => figure.parts[position] ?? []));
  return {
    periodEnd: latest.end,
    months: 12,
    filedAt: null,
    form: null,
    accession: null,
    filings: Object.fromEntries(known.flatMap(([name, { filing }]) => (filing ? [[name, filing]] : []))),
    ...(parts.length > 0 && { parts }),
    // `figureNames` holds every name, so that the record is complete.
    figures: Object.fromEntries(entries) as Record<FigureName, number | null>,
    origins: Object.fromEntries(known.map(([name, { origin }]) => [name, origin])),
  };
}

/** A figure of the last day, or an average of the fewest months to it. */
function standing(name: FigureName, ending: readonly PeriodFigures[]): Figure | null {
  const column = ending.find(({ figures }) => figures[name] !== null);
  const value = column?.figures[name];
  if (!column || value === null || value === undefined) return null;
  const filing = column.filings[name];
  return { value, origin: column.origins[name] ?? "import", ...(filing && { filing }), parts: [] };
}

/** One figure of the twelve months; null where one of its columns lacks it. */
function madeUp(name: FigureName, latest: PeriodFigures, { year, since, before, rest }: Sums): Figure | null {
  const [whole, added] = [total([year], name), total(since, name)];
  const taken = total(before, name) ?? (whole && left(whole, total(rest, name)));
  if (!whole || !added || !taken) return null;
  const months = wholeMonthsApart(year.end, latest.end);
  const parts = [
    partOf(name, whole, { sign: 1, periodEnd: year.end, months: 12 }),
    partOf(name, added, { sign: 1, periodEnd: latest.end, months }),
    partOf(name, taken, { sign: -1, periodEnd: before?.at(-1)?.end ?? monthsBefore(latest.end, 12), months }),
  ];
  return { value: whole.value + added.value - taken.value, origin: "derived", parts };
}

/** A sum of columns, with the cells that it was made of. */
type Total = { value: number; cells: string; isDerived: boolean; filedAt: string | null };

function total(columns: Tiles, name: FigureName): Total | null {
  if (!columns || columns.length === 0) return null;
  let value = 0;
  for (const { figures } of columns) {
    const figure = figures[name];
    if (figure === null) return null;
    value += figure;
  }
  const filings = columns.flatMap((column) => column.filings[name] ?? []);
  return {
    value,
    cells: filings.map(({ accession }) => accession).join(" + "),
    isDerived: columns.length > 1 || columns[0]?.origins[name] === "derived",
    filedAt: filings[0]?.filedAt ?? null,
  };
}

/** The remaining part of a year. */
const left = (whole: Total, rest: Total | null): Total | null =>
  rest && {
    ...whole,
    value: whole.value - rest.value,
    cells: rest.cells === "" ? "" : `${whole.cells} − (${rest.cells})`,
    isDerived: true,
  };

const partOf = (
  name: FigureName,
  { value, cells, isDerived, filedAt }: Total,
  period: Pick<PeriodPart, "sign" | "periodEnd" | "months">,
): PeriodPart => ({
  ...period,
  accession: cells === "" ? null : cells,
  filedAt,
  figures: { [name]: value },
  derived: isDerived ? [name] : [],
  origin: "import",
});

/** The same day so many months earlier; the last of a month stays the last. */
export function monthsBefore(end: string, months: number): string {
  const [year = 0, month = 0, day = 0] = end.split("-").map(Number);
  const lastNow = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const lastThen = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const then = day === lastNow ? lastThen : Math.min(day, lastThen);
  return new Date(Date.UTC(year, month - 1 - months, then)).toISOString().slice(0, 10);
}
