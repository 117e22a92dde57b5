import type { FigureName, InterimStatement, InterimStatements, IsoDate } from "@valora/valuation";
import { neverNegative } from "../integrity/statements.ts";
import {
  conceptsOfReading,
  type FigureRule,
  type FigureRules,
  type FiledFigureName,
  type Reading,
} from "./figure-rule.ts";
import { interimParts } from "./interim-parts.ts";
import { type ConceptReader, readFigures, statementFigures, type TracedFigures } from "./read-figures.ts";
import { type PeriodRow, provenSpans, type Spans } from "./vendor-spans.ts";
import { lastFiled, type ReadingOptions, type VendorYear } from "./vendor-statements.ts";
import { vendorTrailing } from "./vendor-trailing.ts";

/** A vendor's row for a part of a year, as it names its last day. */
export type VendorPeriod = Omit<VendorYear, "fiscalYearEnd"> & { periodEnd: IsoDate };

/** Twelve quarters to show, and those of the year before the first of them, which they grow over. */
const mostQuarters = 16;

/**
 * A vendor's quarters, or halves, as our interim statements: the quarters where it gives them, and the twelve months to the
 * latest of them. Null where the rows do not prove how many months they cover.
 */
export function vendorInterim(
  years: readonly VendorYear[],
  periods: readonly VendorPeriod[],
  options: ReadingOptions,
): InterimStatements | null {
  const wholes = years.map(({ fiscalYearEnd: end, ...year }) => ({ ...year, end }));
  const rows = periods.map(({ periodEnd: end, ...period }) => ({ ...period, end }));
  const spans = provenSpans(onePerEnd(wholes), onePerEnd(rows), options);
  if (!spans) return null;
  const quarters =
    spans.step === 3 ? spans.rows.slice(-mostQuarters).flatMap((row) => quarterOf(row, spans, options)) : [];
  const trailing = trailingOf(spans, options);
  return quarters.length + trailing.length > 0 ? { quarters, trailing } : null;
}

/** Of a day that was told again the later filing; none where it stands twice without one: which is right cannot be known. */
const onePerEnd = (rows: readonly PeriodRow[]): readonly PeriodRow[] =>
  [...Map.groupBy(rows, ({ end }) => end).values()].map(lastFiled).flatMap((same) => (same.length === 1 ? same : []));

/** Twelve months to the latest row where it ends after the last year, and before them those that ended a year earlier. */
function trailingOf(spans: Spans, options: ReadingOptions): readonly InterimStatement[] {
  const [latest, lastYear] = [spans.rows.at(-1), spans.years.at(-1)];
  if (!latest || !lastYear || latest.end <= lastYear.end) return [];
  const now = trailingTo(latest, spans, options);
  const before = spans.rowBefore(latest, 12);
  return now.length > 0 && before ? [...trailingTo(before, spans, options), ...now] : now;
}

function quarterOf(row: PeriodRow, spans: Spans, { rules }: ReadingOptions): InterimStatement[] {
  const figures = readFigures(rules, (field, rule) => {
    const isAlone = rule.measure === "balance" || spans.tellingOf(field, rule) === "alone";
    const value = isAlone ? spans.amountOf(row, field, rule) : null;
    return value === null
      ? null
      : { value, filing: row.accession, form: row.form, filedAt: row.filedAt, isCalculated: false };
  });
  if (figures.netIncome === null) return [];
  return [{ ...told(row, 3), ...statementFigures(possible(figures), "vendor") }];
}

function trailingTo(row: PeriodRow, spans: Spans, { rules }: ReadingOptions): InterimStatement[] {
  const made = vendorTrailing(row, spans);
  if (!made) return [];
  const figures = possible(readFigures(asYearReads(rules, made.readYear), made.read));
  if (figures.netIncome === null) return [];
  return [{ ...told(row, 12), ...interimParts(figures, "vendor"), ...statementFigures(figures, "vendor") }];
}

const told = ({ end, filedAt, form, accession }: PeriodRow, months: 3 | 12) => ({
  periodEnd: end,
  months,
  filedAt,
  form,
  accession,
});

/** Without sales, payments and shares below zero, which tell of rows that are not of one presentation. */
function possible(figures: TracedFigures): TracedFigures {
  const negative = neverNegative.filter(
    (name) => (figures[name]?.value ?? 0) < 0 || figures[name]?.parts?.some(({ value }) => value < 0),
  );
  return { ...figures, ...Object.fromEntries(negative.map((name: FigureName) => [name, null])) };
}

/** Each figure read as the year reads it, and in no other of the vendor's words: nothing is mixed. */
function asYearReads(rules: FigureRules, read: ConceptReader): FigureRules {
  const restricted = Object.entries(rules).map(([name, rule]) => [name, { ...rule, from: readingOfYear(rule, read) }]);
  // safe: the entries hold every filed figure name
  return Object.fromEntries(restricted) as Record<FiledFigureName, FigureRule>;
}

function readingOfYear(rule: FigureRule, read: ConceptReader): readonly Reading[] {
  const isKnown = (concept: string) => read(concept, rule) !== null;
  for (const reading of rule.from) {
    if (typeof reading === "string" || "widest" in reading) {
      if (conceptsOfReading(reading).some(isKnown)) return [reading];
    } else if ([...reading.sum, ...(reading.less ?? [])].every(isKnown)) {
      const { plus = [], ...required } = reading;
      return [{ ...required, sum: [...reading.sum, ...plus.filter(isKnown)] }];
    }
  }
  return [];
}
