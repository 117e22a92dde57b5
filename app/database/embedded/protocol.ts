/** What the main thread asks of the thread that runs the embedded database. */
export type Ask =
  | { id: number; kind: "query"; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: "ping" }
  | { id: number; kind: "close" };

/** What it hears back; `code` is the SQLSTATE of a refused statement. */
export type Reply =
  | { id: number; kind: "rows"; rows: readonly Record<string, unknown>[]; affectedRows: number | null }
  | { id: number; kind: "done" }
  | { id: number; kind: "refused"; message: string; code: string | null };

/** The id of the reply that says the database is open. */
export const OPENED = 0;
