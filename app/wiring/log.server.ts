import { isStorageFailure } from "../failure.ts";

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  /** A dependency has stopped; absent where the log has no reader. */
  error?(fields: Record<string, unknown>, message: string): void;
};

/** Tells what has failed; that the database is out of reach is told once, when it begins. */
export const warning =
  (log: Log, message: string) =>
  (error: unknown): void => {
    if (!isStorageFailure(error)) log.warn({ error: String(error) }, message);
  };
