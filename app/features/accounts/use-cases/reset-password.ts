import type { Account, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import { keepPace, pacedBy } from "./account-limits.ts";
import { mailTo } from "./account-mail.ts";
import { emailOf, isPasswordLong, mustBeLocal, newPasswordOf, normalPassword, secretOf } from "./account-rules.ts";
import { mustBeHardToGuess } from "./password-strength.ts";
import { mustBeProven, type Proved } from "./recent-proof.ts";

const RESET_IN_MILLISECONDS = 3_600_000;

/**
 * Mails a link that sets a new password, if an account has this address. The answer never says whether, nor does its time: what
 * is written for an account is written afterwards.
 */
export async function requestReset(context: AccountContext, visitor: CallerAddress, typed: string): Promise<void> {
  mustBeLocal(context);
  const email = emailOf(typed);
  await keepPace(context, "resetsByAddress", visitor.address);
  await keepPace(context, "mailsByRecipient", context.secrets.hashOf(email));
  const known = await context.accounts.findByEmail(email);
  if (known !== null) await context.afterwards(() => mailReset(context, known.account));
}

async function mailReset(context: AccountContext, account: Account): Promise<void> {
  const token = context.secrets.fresh();
  await context.accounts.keepReset({
    accountId: account.id,
    tokenHash: context.secrets.hashOf(token),
    expiresAt: new Date(context.now().getTime() + RESET_IN_MILLISECONDS),
  });
  await context.outbox.queue({ ...mailTo(account), kind: "reset", token });
}

/** Sets the password of the account to which the secret was mailed, and ends all its sessions. The secret works once. */
export async function resetPassword(
  context: AccountContext,
  visitor: CallerAddress,
  { token, password: typed }: { token: string; password: string },
): Promise<void> {
  mustBeLocal(context);
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const tokenHash = context.secrets.hashOf(secret);
  const asked = await context.accounts.findReset(tokenHash, context.now());
  if (asked === null) throw new Failure("tokenInvalid");
  // A password that cannot be used leaves the secret for the next try.
  const password = newPasswordOf(typed, asked.email);
  await keepPace(context, "newPasswordsByAddress", visitor.address);
  await mustBeHardToGuess(context, password, asked);
  const account = await context.accounts.takeReset(tokenHash, context.now());
  if (account === null) throw new Failure("tokenInvalid");
  await setPassword(context, account, { password, keptSessionId: null });
  await context.rates.forget(pacedBy("signInsByPerson", context.secrets.hashOf(account.email)));
}

/** A new password for a person who knows the old one; their other sessions end. */
export async function changePassword(
  context: AccountContext,
  { account, sessionId }: { account: Account; sessionId: string },
  { current, password: typed }: { current: string; password: string },
): Promise<void> {
  const password = newPasswordOf(typed, account.email);
  await proveIdentity(context, account, current);
  await mustBeHardToGuess(context, password, account);
  await setPassword(context, account, { password, keptSessionId: sessionId });
}

/** An irreversible action asks for the password again. Throws `passwordWrong`. */
export async function proveIdentity(context: AccountContext, account: Account, typed: string): Promise<void> {
  if (isPasswordLong(typed)) throw new Failure("passwordWrong");
  const counted = context.secrets.hashOf(account.id);
  await keepPace(context, "signInsByPerson", counted);
  const hash = await context.accounts.passwordHashOf(account.id);
  const { isRight } = await context.passwords.check(normalPassword(typed), hash);
  if (!isRight) throw new Failure("passwordWrong");
  await context.rates.forget(pacedBy("signInsByPerson", counted));
}

/** Who a person is, for what asks for the password at once: one without a password has a session with a recent proof instead. */
export async function proveAgain(
  context: AccountContext,
  account: Account,
  { password, session }: Reproof,
): Promise<void> {
  const isWithout = session !== undefined && (await context.accounts.passwordHashOf(account.id)) === null;
  if (isWithout) mustBeProven(context, { account, session });
  else await proveIdentity(context, account, password);
}

/** The password as typed, and the session for a person who has none. */
export type Reproof = { password: string; session?: Proved["session"] };

async function setPassword(
  context: AccountContext,
  account: Account,
  { password, keptSessionId }: { password: string; keptSessionId: string | null },
): Promise<void> {
  const passwordHash = await context.passwords.hash(password);
  await context.accounts.setPassword({ accountId: account.id, passwordHash, keptSessionId });
  await context.outbox.queue({ ...mailTo(account), kind: "passwordChanged", token: null });
}
