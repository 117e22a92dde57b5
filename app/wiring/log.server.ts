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

/** Logs an outage once at its start, and once at its end with its duration. */
export function outageLog(log: Log) {
  const since = new Map<string, number>();
  return {
    /** What is out of reach. */
    present: (): readonly string[] => [...since.keys()],
    begun(what: string, reason: string): void {
      if (since.has(what)) return;
      since.set(what, performance.now());
      log.error?.({ outage: what, reason }, `${what}: out of reach`);
    },
    over(what: string): void {
      const begun = since.get(what);
      if (begun === undefined) return;
      since.delete(what);
      const seconds = Math.round((performance.now() - begun) / 1_000);
      log.info({ outage: what, seconds }, `${what}: works again`);
    },
  };
}
export type OutageLog = ReturnType<typeof outageLog>;
