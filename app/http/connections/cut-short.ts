import type { IncomingMessage } from "node:http";
import { Failure } from "../../failure.ts";

type Sent = { signal: AbortSignal; incoming: IncomingMessage | undefined };

/**
 * A reader who closes the page in the middle of an upload, or of a wait, leaves an error behind that is no bug: it is a
 * request that was never finished. Any other failure stays what it is.
 */
export function unlessCutShort(failure: Failure, { signal, incoming }: Sent): Failure {
  if (failure.code !== "unexpected") return failure;
  const isGone = signal.aborted || (incoming?.destroyed === true && !incoming.complete);
  return isGone && isOfBreakingOff(failure.cause, signal)
    ? new Failure("requestMalformed", {}, { cause: failure.cause })
    : failure;
}

const codes = new Set(["ECONNRESET", "EPIPE", "ABORT_ERR", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

function isOfBreakingOff(error: unknown, signal: AbortSignal): boolean {
  if (error === undefined) return false;
  if (signal.aborted && error === signal.reason) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error.name === "AbortError" || codes.has(code) || isOfBreakingOff(error.cause, signal);
}
