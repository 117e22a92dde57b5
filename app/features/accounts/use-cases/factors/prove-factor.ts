import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace, pacedBy } from "../account-limits.ts";
import { mailTo } from "../account-mail.ts";
import { keyIn } from "./authenticator-key.ts";
import { isRecoveryCode, plainCode, recoveryCodeHash } from "./recovery-codes.ts";

/** The step of time whose code was typed. Throws `factorCodeWrong`. */
export function checkedStep(context: AccountContext, key: string, typed: string): number {
  const code = plainCode(typed);
  const step = /^\d{6}$/.test(code) ? context.codes.stepOf({ key, code, at: context.now() }) : null;
  if (step === null) throw new Failure("factorCodeWrong");
  return step;
}

/**
 * Counts a guess at one person's codes; throws `rateLimited`. A browser that the person has used counts apart, so that a
 * stranger who knows the password alone cannot keep the person out. The function returned forgets the guesses, once one was right.
 */
export async function slowDownGuesses(
  context: AccountContext,
  { id }: Account,
  deviceSecret: string | null,
): Promise<() => Promise<void>> {
  const counted = context.secrets.hashOf(deviceSecret === null ? id : `${id} ${deviceSecret}`);
  await keepPace(context, "factorsByPerson", counted);
  await keepPace(context, "factorsByPersonADay", counted);
  return async () => {
    await context.rates.forget(pacedBy("factorsByPerson", counted));
    await context.rates.forget(pacedBy("factorsByPersonADay", counted));
  };
}

/**
 * Proves the second factor: by the code of an authenticator, each taken once, or by a recovery code. Throws `factorNotOn`,
 * `factorCodeWrong`, `factorCodeUsed`, `secretUnreadable` or `rateLimited`.
 */
export async function proveFactor(
  context: AccountContext,
  account: Account,
  { typed, deviceSecret }: { typed: string; deviceSecret: string | null },
): Promise<void> {
  const kept = await context.factors.authenticatorOf(account.id);
  if (kept === null || kept.confirmedAt === null) throw new Failure("factorNotOn");
  const settle = await slowDownGuesses(context, account, deviceSecret);
  const plain = plainCode(typed);
  if (isRecoveryCode(plain)) {
    const codeHash = recoveryCodeHash(context, account, plain);
    const isTaken = await context.factors.takeRecoveryCode({ accountId: account.id, codeHash, now: context.now() });
    if (!isTaken) throw new Failure("factorCodeWrong");
    await context.outbox.queue({ ...mailTo(account), kind: "recoveryCodeUsed", token: null });
  } else {
    const step = checkedStep(context, keyIn(context, account, kept), plain);
    if (!(await context.factors.takeStep({ accountId: account.id, step }))) throw new Failure("factorCodeUsed");
  }
  await settle();
}
