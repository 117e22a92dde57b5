import type { Unit } from "@valora/valuation";
import type { CellObject } from "write-excel-file/node";

/** How the cells of the workbook look: inputs in blue on cream, as analysts have them; results in bold. */

const digits: Readonly<Record<Unit, string>> = {
  rate: "0.00%",
  ratio: "0.00",
  money: "#,##0",
  perShare: "#,##0.00",
  shares: "#,##0",
  years: "0.##",
  count: "0.##",
};

const ink = "#101828";
const quiet = "#667085";

export const titleCell = (value: string): CellObject => ({
  value,
  type: String,
  fontWeight: "bold",
  fontSize: 14,
  textColor: ink,
});
export const headCell = (value: string, align: "left" | "right" = "left"): CellObject => ({
  value,
  type: String,
  fontWeight: "bold",
  textColor: ink,
  align,
  bottomBorderStyle: "thin",
  bottomBorderColor: quiet,
});
export const textCell = (value: string): CellObject => ({ value, type: String, textColor: ink });
export const noteCell = (value: string): CellObject => ({ value, type: String, textColor: quiet });

/** A note beside a number, not touching it. */
export const besideNoteCell = (value: string): CellObject => ({ ...noteCell(value), indent: 1 });

/** A number that its reader may change. */
export const inputCell = (value: number, unit: Unit): CellObject => ({
  value,
  type: Number,
  format: digits[unit],
  textColor: "#1d4ed8",
  backgroundColor: "#fff8e1",
});

/** A number that no formula reads. */
export const uneditableCell = (value: number, unit: Unit): CellObject => ({
  value,
  type: Number,
  format: digits[unit],
  textColor: quiet,
});

/** A formula without the leading "=", and what it yields for the inputs as they are: `kept` is what a preview shows. */
type Computed<Kept> = { formula: string; kept: Kept };
export type ComputedCell = CellObject & { kept: number | string };

/** A number that follows from others. */
export const computedCell = ({ formula, kept }: Computed<number>, unit: Unit): ComputedCell => ({
  value: formula,
  kept,
  type: "Formula",
  format: digits[unit],
  textColor: ink,
});

export const resultCell = (follows: Computed<number>, unit: Unit): ComputedCell => ({
  ...computedCell(follows, unit),
  fontWeight: "bold",
});

/** A text that follows from numbers. */
export const computedTextCell = ({ formula, kept }: Computed<string>): ComputedCell => ({
  value: formula,
  kept,
  type: "Formula",
  textColor: ink,
  indent: 1,
});
