import type { IsoDate, Ratio } from "@valora/valuation";
import { wholeMonths } from "./days.ts";
import type { FigureRule } from "./figure-rule.ts";
import { numberOf, paymentFields, type ReadingOptions } from "./vendor-statements.ts";

/** A vendor's row, of a year or of a part of one. */
export type PeriodRow = {
  end: IsoDate;
  filedAt: IsoDate | null;
  form: string | null;
  accession: string | null;
  fields: Readonly<Record<string, unknown>>;
};

/** Whether each row tells its own months, or all since the year began; null where it is neither, and the field is not trusted. */
export type Telling = "alone" | "toDate" | null;

/** Rows that follow each other without a gap, each of so many months. */
export type Spans = {
  step: 3 | 6;
  /** Oldest first. */
  rows: readonly PeriodRow[];
  /** Oldest first. */
  years: readonly PeriodRow[];
  /** The row that ends so many months before another one. */
  rowBefore: (row: PeriodRow, months: number) => PeriodRow | null;
  tellingOf: (field: string, rule: FigureRule) => Telling;
  /** As the vendor writes it, money that leaves as a positive number; null where it is unknown. */
  amountOf: (row: PeriodRow, field: string, rule: FigureRule) => number | null;
};

/** Parts that make up a year may differ from it by rounding. */
const [addsUpWithin, perShareWithin, isSameWithin] = [0.01, 0.03, 0.001];
/** The part of a year's sales that quarters may leave to those that are not told, against an even share. */
const [leastShare, mostShare] = [0.4, 2.5];

/**
 * How many months the rows of a vendor cover. A vendor calls halves quarters where a company reports twice a year, and its
 * rows may lack one: so the rows have to follow each other evenly, and their sales have to make those of a fiscal year. Where
 * quarters do not reach back over a whole year, what they leave of one has to be possible. Null where nothing is proven.
 */
export function provenSpans(
  years: readonly PeriodRow[],
  periods: readonly PeriodRow[],
  options: ReadingOptions,
): Spans | null {
  const chain = evenChain(byEnd(periods));
  if (!chain) return null;
  const spans = spansOf(byEnd(years), chain, options);
  return isProven(spans, options.rules.revenue) ? spans : null;
}

const byEnd = (rows: readonly PeriodRow[]) => rows.toSorted((one, other) => one.end.localeCompare(other.end));

/** The latest rows that stand three, or six, months apart. */
function evenChain(rows: readonly PeriodRow[]): Pick<Spans, "step" | "rows"> | null {
  const chain: PeriodRow[] = [];
  let step: number | null = null;
  for (const row of rows.toReversed()) {
    const [next] = chain;
    if (next) {
      const gap = wholeMonths(row.end, next.end);
      step ??= gap;
      if (gap !== step) break;
    }
    chain.unshift(row);
  }
  return step === 3 || step === 6 ? { step, rows: chain } : null;
}

function spansOf(years: readonly PeriodRow[], chain: Pick<Spans, "step" | "rows">, options: ReadingOptions): Spans {
  const payments = paymentFields(options.rules);
  const rowBefore = (row: PeriodRow, months: number) =>
    chain.rows.find(({ end }) => wholeMonths(end, row.end) === months) ?? null;
  const signOf = (field: string) => {
    if (!payments.has(field)) return 1;
    const told = [...years, ...chain.rows]
      .map(({ fields }) => numberOf(fields[field]))
      .find((value) => value !== null && value !== 0);
    return (told ?? 1) < 0 ? -1 : 1;
  };
  const remembered = new Map<string, { telling: Telling; isAdded: boolean }>();
  const evidenceOf = (field: string, rule: FigureRule) => {
    const known = remembered.get(field) ?? evidence({ years, ...chain, rowBefore }, field, rule);
    remembered.set(field, known);
    return known;
  };
  return {
    ...chain,
    years,
    rowBefore,
    tellingOf: (field, rule) => evidenceOf(field, rule).telling,
    amountOf: (row, field, rule) => {
      const value = numberOf(row.fields[field]);
      if (value === null) return null;
      if (value !== 0) return value * signOf(field);
      // a quarter without a dividend is a zero where the year is the sum of its quarters
      const isAdded = rule.measure === "flow" && evidenceOf(field, rule).isAdded;
      return options.zeroIsUnknown && !isAdded ? null : 0;
    },
  };
}

type Rows = Pick<Spans, "years" | "rows" | "step" | "rowBefore">;

/** All rows of a fiscal year, latest first; null where one is missing. */
export function rowsOfYear(
  { rows, step, rowBefore }: Omit<Rows, "years">,
  year: PeriodRow,
): readonly PeriodRow[] | null {
  const last = rows.find(({ end }) => wholeMonths(end, year.end) === 0);
  if (!last) return null;
  const all = Array.from({ length: 12 / step }, (_, index) => rowBefore(last, index * step));
  return all.every((row) => row !== null) ? all : null;
}

/** A field in the latest fiscal year that the rows cover. */
function evidence(all: Rows, field: string, rule: FigureRule): { telling: Telling; isAdded: boolean } {
  for (const year of all.years.toReversed()) {
    const whole = numberOf(year.fields[field]);
    const parts = rowsOfYear(all, year)?.map((row) => numberOf(row.fields[field]));
    if (whole === null || whole === 0 || !parts || parts.includes(null)) continue;
    const within = Math.abs(whole) * (rule.unit === "perShare" ? perShareWithin : addsUpWithin);
    const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
    if (Math.abs(sum - whole) <= within) return { telling: "alone", isAdded: true };
    return { telling: isSame(parts[0] ?? 0, whole) ? "toDate" : null, isAdded: false };
  }
  return { telling: isToldToDate(all, field) ? "toDate" : "alone", isAdded: false };
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * isSameWithin;

/** Where no whole year is covered: the last row of one is all of it, although earlier rows hold some of it too. */
function isToldToDate({ years, rows, step, rowBefore }: Rows, field: string): boolean {
  return years.some((year) => {
    const whole = numberOf(year.fields[field]);
    const last = rows.find(({ end }) => wholeMonths(end, year.end) === 0);
    const before = last && rowBefore(last, step);
    const part = before ? numberOf(before.fields[field]) : null;
    if (!last || whole === null || whole === 0 || part === null) return false;
    return isSame(numberOf(last.fields[field]) ?? 0, whole) && Math.abs(part) > Math.abs(whole) * addsUpWithin;
  });
}

/** Sales tell what the rows are: no company has three months that are worth twelve. */
function isProven(spans: Spans, revenue: FigureRule): boolean {
  const field = revenue.from
    .filter((reading) => typeof reading === "string")
    .find((concept) => spans.rows.some(({ fields }) => numberOf(fields[concept]) !== null));
  if (field === undefined || spans.tellingOf(field, revenue) === null) return false;
  const isCovered = spans.years.some(
    (year) =>
      numberOf(year.fields[field]) !== null &&
      rowsOfYear(spans, year)?.every(({ fields }) => numberOf(fields[field]) !== null),
  );
  if (isCovered) return true;
  // halves of which no two make a year could be any two quarters
  if (spans.step === 6) return false;
  return spans.tellingOf(field, revenue) === "toDate" || spans.years.some((year) => leavesEnough(spans, year, field));
}

function leavesEnough({ rows, step, rowBefore }: Spans, year: PeriodRow, field: string): boolean {
  const whole = numberOf(year.fields[field]);
  const last = rows.find(({ end }) => wholeMonths(end, year.end) === 0);
  if (!last || whole === null || whole <= 0) return false;
  const known = Array.from({ length: 12 / step }, (_, index) => rowBefore(last, index * step))
    .filter((row) => row !== null)
    .map(({ fields }) => numberOf(fields[field]));
  if (known.some((value) => value === null)) return false;
  const left: Ratio = 1 - known.reduce<number>((total, value) => total + (value ?? 0), 0) / whole;
  const even: Ratio = 1 - (known.length * step) / 12;
  return left >= even * leastShare && left <= even * mostShare;
}
