import type { WrittenLanguage } from "../contracts/written-language.ts";
import type { NarrationFact } from "./narration-facts.ts";

/** Day and month may be left out, never the year. */
type WrittenDate = { year: number; month: number; day: number | null };
type Groups = Readonly<Record<string, string | undefined>>;

const anyMonth = ({ months, shortMonths }: WrittenLanguage) =>
  months.map((name, index) => `(?<m${index + 1}>${name}|${shortMonths[index]}\\.?)`).join("|");

/** Each way in which a language writes a date, the longest first. */
function patterns(language: WrittenLanguage): RegExp[] {
  const month = `(?:${anyMonth(language)})`;
  const { ordinals, beforeMonth } = language.common;
  const day = `(?<day>\\d{1,2})(?:${ordinals})?`;
  const year = "(?<year>\\d{4})";
  const of = `(?:${beforeMonth})?`;
  const start = "(?<![\\p{L}\\p{N}])";
  const end = "(?![\\p{L}\\p{N}])";
  return [
    `${start}(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${end}`,
    `${start}(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>\\d{4})${end}`,
    `${start}${day} ${of}${month},? ${of}${year}${end}`,
    `${start}${month} ${day},? ${year}${end}`,
    `${start}${month},? ${of}${year}${end}`,
  ].map((source) => new RegExp(source, "giu"));
}

function dateOf(groups: Groups): WrittenDate {
  const named = Object.keys(groups).find((name) => /^m\d+$/.test(name) && groups[name] !== undefined);
  const month = named === undefined ? Number(groups.month) : Number(named.slice(1));
  return { year: Number(groups.year), month, day: groups.day === undefined ? null : Number(groups.day) };
}

const padded = (value: number) => String(value).padStart(2, "0");

function isAmong(facts: readonly NarrationFact[], { year, month, day }: WrittenDate): boolean {
  const beginning = `${year}-${padded(month)}${day === null ? "" : `-${padded(day)}`}`;
  return facts.some((fact) => fact.kind === "date" && fact.value.startsWith(beginning));
}

/** The dates of a text that are no fact, and the text with blanks where dates stand. */
export function checkDates(text: string, facts: readonly NarrationFact[], language: WrittenLanguage) {
  const unknown: string[] = [];
  let rest = text;
  for (const pattern of patterns(language)) {
    for (const { 0: found, index, groups = {} } of rest.matchAll(pattern)) {
      if (!isAmong(facts, dateOf(groups))) unknown.push(found);
      rest = rest.slice(0, index) + " ".repeat(found.length) + rest.slice(index + found.length);
    }
  }
  return { unknown, rest };
}
