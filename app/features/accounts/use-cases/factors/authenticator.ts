import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { mailTo } from "../account-mail.ts";
import { emailOf } from "../account-rules.ts";
import type { Session } from "../account-stores.ts";
import { isProven, mustBeProven, type Proved } from "../recent-proof.ts";
import { proveAgain, type Reproof } from "../reset-password.ts";
import { keyIn, placeOf, readableKeyIn } from "./authenticator-key.ts";
import type { CodePicture, KeptAuthenticator } from "./factor-stores.ts";
import { checkedStep, proveFactor, slowDownGuesses } from "./prove-factor.ts";
import { freshRecoveryCodes } from "./recovery-codes.ts";

/** A key that was shown and not confirmed within the hour is not shown again. */
const WAITING_IN_MILLISECONDS = 3_600_000;

/** A key that waits for its first code, as a program takes it: by picture, by address or as text. */
export type WaitingKey = { key: string; address: string; picture: CodePicture };

export type FactorStanding = {
  /** Since when a code is asked for at sign-in; null: it is not. */
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
  /** Shown to a session with a recent proof alone: another session that read it could make the codes. */
  waiting: WaitingKey | null;
};

/** What a person has set up besides the password. */
export async function factorOf(context: AccountContext, person: Proved): Promise<FactorStanding> {
  const { account } = person;
  const kept = await context.factors.authenticatorOf(account.id);
  const confirmedAt = kept?.confirmedAt ?? null;
  const isShown = kept !== null && isWaiting(context, kept) && isProven(context, person);
  const key = isShown ? readableKeyIn(context, account.id, kept.secret) : null;
  return {
    confirmedAt,
    recoveryCodesLeft: confirmedAt === null ? 0 : await context.factors.recoveryCodesLeft(account.id),
    waiting: key === null ? null : shownKey(context, account, key),
  };
}

const isWaiting = (context: AccountContext, { confirmedAt, begunAt }: KeptAuthenticator): boolean =>
  confirmedAt === null && context.now().getTime() - begunAt.getTime() < WAITING_IN_MILLISECONDS;

function shownKey(context: AccountContext, { email }: Account, key: string): WaitingKey {
  const address = context.codes.addressOf({ key, email, issuer: context.issuer });
  return { key, address, picture: context.codes.pictureOf(address) };
}

/** Makes the key of an authenticator program, for a person with a recent proof; it counts once a code of it is confirmed. */
export async function beginAuthenticator(context: AccountContext, person: Proved): Promise<WaitingKey> {
  mustBeProven(context, person);
  const { account } = person;
  const key = context.codes.freshKey();
  const secret = context.seals.seal(key, placeOf(account.id));
  const isBegun = await context.factors.begin({ accountId: account.id, secret, now: context.now() });
  if (!isBegun) throw new Failure("factorAlreadyOn");
  return shownKey(context, account, key);
}

/**
 * From now on a code is asked for at sign-in; the other sessions end. The recovery codes are shown this once. Asks for a recent
 * proof: another session of the account must not take over a key that waits.
 */
export async function confirmAuthenticator(
  context: AccountContext,
  person: Proved & { session: Pick<Session, "id"> },
  typed: string,
): Promise<readonly string[]> {
  mustBeProven(context, person);
  const { account, session } = person;
  const kept = await context.factors.authenticatorOf(account.id);
  if (kept === null) throw new Failure("factorNotBegun");
  if (kept.confirmedAt !== null) throw new Failure("factorAlreadyOn");
  if (!isWaiting(context, kept)) throw new Failure("factorNotBegun");
  const settle = await slowDownGuesses(context, account, null);
  const step = checkedStep(context, keyIn(context, account, kept), typed);
  const { codes, codeHashes } = freshRecoveryCodes(context, account);
  const { secret } = kept;
  const confirmed = { accountId: account.id, secret, step, codeHashes, keptSessionId: session.id, now: context.now() };
  if (!(await context.factors.confirm(confirmed))) throw new Failure("factorNotBegun");
  await settle();
  await context.outbox.queue({ ...mailTo(account), kind: "factorOn", token: null });
  return codes;
}

/** Password and code, for what takes a factor away. */
export type FactorDeed = Reproof & { code: string };

async function proveBoth(context: AccountContext, account: Account, { code, ...proof }: FactorDeed): Promise<void> {
  await proveAgain(context, account, proof);
  await proveFactor(context, account, { typed: code, deviceSecret: null });
}

/** Signing in takes the password alone again. */
export async function removeAuthenticator(context: AccountContext, account: Account, deed: FactorDeed): Promise<void> {
  await proveBoth(context, account, deed);
  await context.factors.remove(account.id);
  await context.outbox.queue({ ...mailTo(account), kind: "factorOff", token: null });
}

/** Ten new recovery codes; those before them are worth nothing. */
export async function renewRecoveryCodes(
  context: AccountContext,
  account: Account,
  deed: FactorDeed,
): Promise<readonly string[]> {
  await proveBoth(context, account, deed);
  const { codes, codeHashes } = freshRecoveryCodes(context, account);
  await context.factors.renewRecoveryCodes({ accountId: account.id, codeHashes });
  await context.outbox.queue({ ...mailTo(account), kind: "recoveryCodesRenewed", token: null });
  return codes;
}

/** Takes a person's factor off, from the command line; the password stays. Null: no account has this address. */
export async function resetFactor(
  context: AccountContext,
  typedEmail: string,
): Promise<{ account: Account; wasOn: boolean } | null> {
  const reset = await context.factors.reset({ email: emailOf(typedEmail), at: context.now() });
  if (reset?.wasOn) await context.outbox.queue({ ...mailTo(reset.account), kind: "factorReset", token: null });
  return reset;
}
