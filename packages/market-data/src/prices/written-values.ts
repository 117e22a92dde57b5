import type { IsoDate } from "@valora/valuation";

const isoDate = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/;
const numericDate = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/;

/** Whether 5/11/2026 is of November or of May: what the file says beside it. */
export type DayOrder = "dayFirst" | "monthFirst";

/**
 * The order of a column's dates, by those that can be read in one way alone; the day stands first where none tells. Null where they
 * contradict each other: then only those are read that leave no doubt.
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder | null {
  const shown = new Set<DayOrder>();
  for (const text of texts) {
    const [first, second] = numericDate.exec(text)?.slice(1, 3).map(Number) ?? [];
    if (first === undefined || second === undefined) continue;
    if (first > 12 && second <= 12) shown.add("dayFirst");
    if (second > 12 && first <= 12) shown.add("monthFirst");
  }
  const [only = "dayFirst"] = shown;
  return shown.size > 1 ? null : only;
}

/** 2026-10-30, 2026/10/30, and 30/10/2026, 30-10-2026 or 30.10.2026 in the order of their column. Null for any other text. */
export function writtenDay(text: string, order: DayOrder | null): IsoDate | null {
  const iso = isoDate.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : (numericParts(text, order) ?? []);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // 30 February is no day
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) === true ? date : null;
}

/** Year, month and day of a date without its order; null where it may be read in two ways. */
function numericParts(text: string, order: DayOrder | null): readonly string[] | null {
  const [, first, second, year] = numericDate.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  if (order === null && first !== second && Number(first) <= 12 && Number(second) <= 12) return null;
  const isMonthFirst = order === null ? Number(second) > 12 : order === "monthFirst";
  return isMonthFirst ? [year, first, second] : [year, second, first];
}

export type DecimalMark = "." | ",";

const spaces = /[\s\u00a0\u202f'’]/g;
const number = /^\d+(?:[.,]\d+)*$/;

/** The mark that a number itself shows to be the decimal one; null where it may be either. */
function shownMark(text: string): DecimalMark | null {
  const points = text.split(".").length - 1;
  const commas = text.split(",").length - 1;
  if (points > 0 && commas > 0) return text.lastIndexOf(".") > text.lastIndexOf(",") ? "." : ",";
  if (points > 1) return ",";
  if (commas > 1) return ".";
  const mark = points === 1 ? "." : commas === 1 ? "," : null;
  if (mark === null) return null;
  const [whole = "", rest = ""] = text.split(mark);
  // "1.234" may be a thousand or one and a bit; "0.234", "12.5" and "1234.567" may not
  return rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : mark;
}

/**
 * The decimal mark of a column, by its numbers that leave no doubt. Numbers that contradict each other name none, and each is
 * then read by itself.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  const shown = new Set<DecimalMark>();
  for (const text of texts) {
    const bare = text.replace(spaces, "");
    const mark = number.test(bare) ? shownMark(bare) : null;
    if (mark !== null) shown.add(mark);
  }
  const [only] = shown;
  return shown.size === 1 && only !== undefined ? only : null;
}

/** A positive number with thousands separators or without; null for any other text. A lone mark in doubt is the decimal one. */
export function writtenPrice(text: string, columnMark: DecimalMark | null): number | null {
  const bare = text.replace(spaces, "");
  if (!number.test(bare)) return null;
  const mark = shownMark(bare) ?? columnMark ?? (bare.includes(",") ? "," : ".");
  const [whole = "", rest, ...more] = bare.split(mark);
  if (more.length > 0 || (rest !== undefined && !/^\d+$/.test(rest))) return null;
  const groups = whole.split(mark === "." ? "," : ".");
  if (groups.length > 1 && !groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null;
  const value = Number(`${groups.join("")}.${rest ?? "0"}`);
  return value > 0 && Number.isFinite(value) ? value : null;
}

const beforeAmount = /^(\p{Sc}|[A-Za-z]{3})\s*(?=[\d.,])/u;
const afterAmount = /(?<=\d)\s*(\p{Sc}|[A-Za-z]{3})$/u;

/** A price with the sign or the code of its currency before or behind it: "8,45 €", "$190.20", "EUR 8.45"; the unit is null without one. */
export function writtenMoney(text: string): { amount: string; unit: string | null } {
  const found = beforeAmount.exec(text) ?? afterAmount.exec(text);
  if (!found) return { amount: text, unit: null };
  return { amount: text.replace(found[0], "").trim(), unit: found[1] ?? null };
}
