import { isUuid } from "../../../../core/shared/contracts/uuid.ts";
import type { Account, CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import { mostPasskeys } from "../../contracts/account-limits.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace } from "../account-limits.ts";
import { mailTo } from "../account-mail.ts";
import { keyNameOf, mustNotBeSuspended } from "../account-rules.ts";
import { mustBeProven, type Proved } from "../recent-proof.ts";
import type { KeptPasskey, PasskeyResponse } from "./passkey-stores.ts";

const CHALLENGE_IN_MILLISECONDS = 300_000;

async function freshChallenge(context: AccountContext, accountId: string | null): Promise<string> {
  const challenge = context.secrets.fresh();
  const expiresAt = new Date(context.now().getTime() + CHALLENGE_IN_MILLISECONDS);
  await context.passkeys.keepChallenge({ challengeHash: context.secrets.hashOf(challenge), accountId, expiresAt });
  return challenge;
}

/** The challenge of an answer, used up by it. Throws `passkeyChallenge` for one that is not ours, too old or answered already. */
async function answeredChallenge(
  context: AccountContext,
  response: PasskeyResponse,
  accountId: string | null,
): Promise<{ challenge: string; credentialId: string }> {
  const said = context.ceremonies.said(response);
  const challengeHash = context.secrets.hashOf(said.challenge);
  const isTaken = await context.passkeys.takeChallenge({ challengeHash, accountId, now: context.now() });
  if (!isTaken) throw new Failure("passkeyChallenge");
  return said;
}

/** What a browser needs to make a passkey, for a person with a recent proof. */
export async function beginPasskey(context: AccountContext, person: Proved): Promise<object> {
  mustBeProven(context, person);
  const { account } = person;
  const known = await context.passkeys.keptOf(account.id);
  if (known.length >= mostPasskeys) throw new Failure("tooManyPasskeys", { maximum: mostPasskeys });
  const challenge = await freshChallenge(context, account.id);
  return context.ceremonies.registrationOptions({ rp: context.rp, account, challenge, known });
}

/** Keeps a new passkey of a person. */
export async function addPasskey(
  context: AccountContext,
  person: Proved,
  { name: typedName, response }: { name: string; response: PasskeyResponse },
): Promise<void> {
  mustBeProven(context, person);
  const name = keyNameOf(typedName);
  const { account } = person;
  const { challenge } = await answeredChallenge(context, response, account.id);
  const credential = await context.ceremonies.newCredential({ rp: context.rp, challenge, response });
  const added = { ...credential, accountId: account.id, name, now: context.now(), most: mostPasskeys };
  const outcome = await context.passkeys.add(added);
  if (outcome === "tooMany") throw new Failure("tooManyPasskeys", { maximum: mostPasskeys });
  if (outcome === "known") throw new Failure("passkeyKnown");
  await context.outbox.queue({ ...mailTo(account), kind: "passkeyAdded", token: null });
}

export async function renamePasskey(
  context: AccountContext,
  account: Account,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const isRenamed = isUuid(id) && (await context.passkeys.rename(account.id, id, keyNameOf(name)));
  if (!isRenamed) throw new Failure("notFound");
}

/** Removes a passkey, for a person with a recent proof. */
export async function removePasskey(context: AccountContext, person: Proved, id: string): Promise<void> {
  mustBeProven(context, person);
  if (!isUuid(id) || !(await context.passkeys.remove(person.account.id, id))) throw new Failure("notFound");
  await context.outbox.queue({ ...mailTo(person.account), kind: "passkeyRemoved", token: null });
}

/** What a browser needs to sign in with a passkey of any account. */
export async function askForPasskey(context: AccountContext, visitor: CallerAddress): Promise<object> {
  await keepPace(context, "passkeysByAddress", visitor.address);
  const challenge = await freshChallenge(context, null);
  return context.ceremonies.signInOptions({ rp: context.rp, challenge });
}

/**
 * The person whose passkey has answered, once the answer is checked: its challenge is used up, and the counter of the passkey has gone on.
 * The passkey has asked for a finger or a number, so it stands for both factors.
 */
export async function personOfPasskey(context: AccountContext, response: PasskeyResponse): Promise<Account> {
  const { challenge, credentialId } = await answeredChallenge(context, response, null);
  const found = await context.passkeys.find(credentialId);
  if (found === null) throw new Failure("passkeyUnknown");
  await mustHaveGoneOn(context, found, { challenge, response });
  mustNotBeSuspended(found.account);
  return found.account;
}

async function mustHaveGoneOn(
  context: AccountContext,
  { account, passkey }: { account: Account; passkey: KeptPasskey },
  { challenge, response }: { challenge: string; response: PasskeyResponse },
): Promise<void> {
  const asked = { rp: context.rp, challenge, accountId: account.id };
  const counter = await context.ceremonies.counterOf({ ...asked, response, passkey });
  const isTaken = await context.passkeys.take({ id: passkey.id, counter, now: context.now() });
  if (!isTaken) throw new Failure("passkeyCounter");
}
