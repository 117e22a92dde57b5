import type { CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import type { AccountContext } from "./account-context.ts";
import { evenly, keepPace } from "./account-limits.ts";
import { emailOf, isPasswordLong, mustBeLocal, normalPassword } from "./account-rules.ts";
import { confirmationEnd, signUpEvenTime } from "./sign-up.ts";

/**
 * Mails a fresh link for a sign-up whose mail has not come, to a person who knows its password: a person who signed up with another's address
 * cannot have the link that reaches its owner confirm a password of their own. The answer is the same whatever is found, in the same
 * time; links that were mailed before work until their 24 hours are over.
 */
export async function confirmAgain(
  context: AccountContext,
  visitor: CallerAddress,
  form: { email: string; password: string },
): Promise<void> {
  mustBeLocal(context);
  const email = emailOf(form.email);
  await keepPace(context, "signInsByAddress", visitor.address);
  await keepPace(context, "signInsByPerson", context.secrets.hashOf(email));
  await keepPace(context, "mailsByRecipient", context.secrets.hashOf(email));
  const password = isPasswordLong(form.password) ? "" : normalPassword(form.password);
  const hash = await context.accounts.pendingPasswordHash(email, context.now());
  const { isRight } = await context.passwords.check(password, hash);
  await evenly(context, signUpEvenTime, () => (isRight && hash !== null ? mailAgain(context, email, hash) : done));
}

const done = Promise.resolve();

async function mailAgain(context: AccountContext, email: string, passwordHash: string): Promise<void> {
  const token = context.secrets.fresh();
  const now = context.now();
  const renewed = {
    email,
    passwordHash,
    tokenHash: context.secrets.hashOf(token),
    now,
    expiresAt: confirmationEnd(now),
  };
  const signUp = await context.accounts.renewSignUp(renewed);
  if (signUp !== null)
    await context.outbox.queue({ recipient: email, kind: "confirm", accountId: null, ...signUp, token });
}
