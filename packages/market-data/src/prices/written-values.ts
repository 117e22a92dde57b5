import type { IsoDate } from "@valora/valuation";

const isoDate = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** 2026-10-30, 2026/10/30, 30/10/2026, 30-10-2026 and 30.10.2026; the day stands before the month. Null for any other text. */
export function writtenDay(text: string): IsoDate | null {
  const iso = isoDate.exec(text);
  const local = dayFirst.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : local ? local.slice(1, 4).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // 30 February is no day
  return new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) === true ? date : null;
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
