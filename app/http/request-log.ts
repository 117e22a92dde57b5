import { pino } from "pino";
import type { Failure } from "../failure.ts";
import { withoutSecrets } from "./log-secrets.ts";

const LONGEST_STACK = 1_500;

type Destination = {
  write?(line: string): void;
  secrets?: readonly string[];
  /** The number of the worker, where several share a log. */
  worker?: number;
};

/**
 * One line of JSON per event. Bodies, queries and addresses of people are not written, and no secret is, whatever text it
 * stands in.
 */
export function createLog(level: string, { write, secrets = [], worker }: Destination = {}) {
  const options = {
    level,
    base: worker === undefined ? null : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const out = write === undefined ? standardOutput() : { write };
  const log = pino(options, { write: (line: string) => void out.write(withoutSecrets(line, secrets)) });
  // Hears of each answer, whatever the level of the log.
  const heard: { onAnswer?: (answered: AnsweredRequest) => void } = {};
  return Object.assign(log, heard);
}

const MOST_UNWRITTEN_IN_BYTES = 1_048_576;
const MOST_GATHERED_IN_CHARACTERS = 65_536;

/**
 * The log may lie on a disk that is full, or go to a program that has ended: that stops no one's work. The lines of one turn of the
 * event loop are written together, because writing takes longer than answering from the store; an end of the process, whatever its
 * cause but a kill, writes them first.
 */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MOST_UNWRITTEN_IN_BYTES });
  output.on("error", () => {});
  let gathered = "";
  const flush = () => {
    if (gathered === "") return;
    const text = gathered;
    gathered = "";
    output.write(text);
  };
  process.on("exit", flush);
  return {
    write(line: string): void {
      if (gathered === "") setImmediate(flush);
      gathered += line;
      if (gathered.length >= MOST_GATHERED_IN_CHARACTERS) flush();
    },
  };
}
export type ServerLog = ReturnType<typeof createLog>;

/** The log line of one answered request. */
type Answered = {
  requestId: string;
  method: string;
  path: string;
  /** The template of the path, with no name of a company in it. */
  route: string;
  ticker: string | undefined;
  status: number;
  code?: string | undefined;
  /** Whether the answer was there already. */
  isStored?: boolean;
  /** Of the clock that only goes forward. */
  started: number;
};

/** An answered request, as it is measured: nothing in it is of its reader. */
export type AnsweredRequest = Pick<Answered, "method" | "route" | "status" | "code"> & {
  isStored: boolean;
  milliseconds: number;
};

/** One line for each answer, wherever it comes from. */
export function logAnswer(log: ServerLog, { isStored = false, started, ...answered }: Answered): void {
  const { requestId, method, path, route, ticker, status, code } = answered;
  const milliseconds = performance.now() - started;
  log.onAnswer?.({ method, route, status, code, isStored, milliseconds });
  log.info({ requestId, method, path, ticker, status, code, milliseconds: Math.round(milliseconds) });
}

/** A bug is logged with its cause, whatever was thrown; an expected failure only by its code, in the request's line. */
export function logBug(log: ServerLog, failure: Failure, requestId: string): void {
  if (failure.code !== "unexpected") return;
  log.error({ requestId, stack: stackOf(failure.cause) }, "unexpected");
}

/** A mistake of ours that belongs to no request: what it has left behind is not known, so the process ends. */
export const logLastBug = (log: ServerLog, cause: unknown): void =>
  log.error({ stack: stackOf(cause) }, "unexpected outside of every request: the process ends");

function stackOf(cause: unknown): string {
  const stack = cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
  // Cut afterwards: half a secret has no form any more.
  return withoutSecrets(stack).slice(0, LONGEST_STACK);
}
