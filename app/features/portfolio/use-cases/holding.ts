import type { SkippedRow } from "../contracts/portfolio.ts";
import type { Broker, ColumnRole, NumberStyle } from "../contracts/portfolio-limits.ts";

/** What was paid; `currency` is null where the table does not say it. */
export type Paid = { amount: number; currency: string | null };

/** What one share cost on a day; `currency` is null where the table does not say it. */
export type Purchase = { day: string; perShare: number; currency: string | null };

/** A position as a table has it, before it is known which share is meant. */
export type Holding = {
  /** As written; empty where only an ISIN is. */
  symbol: string;
  isin: string | null;
  name: string | null;
  quantity: number;
  paid: Paid | null;
  /** Those of what is held, where the table tells days and prices. */
  purchases?: readonly Purchase[];
  /** The currency in which the share is quoted, where the table tells it. */
  quotedIn: string | null;
  /**
   * Where the table tells the exchange: the ending of its symbols, "" in the United States, null for an exchange that is not known
   * here. The symbol then counts at that exchange and in that currency alone.
   */
  listedAt?: string | null;
};

/** The columns of a table, from 0. */
export type Columns = Partial<Record<ColumnRole, number>>;

/** How a reader says that a table is to be read. */
export type Reading = { numbers: NumberStyle; columns: Columns };

/** A table read, or why it is none; `columnsUnknown` where no column is known to hold symbols or quantities. */
export type ReadTable =
  | { kind: "read"; broker: Broker | null; holdings: readonly Holding[]; skipped: readonly SkippedRow[] }
  | { kind: "columnsUnknown"; headings: readonly string[]; guessed: Columns }
  | { kind: "refused"; code: "tableEmpty" | "quoteUnclosed" | "tableTooLarge" };

const LONGEST_SHOWN = 120;

/** The beginning of a row, as a list of skipped rows shows it. */
export const rowText = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => String(cell).trim())
    .filter((cell) => cell !== "")
    .join(" · ")
    .slice(0, LONGEST_SHOWN);
