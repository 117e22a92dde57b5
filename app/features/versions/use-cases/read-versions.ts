import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { Version, VersionEntry } from "../contracts/version.ts";
import { mostVersions } from "../contracts/version-limits.ts";
import type { VersionContext, WholeVersion } from "./version-context.ts";

/** One's own versions, newest first, and how many the plan keeps. */
export async function listVersions(
  { versions }: VersionContext,
  account: Account,
  ticker: string | null,
): Promise<{ versions: Version[]; most: number }> {
  return { versions: await versions.list(account.id, ticker), most: mostVersions[account.plan] };
}

/** One's own version with its inputs; another person's is not there. */
export async function readVersion({ versions }: VersionContext, account: Account, id: string): Promise<WholeVersion> {
  const version = isUuid(id) ? await versions.find(account.id, id) : null;
  if (version === null) throw new Failure("notFound");
  return version;
}

export async function removeVersion({ versions }: VersionContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await versions.remove(account.id, id))) throw new Failure("notFound");
}

/** A version as the API tells it. */
export function entryOf({ savedAt, ...version }: Version): VersionEntry {
  const { id, ticker, name, question, engine, dataEdition, note, result } = version;
  return { id, ticker, name, savedAt: savedAt.toISOString(), question, engine, dataEdition, note, result };
}
