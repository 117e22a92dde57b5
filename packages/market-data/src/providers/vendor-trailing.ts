import type { IsoDate } from "@valora/valuation";
import { wholeMonths } from "./days.ts";
import type { FigureRule } from "./figure-rule.ts";
import type { ConceptReader, TracedPart } from "./read-figures.ts";
import type { PeriodRow, Spans } from "./vendor-spans.ts";

/** The same months of the year before: as its rows tell them, or what the rest of that year leaves. */
type Before = { value: number; end: IsoDate; filedAt: IsoDate | null; isCalculated: boolean };

/**
 * Reads the twelve months to a row: the last fiscal year, the months since, less the same months a year earlier. Null where the
 * year that they follow is not known. A field that is not told for all of them is unknown.
 */
export function vendorTrailing(row: PeriodRow, spans: Spans): { read: ConceptReader; readYear: ConceptReader } | null {
  const year = spans.years.findLast(({ end }) => end < row.end);
  const months = year ? wholeMonths(year.end, row.end) : null;
  if (!year || months === null || months <= 0 || months > 12 - spans.step || months % spans.step !== 0) return null;

  const stated = (from: PeriodRow, field: string, rule: FigureRule) => {
    const value = spans.amountOf(from, field, rule);
    return value === null
      ? null
      : { value, filing: from.accession, form: from.form, filedAt: from.filedAt, isCalculated: false };
  };
  const readYear: ConceptReader = (field, rule) => stated(year, field, rule);
  const read: ConceptReader = (field, rule) => {
    // an average of shares cannot be added up: that of the latest months counts
    if (rule.measure === "balance" || rule.unit === "shares") return stated(row, field, rule);
    const whole = readYear(field, rule);
    const since = sinceYear({ row, months, field, rule }, spans);
    const before = whole && monthsBefore({ row, months, field, rule }, spans, whole.value);
    if (!whole || !since || !before) return null;
    const { form: _, ...told } = whole;
    const parts: TracedPart[] = [
      { ...told, sign: 1, periodEnd: year.end, months: 12 },
      { ...since, sign: 1, periodEnd: row.end, months },
      { ...before, filing: null, sign: -1, periodEnd: before.end, months },
    ];
    const value = parts.reduce((sum, part) => sum + part.sign * part.value, 0);
    return { value, filing: row.accession, form: null, filedAt: row.filedAt, isCalculated: true, parts };
  };
  return { read, readYear };
}

type Wanted = { row: PeriodRow; months: number; field: string; rule: FigureRule };

function sinceYear({ row, months, field, rule }: Wanted, spans: Spans) {
  const { accession: filing, filedAt } = row;
  const telling = spans.tellingOf(field, rule);
  if (telling === null) return null;
  const value =
    telling === "toDate"
      ? spans.amountOf(row, field, rule)
      : total(rowsFrom(row, 0, months, spans), field, rule, spans);
  return value === null ? null : { value, filing, filedAt, isCalculated: telling === "alone" && months > spans.step };
}

function monthsBefore({ row, months, field, rule }: Wanted, spans: Spans, whole: number): Before | null {
  const same = spans.rowBefore(row, 12);
  const end = same?.end ?? yearBefore(row.end);
  const filedAt = same?.filedAt ?? null;
  if (spans.tellingOf(field, rule) === "toDate") {
    const value = same && spans.amountOf(same, field, rule);
    return value === null ? null : { value, end, filedAt, isCalculated: false };
  }
  const told = same && total(rowsFrom(row, 12, months, spans), field, rule, spans);
  if (told !== null) return { value: told, end, filedAt, isCalculated: months > spans.step };
  const rest = total(rowsFrom(row, months, 12 - months, spans), field, rule, spans);
  return rest === null ? null : { value: whole - rest, end, filedAt, isCalculated: true };
}

/** The rows of so many months, of which the last ends `ago` months before another row. */
const rowsFrom = (row: PeriodRow, ago: number, months: number, { step, rowBefore }: Spans) =>
  Array.from({ length: months / step }, (_, index) => rowBefore(row, ago + index * step));

function total(rows: readonly (PeriodRow | null)[], field: string, rule: FigureRule, spans: Spans): number | null {
  return rows.reduce<number | null>((sum, row) => {
    const value = row && spans.amountOf(row, field, rule);
    return sum === null || value === null ? null : sum + value;
  }, 0);
}

/** The same day of the year before; the end of February stays one. */
export function yearBefore(day: IsoDate): IsoDate {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith("-02-29") ? earlier.replace(/29$/, "28") : earlier;
}
