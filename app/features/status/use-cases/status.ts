import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { Failure } from "../../../failure.ts";
import {
  type Dependency,
  type DependencyName,
  type DependencyState,
  dependencyNames,
  type JobRuns,
  keyOf,
} from "../contracts/dependency.ts";
import type { Status, StatusRow } from "../contracts/status.ts";

/** What is known of a reader; `secret` is what they are known by, also while it cannot be looked up. */
export type StatusReader = { account: Account | null; isUnknown: boolean; secret: string | null };

export type StatusContext = {
  now(): Date;
  states(): readonly DependencyState[];
  /** What is set up, and what this installation does without. */
  expected: readonly (Dependency & { everySeconds?: number })[];
  off: readonly DependencyName[];
  facts: Pick<Status, "version" | "nodeVersion" | "startedAt" | "dataAsOf" | "database">;
  room(): Promise<{ free: number; total: number } | null>;
  backups(): Promise<Status["backups"]>;
  mailsWaiting(): Promise<number | null>;
  /** Administrators who have been here: they may read on while the database, and with it their session, is away. */
  known: { remember(secret: string): void; remembers(secret: string): boolean };
};

/** The state of everything that the installation depends on. For admins. */
async function read(context: StatusContext, reader: StatusReader): Promise<Status> {
  mustKnow(context, reader);
  const [room, backups, mailsWaiting] = await Promise.all([context.room(), context.backups(), context.mailsWaiting()]);
  const dependencies = rowsOf(context);
  return {
    at: context.now().toISOString(),
    isWell: dependencies.every(({ state }) => state !== "down"),
    ...context.facts,
    dependencies,
    disk: room && { freeBytes: room.free, totalBytes: room.total },
    backups,
    mailsWaiting,
  };
}

function mustKnow({ known }: StatusContext, { account, isUnknown, secret }: StatusReader): void {
  if (isUnknown) {
    if (secret !== null && known.remembers(secret)) return;
    throw new Failure("storageUnavailable");
  }
  mustAdminister(account);
  if (secret !== null) known.remember(secret);
}

/** Each dependency once, in the order of their weight; those that nothing was seen of are unknown. */
function rowsOf({ states, expected, off }: StatusContext): readonly StatusRow[] {
  const seen = new Map(states().map((state) => [keyOf(state), state]));
  const wanted = new Map<string, StatusContext["expected"][number]>(expected.map((each) => [keyOf(each), each]));
  for (const [key, { name, part }] of seen)
    if (!wanted.has(key)) wanted.set(key, part === undefined ? { name } : { name, part });
  const rows = Array.from(wanted, ([key, { everySeconds, ...dependency }]): StatusRow => {
    const { isUp, since = null, seenAt = null, cause = null, runs = noneOf(everySeconds) } = seen.get(key) ?? {};
    const state = isUp === undefined ? "unknown" : isUp ? "up" : "down";
    return { ...dependency, state, since, seenAt, cause, runs };
  });
  const unused = off.map((name): StatusRow => ({ ...{ name, state: "off" }, ...unseen }));
  const place = ({ name }: Dependency) => dependencyNames.indexOf(name);
  return [...rows, ...unused].sort(
    (one, other) => place(one) - place(other) || (one.part ?? "").localeCompare(other.part ?? ""),
  );
}

const unseen = { since: null, seenAt: null, cause: null, runs: null } as const;

/** The runs of a job of which none is known; null of what is no job. */
const noneOf = (everySeconds: number | undefined): JobRuns | null =>
  everySeconds === undefined ? null : { everySeconds, begunAt: null, endedAt: null, nextAt: null, fault: null };

const useCases = { read };
export type StatusUseCases = Bound<typeof useCases>;

/** The use cases of the status with their context in hand. */
export const statusIn = (open: () => Promise<StatusContext>): StatusUseCases => bindContext(open, useCases);
