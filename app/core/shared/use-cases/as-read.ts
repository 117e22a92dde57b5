import { Failure, type FailureCode } from "../../../failure.ts";
import { readLanguage, readParameters } from "./read-parameters.ts";

/** What was there when it was read: the moment of its last change, or nothing. `anything`: it was not looked at. */
export type AsRead = Date | "nothing" | "anything";

/** Why something may not be written over what is there now. */
export type Conflict = "changedSince" | "deletedSince";

/** What was read, as a form or a program says it: absent of who has not looked. Throws `dateInvalid`. */
export function asReadIn(changedAt: string | null | undefined): AsRead {
  if (changedAt === undefined) return "anything";
  if (changedAt === null || changedAt === "") return "nothing";
  const at = new Date(changedAt);
  if (Number.isNaN(at.getTime())) throw new Failure("dateInvalid", { param: "changedAt" });
  return at;
}

/** Whether what is there, changed last at that moment, is still what was read; null: nothing is there. */
export function conflictWith(read: AsRead, present: Date | null): Conflict | null {
  if (read === "anything") return null;
  const readAt = read === "nothing" ? null : read.getTime();
  if (readAt === (present?.getTime() ?? null)) return null;
  return present === null ? "deletedSince" : "changedSince";
}

/** The moment of a change: later than that of the one before, so that two changes are never taken for one. */
export const changeAfter = (former: Date | null, now: Date): Date =>
  new Date(Math.max(now.getTime(), former === null ? 0 : former.getTime() + 1));

/** Asked with the last change of what is there: the moment of this one, or why there must be none. */
export type Change = (former: Date | null) => Date | Conflict;

/** The change of who has read it so; undefined: they have not looked. Throws `dateInvalid`. */
export function changeOf(readAt: string | null | undefined, now: Date): Change {
  const read = asReadIn(readAt);
  return (former) => conflictWith(read, former) ?? changeAfter(former, now);
}

/** Throws `editConflict`, or `gone` where it was deleted since it was read. */
export function refuseOver(conflict: Conflict, gone: FailureCode): never {
  throw new Failure(conflict === "deletedSince" ? gone : "editConflict");
}

/** The last change of something as the asker has read it, in the address of its deletion; undefined: they have not looked. */
export function readAtIn(address: string): string | undefined {
  const given = readParameters(new URL(address).searchParams, { known: ["changedAt", "lang"], required: [] });
  readLanguage(given);
  return given.get("changedAt");
}
