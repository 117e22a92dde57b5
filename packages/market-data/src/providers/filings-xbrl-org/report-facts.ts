import type { IsoDate } from "@valora/valuation";
import { daysAfter } from "../days.ts";
import type { Fact } from "../sec-edgar/fact-book.ts";
import { type Report, reportFactSchema } from "./report.schema.ts";

/** A report as it was filed: its facts, and when they became public. */
export type FiledReport = { lei: string; filing: string; filedAt: IsoDate; report: Report };

/** A fact of the whole company, under its IFRS name. */
export type ReportFact = Fact & { concept: string; unit: string };

const wholeCompany = new Set(["concept", "entity", "period", "unit", "language", "noteId"]);
const standardConcept = /^ifrs-full:(\w+)$/;
const number = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/;

/** The numbers of a report that describe the whole company in standard words; segments and the filer's own words are left out. */
export function reportFacts({ filing, filedAt, report }: FiledReport): readonly ReportFact[] {
  return Object.values(report.facts).flatMap((entry) => {
    const parsed = reportFactSchema.safeParse(entry);
    if (!parsed.success) return [];
    const { value, dimensions } = parsed.data;
    const concept = standardConcept.exec(dimensions.concept)?.[1];
    const period = periodOf(dimensions.period);
    const isWhole = Object.keys(dimensions).every((key) => wholeCompany.has(key));
    if (!concept || !period || !isWhole || !dimensions.unit || value === null || !number.test(value)) return [];
    const fact: ReportFact = {
      ...period,
      concept,
      unit: unitOf(dimensions.unit),
      value: Number(value),
      accession: filing,
      form: "AFR",
      filed: filedAt,
    };
    return [fact];
  });
}

/** Whose report it is, as its facts say; null when they name none or several. */
export function filerOfReport({ facts }: Report): string | null {
  const entities = Object.values(facts).flatMap((entry) => {
    const parsed = reportFactSchema.safeParse(entry);
    return parsed.success ? [parsed.data.dimensions.entity.split(":").at(-1) ?? ""] : [];
  });
  const [first] = entities;
  return first !== undefined && entities.every((entity) => entity === first) ? first : null;
}

/** "iso4217:EUR/xbrli:shares" is "EUR/shares". */
const unitOf = (unit: string): string => unit.replaceAll(/(iso4217|xbrli):/g, "");

const instant = /^(\d{4}-\d\d-\d\d)T00:00:00$/;

/** The midnight after the last day becomes that day; the midnight at the start of the first day is that day. */
function periodOf(period: string | undefined): { start: IsoDate | null; end: IsoDate } | null {
  const [first = "", second] = (period ?? "").split("/");
  const from = instant.exec(first)?.[1];
  if (!from) return null;
  if (second === undefined) return { start: null, end: daysAfter(from, -1) };
  const to = instant.exec(second)?.[1];
  return to ? { start: from, end: daysAfter(to, -1) } : null;
}
