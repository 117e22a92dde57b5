import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import { Failure } from "../../../failure.ts";
import type { Version, VersionEntry } from "../contracts/version.ts";
import { mostVersions } from "../contracts/version-limits.ts";
import type { VersionContext, WholeVersion } from "./version-context.ts";

/** One's own versions, newest first, and how many the plan keeps. */
export async function listVersions(
  { versions, mostOf }: VersionContext,
  account: Account,
  ticker: string | null,
): Promise<{ versions: Version[]; most: number }> {
  return { versions: await versions.list(account, ticker), most: mostOf(mostVersions, account) };
}

/** A version of this owner with its inputs; any other is not there. */
export async function readVersion({ versions }: VersionContext, owner: Owner, id: string): Promise<WholeVersion> {
  const version = isUuid(id) ? await versions.find(owner, id) : null;
  if (version === null) throw new Failure("notFound");
  return version;
}

export async function removeVersion({ versions }: VersionContext, owner: Owner, id: string): Promise<void> {
  if (!isUuid(id) || !(await versions.remove(owner, id))) throw new Failure("notFound");
}

/** A version as the API tells it. */
export function entryOf({ savedAt, ...version }: Version): VersionEntry {
  const { id, ticker, name, question, engine, dataEdition, note, policy, result } = version;
  return { id, ticker, name, savedAt: savedAt.toISOString(), question, engine, dataEdition, note, policy, result };
}
