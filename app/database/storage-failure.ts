import { Failure } from "../failure.ts";
import { OrderRefused } from "../threads/thread.ts";

/** SQLSTATE and system codes that mean there is no room: on the disk, or in what a user of it may take. */
const roomCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * SQLSTATEs that say nothing about the statement: the connection, the server's shutdown and start, its limits, a standby
 * that takes no writes, a lock or a statement that took too long. The same statement may pass in a moment.
 */
const passing = /^(?:08|53|58|57P|57014$|40001$|40P01$|55P03$|25006$|28|3D000$)/;

/** Those of them after which the database itself is well: it was busy with what was asked of it. */
const busy = /^(?:57014|40001|40P01|55P03)$/;

const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

const isFromServer = (code: string | null): code is string => code !== null && /^[0-9A-Z]{5}$/.test(code);

/** Whether there is no room on the disk, or in what we may take of it. */
export const isWithoutRoom = (error: unknown): boolean => roomCodes.has(codeOf(error) ?? "");

/** Whether the server itself has refused a statement, and goes on with its connection. */
export function isRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return isFromServer(code) && !/^(?:08|57P)/.test(code);
}

/** Whether the server knows neither us nor the database that we name: waiting does not help. */
export const isMisconfigured = (error: unknown): boolean => /^(?:28|3D000$)/.test(codeOf(error) ?? "");

/** Whether the database is there and has only taken too long. */
export const isBusy = (error: unknown): boolean => busy.test(codeOf(error) ?? "");

/** Whether a value was given that cannot be sent at all, here or in the thread of the embedded database. */
function isOfCode(error: unknown): boolean {
  const thrown = error instanceof OrderRefused ? error.thrown : error instanceof Error ? error.name : null;
  return thrown === "TypeError" || thrown === "RangeError";
}

/**
 * The failure that a reader sees for an error of the database or the disk: full, or out of reach for now. Null for any other
 * error: a wrong statement is a bug.
 */
export function storageFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (isWithoutRoom(error)) return new Failure("storageFull", {}, { cause: error });
  const isBug = isFromServer(code) ? !passing.test(code) : isOfCode(error);
  return isBug ? null : new Failure("storageUnavailable", {}, { cause: error });
}
