import { pino } from "pino";
import type { Failure } from "../failure.ts";

const LONGEST_FIELD = 300;

/** One line of JSON per event. Texts of strangers are cut and cleaned; addresses of people and queries are not written. */
export function createLog(level: string, destination?: { write(line: string): void }) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? standardOutput());
}

const MOST_UNWRITTEN_IN_BYTES = 1_048_576;

/** The log may lie on a disk that is full, or go to a program that has ended: that stops no one's work. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_UNWRITTEN_IN_BYTES });
  output.on("error", () => {});
  return output;
}
export type ServerLog = ReturnType<typeof createLog>;

export const loggable = (text: string): string => text.slice(0, LONGEST_FIELD).replace(/[^\x20-\x7e]/g, "·");

/** Of a query only the symbol is kept: it is what the request was about. */
export function tickerIn(search: URLSearchParams): string | undefined {
  const ticker = search.get("ticker");
  return ticker === null ? undefined : ticker.slice(0, 24).replace(/[^A-Za-z0-9 .^=/_-]/g, "·");
}

/** A bug is logged with its cause, whatever was thrown; an expected failure only by its code, in the request's line. */
export function logBug(log: ServerLog, failure: Failure, requestId: string): void {
  if (failure.code !== "unexpected") return;
  const { cause } = failure;
  const stack = cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
  log.error({ requestId, stack: stack.slice(0, 1_500) }, "unexpected");
}
