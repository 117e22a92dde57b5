/** A sheet row by row from A1; a number is a number, a day is its ISO date, anything else its text. */
export type Sheet = { sheet: string; rows: (string | number)[][] };
/** The first visible sheet with cells; behind it those others that can be read, absent where there are none. */
export type SheetTable = Sheet & { others?: Sheet[] };

/** Behind the first; accounts take three or four. */
export const MOST_OTHERS = 12;

export const tableOfSheets = (first: Sheet, others: Sheet[]): SheetTable => ({
  ...first,
  ...(others.length > 0 && { others }),
});
