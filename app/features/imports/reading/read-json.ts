import { shown } from "../../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../../failure.ts";
import { type ImportField, importFields, numericFields, rateFields } from "../contracts/company-import.ts";
import type { UploadedTable } from "../use-cases/import-table.ts";
import { type JsonObject, type JsonValue, strictJson, WrittenNumber } from "./strict-json.ts";

type Records = Extract<UploadedTable, { kind: "records" }>;

const MOST_YEARS = 59;
const MOST_NAMES = 499;
/** The member of a year that says which year it is; of other periods, two say which months. */
const yearEnd = "fiscalYearEnd";
const [periodEnd, periodMonths] = ["periodEnd", "months"];
const spanNames: readonly string[] = [yearEnd, periodEnd, periodMonths];

/** Whether a text is meant as JSON: no table of text starts with a brace, nor with a bracket and what a list starts with. */
export const looksLikeJson = (text: string): boolean => /^\ufeff?\s*(?:\{|\[\s*(?:[{["\]]|$))/.test(text);

/** Accounts as JSON: an object with `years` and what is declared of them, or the list of years alone. */
export function readImportJson(text: string): Records {
  const document = strictJson(text);
  if (Array.isArray(document)) return recordsIn(new Map([["years", document]]));
  if (!isObject(document)) throw new Failure("bodyInvalid");
  if (isReport(document)) throw new Failure("fileIsReport");
  return recordsIn(document);
}

/** Whether a document is a report as xBRL-JSON, or says how the tables of one as xBRL-CSV are read. */
function isReport(document: JsonObject): boolean {
  const about = document.get("documentInfo");
  const type = isObject(about) ? about.get("documentType") : null;
  return typeof type === "string" && /^https?:\/\/(?:www\.)?xbrl\.org\//.test(type);
}

export const isObject = (value: JsonValue | undefined): value is JsonObject => value instanceof Map;

/** The years of a document as a table, each a column; what is declared stays beside it. */
export function recordsIn(document: JsonObject): Records {
  const declared = declaredIn(document, ["years"]);
  const years = document.get("years");
  if (!Array.isArray(years)) throw years === undefined ? new Failure("fileEmpty") : wrongType("years");
  const objects = years.map((year: JsonValue, index) => {
    if (!isObject(year)) throw wrongType(`years[${index}]`);
    return year;
  });
  const names = [...new Set(objects.flatMap((year) => [...year.keys()]))].filter((name) => !spanNames.includes(name));
  if (objects.length > MOST_YEARS || names.length > MOST_NAMES) throw new Failure("fileTooLarge");
  if (objects.length === 0) throw new Failure("fileEmpty");
  const ends = objects.map((year, index) => headingOf(year, `years[${index}]`));
  return {
    kind: "records",
    rows: [["", ...ends], ...names.map((name) => [name, ...objects.map((year) => cellOf(year.get(name) ?? null))])],
    declared,
  };
}

/** A fiscal year by its last day, or another period by its last day and its months, as a table would write them. */
function headingOf(period: JsonObject, place: string): string {
  const isYear = !period.has(periodEnd) && !period.has(periodMonths);
  if (!isYear && period.has(yearEnd)) throw wrongType(`${place}.${yearEnd}`);
  const end = period.get(isYear ? yearEnd : periodEnd);
  const day = typeof end === "string" ? end : String(cellOf(end ?? null) || "null");
  if (isYear) return day;
  const months = period.get(periodMonths);
  if (typeof months !== "number") throw wrongType(`${place}.${periodMonths}`);
  return `${day} (${months}M)`;
}

/** The figures in a document; an unknown member is refused by its name. */
export function declaredIn(document: JsonObject, others: readonly string[]): Records["declared"] {
  const declared: Partial<Record<ImportField, string | number>> = {};
  for (const [name, value] of document) {
    const field = importFields.find((each) => each === name);
    if (field === undefined) {
      if (others.includes(name)) continue;
      throw new Failure("fieldUnknown", { param: shown(name) });
    }
    if (value === null) continue;
    const isNumeric = numericFields.some((each) => each === field);
    if (typeof value === "number" && isNumeric) declared[field] = inPercent(field, value);
    else if (typeof value === "string" && !isNumeric) declared[field] = value;
    else throw wrongType(field);
  }
  return declared;
}

/** A rate is a decimal in JSON, and a percentage where it is typed. */
const inPercent = (field: ImportField, value: number): number =>
  rateFields.some((each) => each === field) ? Number((value * 100).toPrecision(15)) : value;

const wrongType = (param: string) => new Failure("fieldType", { param });

/** A figure as a cell. A number in quotes keeps them: its format is not stated. */
function cellOf(value: JsonValue): string | number {
  if (value === null) return "";
  if (typeof value === "number") return value;
  if (typeof value === "string") return `“${value}”`;
  if (value instanceof WrittenNumber) return value.text;
  if (typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "[…]" : "{…}";
}
