import { referenceCurrencyCodes } from "@valora/market-data/currencies";
import type { NumberFormat } from "../contracts/company-import.ts";

/** Thousands are divided by one sign throughout, and no zero leads them: "0,125" is an eighth, never 125. */
const shapes = {
  comma: { whole: /^\d+$|^[1-9]\d{0,2}([. '])\d{3}(?:\1\d{3})*$/, decimal: "," },
  point: { whole: /^\d+$|^[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*$/, decimal: "." },
} as const satisfies Record<NumberFormat, unknown>;

/** A cell: a number where its source says that it is one (a workbook, JSON), text anywhere else. */
export type Cell = string | number;

const LARGEST = 1e16;

/** Signs and codes of currencies at either end of a figure, inside its parentheses or outside. */
const currencySigns = new RegExp(
  `\\p{Sc}|(?<!\\p{L})(?:${referenceCurrencyCodes.join("|")}|kr\\.?|[A-Z]{1,2}(?=\\$)|zł|Kč|Ft|lei|RM|Rp|Fr\\.)(?!\\p{L})`,
  "gu",
);

/** A typed number, or a text in the declared format, parentheses or a minus for what is negative; null for anything else. */
export function numberIn(cell: Cell, format: NumberFormat): number | null {
  const value = typeof cell === "number" ? cell : numberInText(cell, format);
  if (value === null || !Number.isFinite(value) || Math.abs(value) > LARGEST) return null;
  return value === 0 ? 0 : value;
}

/** Between digits a sign stays: "12€50" is no number, and not 1250. */
function withoutCurrency(text: string): string {
  const first = text.search(/\d/);
  const last = text.search(/\d\D*$/);
  return text.replace(currencySigns, (sign: string, at: number) => (first < at && at < last ? sign : ""));
}

function numberInText(text: string, format: NumberFormat): number | null {
  const shown = text
    .trim()
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[\u2019\u02bc]/g, "'");
  const plain = withoutCurrency(shown)
    .replace(/[\u2212\u2013]/, "-")
    .trim()
    // as accounting programs write it
    .replace(/^([^-(]*\d)-$/, "-$1");
  const inParentheses = /^\((.*)\)$/.exec(plain);
  const signed = inParentheses?.[1]?.trim() ?? plain;
  const isNegative = signed.startsWith("-");
  if (isNegative && inParentheses) return null;
  const { whole, decimal } = shapes[format];
  // A plus in front says what a figure without a sign says; in parentheses it would contradict them.
  const digits = signed.replace(inParentheses ? /^-\s*/ : /^[-+]\s*/, "");
  const [integer = "", fraction, ...rest] = digits.split(decimal);
  if (rest.length > 0 || !whole.test(integer) || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const value = Number(`${integer.replace(/[., ']/g, "")}.${fraction ?? "0"}`);
  return isNegative || inParentheses ? -value : value;
}

/** A text without marks that are not seen: of direction, of width, of a possible hyphen. Pages of the web and PDFs are full of them. */
export const withoutUnseen = (text: string): string =>
  text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");

/** Signs with which people write that they have no figure. */
export const isBlank = (cell: Cell): boolean =>
  typeof cell === "string" && /^(?:|-|–|—|n\/?[ad]|nd|n\.d\.)$/i.test(cell.trim());

/** "2024-12-31", or a date with slashes, points or dashes where only one of the two first numbers can be the month. */
export function dateOfCell(cell: Cell): string | null {
  if (typeof cell === "number") return null;
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return validDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!local) return null;
  const [first, second, year] = [Number(local[1]), Number(local[2]), Number(local[3])];
  if (first > 12) return validDate(year, second, first);
  if (second > 12) return validDate(year, first, second);
  return first === second ? validDate(year, first, second) : null;
}

function validDate(year: number, month: number, day: number): string | null {
  if (year < 1950 || year > 2100) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

const everyDigit = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

/** A cell as a person writes it: a number in a format, a text as it is. */
export function cellText(cell: Cell, format: NumberFormat): string {
  if (typeof cell === "string") return cell;
  const digits = everyDigit.format(cell);
  return format === "comma" ? digits.replace(".", ",") : digits;
}

/** A text on one line; a quote that begins it opens no quoted cell. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/^"/, "“");

/** The name of a cell as spreadsheets write it: column 1, row 6 → "B7". */
export function cellName(column: number, row: number): string {
  const letters = column < 26 ? "" : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}
