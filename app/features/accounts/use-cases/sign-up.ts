import type { Account, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import { evenly, keepPace } from "./account-limits.ts";
import { displayNameOf, emailOf, mustBeLocal, newPasswordOf, secretOf } from "./account-rules.ts";
import { mustBeHardToGuess } from "./password-strength.ts";

const CONFIRMATION_IN_MILLISECONDS = 24 * 3_600_000;
export const signUpEvenTime = 80;

/** Until when a link to confirm an address works that is mailed now. */
export const confirmationEnd = (now: Date): Date => new Date(now.getTime() + CONFIRMATION_IN_MILLISECONDS);

export type SignUpForm = {
  email: string;
  password: string;
  displayName: string;
  isOldEnough: boolean;
  language: string;
};

/**
 * Keeps a sign-up until its address is confirmed, and mails the secret that does it. The owner of an address that has an account already is told
 * so by mail; the answer is the same for both, in the same time. What is confirmed later is this very password and name:
 * a second sign-up with the same address does not change the first one's link.
 */
export async function signUp(context: AccountContext, visitor: CallerAddress, form: SignUpForm): Promise<void> {
  mustBeLocal(context);
  const email = emailOf(form.email);
  const displayName = displayNameOf(form.displayName);
  const password = newPasswordOf(form.password, email);
  if (!form.isOldEnough) throw new Failure("ageNotDeclared");
  await keepPace(context, "newPasswordsByAddress", visitor.address);
  await mustBeHardToGuess(context, password, { email, displayName });
  await keepPace(context, "signUpsByAddress", visitor.address);
  await keepPace(context, "mailsByRecipient", context.secrets.hashOf(email));
  const passwordHash = await context.passwords.hash(password);
  await evenly(context, signUpEvenTime, () =>
    startSignUp(context, { email, displayName, passwordHash, language: form.language }),
  );
}

async function startSignUp(
  context: AccountContext,
  {
    email,
    displayName,
    passwordHash,
    language,
  }: Pick<Account, "email" | "displayName" | "language"> & { passwordHash: string },
): Promise<void> {
  const known = await context.accounts.findByEmail(email);
  const token = context.secrets.fresh();
  const now = context.now();
  // The same is written for both, so that it takes the same time: where there is an account, it has expired already.
  await context.accounts.keepSignUp({
    email,
    displayName,
    passwordHash,
    language,
    ageDeclaredAt: now,
    tokenHash: context.secrets.hashOf(token),
    expiresAt: known === null ? confirmationEnd(now) : now,
  });
  const mail =
    known === null
      ? ({ kind: "confirm", accountId: null, language, displayName, token } as const)
      : ({ kind: "alreadyRegistered", ...addressee(known.account), token: null } as const);
  await context.outbox.queue({ recipient: email, ...mail });
}

const addressee = ({ id, language, displayName }: Account) => ({ accountId: id, language, displayName });

/** The address is theirs: from now on they can sign in. Throws `tokenInvalid`. */
export async function confirmSignUp(context: AccountContext, visitor: CallerAddress, token: string): Promise<Account> {
  mustBeLocal(context);
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const account = await context.accounts.confirmSignUp(
    context.secrets.hashOf(secret),
    context.now(),
    context.adminEmail,
  );
  if (account === null) throw new Failure("tokenInvalid");
  return account;
}
