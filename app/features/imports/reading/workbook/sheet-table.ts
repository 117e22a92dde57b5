import type { CellNote } from "../../use-cases/sheets/joined-sheets.ts";

/** A sheet row by row from A1; a number is a number, a day is its ISO date, anything else its text. */
export type Sheet = {
  sheet: string;
  rows: (string | number)[][];
  /** Of each kind and text the first; absent where there are none. */
  formats?: CellNote[];
};
/** The first visible sheet with cells; behind it those others that can be read, and the names of hidden ones, absent where there are none. */
export type SheetTable = Sheet & { others?: Sheet[]; hidden?: string[] };

/** Behind the first; accounts take three or four. */
export const MOST_OTHERS = 12;

export const tableOfSheets = (first: Sheet, others: Sheet[], hidden: string[]): SheetTable => ({
  ...first,
  ...(others.length > 0 && { others }),
  ...(hidden.length > 0 && { hidden: hidden.slice(0, MOST_OTHERS) }),
});

/** What a cell shows, what its format says of it, and whether its row or column is hidden. */
export type ShownCell = { value: string | number; divided?: boolean; currency?: string; isHidden?: boolean };

/** Gathers what a sheet says of its cells, of each kind and text once. */
export function cellFormats() {
  const found = new Map<string, CellNote>();
  return {
    add({ value, divided, currency, isHidden }: ShownCell, { row, column }: { row: number; column: number }): void {
      if (isHidden && value !== "" && !found.has("hidden"))
        found.set("hidden", { row, column, kind: "hidden", text: String(value) });
      if (divided && !found.has("divided")) found.set("divided", { row, column, kind: "divided", text: String(value) });
      if (currency && !found.has(currency)) found.set(currency, { row, column, kind: "currency", text: currency });
    },
    /** To be spread into a sheet. */
    inSheet: (): Pick<Sheet, "formats"> => (found.size === 0 ? {} : { formats: [...found.values()] }),
  };
}

/** A number as files write it, which is no number of a programming language: no hexadecimal one. */
export function writtenNumber(text: string): number | null {
  const number = /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The year and month of a day of which the first is shown without it: accounts end with their month. A year alone says no day. */
export function dayAsShown(day: string, shows: { day: boolean; month: boolean }): string {
  if (shows.day || !day.endsWith("-01")) return day;
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (shows.month) return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return month === 1 ? String(year) : day;
}
