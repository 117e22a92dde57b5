import type { Account, CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { evenly, keepPace } from "../account-limits.ts";
import { mailTo } from "../account-mail.ts";
import { emailOf, secretOf } from "../account-rules.ts";
import { mustBeProven, type Proved } from "../recent-proof.ts";

const CONFIRMATION_IN_MILLISECONDS = 24 * 3_600_000;
const STOPPABLE_IN_MILLISECONDS = 7 * 24 * 3_600_000;
const EVEN_TIME_IN_MILLISECONDS = 80;

/**
 * Mails a link to the new address, which confirms it, and one to the present address, which stops it. Whether the new address has an
 * account is not told: its owner hears of it by mail, and the answer and its time are the same. Throws `proveItIsYou`,
 * `emailUnchanged`, `rateLimited`.
 */
export async function askForEmail(context: AccountContext, person: Proved, typed: string): Promise<void> {
  mustBeProven(context, person);
  const { account } = person;
  const email = emailOf(typed);
  if (email === account.email) throw new Failure("emailUnchanged");
  await keepPace(context, "emailChangesByPerson", account.id);
  await keepPace(context, "mailsByRecipient", context.secrets.hashOf(email));
  await evenly(context, EVEN_TIME_IN_MILLISECONDS, () => begin(context, account, email));
}

async function begin(context: AccountContext, account: Account, email: string): Promise<void> {
  const known = await context.accounts.findByEmail(email);
  const [token, stop] = [context.secrets.fresh(), context.secrets.fresh()];
  const at = context.now();
  const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);
  // The same is written for both, so that it takes the same time: where there is an account, it has expired already.
  await context.emailChanges.begin({
    ...{ accountId: account.id, email, formerEmail: account.email, at },
    ...{ tokenHash: context.secrets.hashOf(token), stopHash: context.secrets.hashOf(stop) },
    expiresAt: known === null ? after(CONFIRMATION_IN_MILLISECONDS) : at,
    stoppableUntil: after(STOPPABLE_IN_MILLISECONDS),
  });
  await context.outbox.queue(
    known === null
      ? { ...mailTo(account), recipient: email, kind: "emailConfirm", token }
      : { ...mailTo(known.account), kind: "emailTaken", token: null },
  );
  await context.outbox.queue({ ...mailTo(account), kind: "emailNotice", token: stop });
}

/** The new address is theirs. Throws `tokenInvalid`. */
export async function confirmEmail(context: AccountContext, visitor: CallerAddress, token: string): Promise<void> {
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const changed = await context.emailChanges.confirm(context.secrets.hashOf(secret), context.now());
  if (changed === null) throw new Failure("tokenInvalid");
  await context.outbox.queue({ ...mailTo(changed.account), kind: "emailChanged", token: null });
}

/** From the former address: the change does not come, or is taken back with all sessions. Throws `tokenInvalid`. */
export async function stopEmailChange(context: AccountContext, visitor: CallerAddress, token: string): Promise<void> {
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const stopped = await context.emailChanges.stop(context.secrets.hashOf(secret), context.now());
  if (stopped === null) throw new Failure("tokenInvalid");
  await context.outbox.queue({ ...mailTo(stopped.account), kind: "emailStopped", token: null });
}
