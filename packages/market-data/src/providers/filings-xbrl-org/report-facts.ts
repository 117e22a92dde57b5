import type { IsoDate } from "@valora/valuation";
import * as z from "zod";
import { daysAfter } from "../days.ts";
import type { Fact } from "../sec-edgar/fact-book.ts";
import { type Report, reportFactSchema } from "./report.schema.ts";

/** A report as it was filed: its facts, when they became public, and the period that it is about. */
export type FiledReport = { lei: string; filing: string; filedAt: IsoDate; periodEnd?: IsoDate; report: Report };

/** A fact of the whole company. `concept` is the IFRS name alone, or a name with its prefix for the filer's own element. */
export type ReportFact = Fact & {
  concept: string;
  isStandard: boolean;
  unit: string;
  /** Digits after the decimal point that are right; null: all. */
  decimals: number | null;
};

const wholeCompany = new Set(["concept", "entity", "period", "unit", "language", "noteId"]);
const statementsAxis = /(^|:)ConsolidatedAndSeparateFinancialStatementsAxis$/;
const consolidated = /(^|:)ConsolidatedMember$/;
const number = /^[-+]?\d+(\.\d+)?([eE][+-]?\d+)?$/;
/** More than the money of any company in any currency. */
const largest = 1e18;

/**
 * The numbers of a report that describe the whole company, in standard words and in the filer's own; segments and separate
 * accounts are left out. Of one fact that stands several times the most precise counts; where they contradict each other none does.
 */
export const reportFacts = (filed: FiledReport): readonly ReportFact[] =>
  factsAt(filed, (dimensions) => (describesWholeCompany(dimensions) ? "" : null)).map(({ place: _, ...fact }) => fact);

/** Dimensions of a fact: "concept", "period" and the like, and the axes of its part of the company. */
export type Dimensions = Readonly<Record<string, unknown>>;

/** The numbers of a report at the places that `placeOf` names; facts without a place are left out. */
export function factsAt(
  { filing, filedAt, report }: FiledReport,
  placeOf: (dimensions: Dimensions, nameOf: (element: string) => string) => string | null,
): readonly (ReportFact & { place: string })[] {
  const prefixes = prefixesOf(report);
  const nameOf = (element: string) => conceptOf(element, prefixes).concept;
  const facts = Object.values(report.facts).flatMap((entry) => {
    const parsed = reportFactSchema.safeParse(entry);
    if (!parsed.success) return [];
    const { value, decimals = null, dimensions } = parsed.data;
    const period = periodOf(dimensions.period);
    const text = value?.trim() ?? "";
    // What ends after it was filed is no account, but a slip of a year that would count as the latest.
    if (!period || period.end > filedAt || !dimensions.unit || !number.test(text)) return [];
    if (Math.abs(Number(text)) > largest) return [];
    const place = placeOf(dimensions, nameOf);
    if (place === null) return [];
    const fact = {
      ...period,
      ...conceptOf(dimensions.concept, prefixes),
      unit: unitOf(dimensions.unit, prefixes),
      value: Number(text),
      decimals,
      accession: filing,
      form: "AFR",
      filed: filedAt,
      place,
    };
    return [fact];
  });
  return withoutDuplicates(facts);
}

/** The axes of a fact that are no axes of every fact, with their members; the consolidated accounts are the whole company. */
export const axesOf = (dimensions: Dimensions): readonly (readonly [axis: string, member: string])[] =>
  Object.entries(dimensions).flatMap(([axis, member]) =>
    isOfEveryFact(axis, member) ? [] : [[axis, String(member)] as const],
  );

/** Whose report it is, as its facts say; null when they name none or several. */
export function filerOfReport({ facts }: Report): string | null {
  const entities = Object.values(facts).flatMap((entry) => {
    const parsed = reportFactSchema.safeParse(entry);
    return parsed.success ? [parsed.data.dimensions.entity.split(":").at(-1) ?? ""] : [];
  });
  const [first] = entities;
  return first !== undefined && entities.every((entity) => entity === first) ? first : null;
}

/** No segment, no member of an axis; the axis of consolidated accounts may be named, with the consolidated ones. */
const describesWholeCompany = (dimensions: Dimensions): boolean =>
  Object.entries(dimensions).every(([axis, member]) => isOfEveryFact(axis, member));

const isOfEveryFact = (axis: string, member: unknown): boolean =>
  wholeCompany.has(axis) || (statementsAxis.test(axis) && consolidated.test(String(member)));

type Prefixes = ReadonlyMap<string, string>;
const addresses = z.record(z.string(), z.string());

function prefixesOf({ documentInfo }: Report): Prefixes {
  const declared = addresses.safeParse(documentInfo.namespaces ?? {});
  return new Map(declared.success ? Object.entries(declared.data) : []);
}

const ifrs = /\/ifrs-full\/?$/;

/** "ifrs-full:Revenue" is "Revenue", under whatever prefix the report calls that dictionary. */
function conceptOf(name: string, prefixes: Prefixes): Pick<ReportFact, "concept" | "isStandard"> {
  const [prefix = "", local] = name.split(":");
  if (local === undefined) return { concept: name, isStandard: false };
  const namespace = prefixes.get(prefix);
  const isStandard = namespace === undefined ? prefix === "ifrs-full" : ifrs.test(namespace);
  return isStandard ? { concept: local, isStandard } : { concept: name, isStandard };
}

const measures = /([A-Za-z_][\w.-]{0,63}):([\w.-]+)/g;

/** "iso4217:EUR/xbrli:shares" is "EUR/shares"; currencies keep their code, other units that are not ours their prefix. */
function unitOf(unit: string, prefixes: Prefixes): string {
  return unit.replaceAll(/[()]/g, "").replaceAll(measures, (measure, prefix: string, local: string) => {
    const namespace = prefixes.get(prefix) ?? prefix;
    return /(iso4217|(^|\/)xbrli|\/2003\/instance)$/.test(namespace) ? local : measure;
  });
}

const midnight = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)?$/;

/** The midnight after the last day becomes that day; the midnight at the start of the first day is that day. */
function periodOf(period: string | undefined): { start: IsoDate | null; end: IsoDate } | null {
  const [first = "", second, ...others] = (period ?? "").split("/");
  const from = dayAt(first);
  if (from === null || others.length > 0) return null;
  if (second === undefined) return { start: null, end: daysAfter(from, -1) };
  const to = dayAt(second);
  return to === null ? null : { start: from, end: daysAfter(to, -1) };
}

/** The day that a midnight begins; null where the calendar has none. */
function dayAt(written: string): IsoDate | null {
  const day = midnight.exec(written)?.[1];
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day)) && daysAfter(day, 0) === day;
  return isDay ? day : null;
}

function withoutDuplicates<Placed extends ReportFact & { place: string }>(facts: readonly Placed[]): readonly Placed[] {
  const same = Map.groupBy(
    facts,
    ({ concept, unit, start, end, place }) => `${concept} ${unit} ${start} ${end} ${place}`,
  );
  return [...same.values()].flatMap((told) => {
    const [best] = told.toSorted((one, other) => precisionOf(other) - precisionOf(one));
    return best && told.every((each) => agree(best, each)) ? [best] : [];
  });
}

const precisionOf = ({ decimals }: ReportFact) => decimals ?? Number.POSITIVE_INFINITY;

/** The coarser one is the other, rounded; zeros and rounding the other way are within its last digit. */
function agree(precise: ReportFact, coarse: ReportFact): boolean {
  const lastDigit = coarse.decimals === null ? 0 : 10 ** -coarse.decimals;
  return Math.abs(precise.value - coarse.value) <= Math.max(lastDigit, Math.abs(precise.value) * 1e-12);
}
