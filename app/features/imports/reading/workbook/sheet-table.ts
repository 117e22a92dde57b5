/** A sheet row by row from A1; a number is a number, a day is its ISO date, anything else its text. */
export type SheetTable = { sheet: string; rows: (string | number)[][] };
