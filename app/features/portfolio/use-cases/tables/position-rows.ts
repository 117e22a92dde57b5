import type { Cell } from "../../../imports/use-cases/import-cells.ts";
import type { SkippedRow } from "../../contracts/portfolio.ts";
import type { NumberStyle } from "../../contracts/portfolio-limits.ts";
import { type Columns, type Holding, type Paid, rowText } from "../holding.ts";
import { numberReader, type ReadNumber } from "./table-numbers.ts";

/** A row of a table with its number, from 1. */
export type NumberedRow = { row: number; cells: readonly Cell[] };

/** What a layout of positions says beyond its columns. */
export type RowRules = {
  /** Whether the row is of shares; absent: all are. */
  isShare?: (cells: readonly Cell[]) => boolean;
  isShort?: (cells: readonly Cell[]) => boolean;
  /** Whether the position is over. */
  isClosed?: (cells: readonly Cell[]) => boolean;
  /** The ending of symbols at the exchange that the row names, null for one that is not known; absent: rows name none. */
  listedAt?: (cells: readonly Cell[]) => string | null;
  /** The currency of the cost; absent: the one of the column of currencies. */
  paidIn?: (cells: readonly Cell[]) => string | null;
  /** Whether the column of currencies tells in which the share is quoted. */
  quotesInCurrency?: true;
};

const isinShape = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const cash = /^(?:cash|efectivo|liquidez|liquidita|contante|contanti|saldo|dinero|cuenta|conto)\b/;
const totals = /^(?:total|totale|totales|subtotal|sum|suma|somma)\b/;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A cell on one line: what is shown again as a table would break at its breaks. */
export const textAt = (cells: readonly Cell[], column: number | undefined): string =>
  column === undefined
    ? ""
    : String(cells[column] ?? "")
        .replace(/\s+/g, " ")
        .trim();

export const isinIn = (text: string): string | null => {
  const spelled = text.toUpperCase().replace(/\s/g, "");
  return isinShape.test(spelled) ? spelled : null;
};

/** A code of a currency, or null: "EUR" of "EUR 564.19" too. */
export const currencyIn = (text: string): string | null => /\b[A-Z]{2}[A-Zpx]\b/.exec(text)?.[0] ?? null;

/** The positions of rows below their headings; what is no position says why. */
export function positionsIn(
  rows: readonly NumberedRow[],
  { columns, numbers, rules = {} }: { columns: Columns; numbers: NumberStyle; rules?: RowRules },
): { holdings: Holding[]; skipped: SkippedRow[] } {
  // Prices and values beside the columns that count show how the table writes its numbers.
  const read = numberReader(
    rows.flatMap(({ cells }) => cells),
    numbers,
  );
  const holdings: Holding[] = [];
  const skipped: SkippedRow[] = [];
  for (const { row, cells } of rows) {
    if (rowText(cells) === "") continue;
    const found = holdingIn(cells, { columns, read, rules });
    if (typeof found === "string") skipped.push({ row, text: rowText(cells), reason: found });
    else holdings.push(found);
  }
  return { holdings, skipped };
}

type RowReading = { columns: Columns; read: ReadNumber; rules: RowRules };

function holdingIn(cells: readonly Cell[], reading: RowReading): Holding | SkippedRow["reason"] {
  const share = shareIn(cells, reading);
  if (typeof share === "string") return share;
  const { columns, read, rules } = reading;
  if (rules.isClosed?.(cells)) return "closed";
  const quantity = read(cells[columns.quantity ?? -1] ?? "");
  if (quantity === "doubtful") return "numberDoubtful";
  if (quantity === null || quantity === 0) return "quantityInvalid";
  if (quantity < 0 || rules.isShort?.(cells)) return "short";
  const currency = currencyIn(textAt(cells, columns.currency));
  const paidIn = rules.paidIn === undefined ? currency : rules.paidIn(cells);
  const paid = paidFor(cells, { columns, read, quantity, currency: paidIn });
  if (paid === "doubtful") return "numberDoubtful";
  const listed = rules.listedAt === undefined ? {} : { listedAt: rules.listedAt(cells) };
  return { ...share, quantity, paid, quotedIn: rules.quotesInCurrency ? currency : null, ...listed };
}

/** Which share a row is of, or why it is of none. */
function shareIn(
  cells: readonly Cell[],
  { columns, rules }: RowReading,
): Pick<Holding, "symbol" | "isin" | "name"> | SkippedRow["reason"] {
  const written = textAt(cells, columns.symbol);
  const name = textAt(cells, columns.name);
  const ofSymbol = isinIn(written);
  const isin = isinIn(textAt(cells, columns.isin)) ?? ofSymbol;
  const symbol = ofSymbol === null ? written : "";
  if (isin !== null) return rules.isShare?.(cells) === false ? "notAShare" : { symbol, isin, name: name || null };
  const what = plain(symbol || name || rowText(cells));
  if (totals.test(what)) return "total";
  if (cash.test(what) || cash.test(plain(name))) return "cash";
  if (rules.isShare?.(cells) === false) return "notAShare";
  return symbol === "" && name === "" ? "symbolMissing" : { symbol: symbol || name, isin, name: name || null };
}

/** What was paid for all of it; null where the row does not say it. */
function paidFor(
  cells: readonly Cell[],
  given: { columns: Columns; read: ReadNumber; quantity: number; currency: string | null },
): Paid | null | "doubtful" {
  const { columns, read, quantity, currency } = given;
  const cost = columns.cost === undefined ? null : read(cells[columns.cost] ?? "");
  if (cost === "doubtful") return "doubtful";
  if (cost !== null) return { amount: Math.abs(cost), currency };
  const each = columns.costPerShare === undefined ? null : read(cells[columns.costPerShare] ?? "");
  if (each === "doubtful") return "doubtful";
  return each === null ? null : { amount: Math.abs(each) * quantity, currency };
}
