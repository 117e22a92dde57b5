/** Messages from the main thread to the thread of the embedded database; the first one opens it. */
export type Order =
  | { kind: "open"; folder: string; template: string | null }
  | { kind: "query"; sql: string; parameters: readonly unknown[] }
  | { kind: "ping" }
  | { kind: "close" };

/** The rows of a statement; none for anything else. */
export type Answer = { rows: readonly Record<string, unknown>[]; affectedRows: number | null };
