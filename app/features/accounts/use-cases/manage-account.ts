import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { chosenSuccession, type Succession } from "../../teams/use-cases/succession.ts";
import { mostApiKeys } from "../contracts/account-limits.ts";
import type { KeyNeed, KeyScope } from "../contracts/key-scope.ts";
import type { AccountContext } from "./account-context.ts";
import { displayNameOf, isSecret, keyNameOf, mustNotBeSuspended } from "./account-rules.ts";
import type { AccountChanges } from "./account-stores.ts";
import { keyScopeOf, mustBeWithinScope } from "./key-scope-rules.ts";
import { mustBeProven, type Proved } from "./recent-proof.ts";
import { proveIdentity } from "./reset-password.ts";

/** Changes what is given and leaves the rest. */
export async function changeAccount(
  context: AccountContext,
  account: Account,
  changes: AccountChanges,
): Promise<Account> {
  const { displayName } = changes;
  const checked = displayName === undefined ? changes : { ...changes, displayName: displayNameOf(displayName) };
  const changed = await context.accounts.change(account.id, checked);
  if (changed === null) throw new Failure("sessionInvalid");
  return changed;
}

/** Ends one session of this person; another person's is not there. */
export async function closeSession(context: AccountContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await context.sessions.close(account.id, id))) throw new Failure("notFound");
}

const KEY_PREFIX = "valora_";

/** Makes a key for programs, for a person with a recent proof. Only its hash is kept: what is returned here is never shown again. */
export async function createApiKey(
  context: AccountContext,
  person: Proved,
  typedName: string,
  wanted: Partial<KeyScope> = {},
): Promise<string> {
  mustBeProven(context, person);
  const [name, now] = [keyNameOf(typedName), context.now()];
  const scope = keyScopeOf(wanted, now);
  const key = `${KEY_PREFIX}${context.secrets.fresh()}`;
  const isAdded = await context.apiKeys.add({
    accountId: person.account.id,
    name,
    keyHash: context.secrets.hashOf(key),
    ending: key.slice(-4),
    ...{ scope, now, most: mostApiKeys },
  });
  if (!isAdded) throw new Failure("tooManyKeys", { maximum: mostApiKeys });
  return key;
}

export async function revokeApiKey(context: AccountContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await context.apiKeys.remove(account.id, id))) throw new Failure("notFound");
}

/** Whose key this is. Throws `apiKeyInvalid`, `keyExpired`, and where it is not enough for what is asked, `keyReadOnly`, `keyOfOtherSubject`. */
export async function accountOfApiKey(
  context: AccountContext,
  key: string,
  need: KeyNeed | null = null,
): Promise<Account> {
  const isOurs = key.startsWith(KEY_PREFIX) && isSecret(key.slice(KEY_PREFIX.length));
  const now = context.now();
  const known = isOurs ? await context.apiKeys.find(context.secrets.hashOf(key), now) : null;
  if (known === null) throw new Failure("apiKeyInvalid");
  mustNotBeSuspended(known.account);
  mustBeWithinScope(known.scope, need, now);
  return known.account;
}

/** Everything that is kept about a person, to take away. */
export async function exportAccount(context: AccountContext, account: Account) {
  return { exportedAt: context.now().toISOString(), ...(await context.accounts.everythingOf(account)) };
}

/**
 * Removes a person and everything about them, at once. Asks for the password, or for a session with a recent proof,
 * because nothing brings the account back. Throws `teamsUnsettled` where a team of theirs has other members and nothing is chosen for it.
 */
export async function closeAccount(
  context: AccountContext,
  account: Account,
  proof: string | Proved["session"],
  teams: readonly Succession[] = [],
): Promise<void> {
  if (typeof proof === "string") await proveIdentity(context, account, proof);
  else mustBeProven(context, { account, session: proof });
  const settle = chosenSuccession(teams);
  // A missing choice is refused before the subscription is cancelled.
  settle(await context.accounts.ownedTeams(account.id));
  // A deleted account is never charged: one whose subscription cannot be cancelled stays.
  await context.endPayments(account);
  await context.accounts.remove({
    account,
    idHash: context.secrets.hashOf(account.id),
    emailHash: context.secrets.hashOf(account.email),
    at: context.now(),
    settle,
  });
}
