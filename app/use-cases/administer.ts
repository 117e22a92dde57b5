import type { Role } from "../contracts/account.ts";
import type { Plan } from "../contracts/plan.ts";
import { Failure } from "../failure.ts";
import type { Account, AccountContext, KeptMail } from "./account-context.ts";
import { emailOf } from "./account-rules.ts";

const MAILS_SHOWN = 100;

/**
 * Gives a person a role, from the command line. Somebody who has signed up and not confirmed is confirmed by it: whoever has
 * the database needs no mail to know who they mean. Null: nobody has signed up with this address.
 */
export async function grantRole(context: AccountContext, typedEmail: string, role: Role): Promise<Account | null> {
  const email = emailOf(typedEmail);
  const known = await context.accounts.setRole(email, role);
  if (known !== null) return known;
  const confirmed = await context.accounts.confirmLatestSignUp(email, context.now());
  return confirmed && context.accounts.setRole(email, role);
}

/** Gives a person a plan, from the command line. Null: nobody has an account with this address. */
export const assignPlan = (context: AccountContext, typedEmail: string, plan: Plan): Promise<Account | null> =>
  context.accounts.setPlan(emailOf(typedEmail), plan);

/** The latest mails, sent or not. For an admin; anybody else is told that there is no such thing. */
export async function readOutbox(context: AccountContext, reader: Account | null): Promise<KeptMail[]> {
  if (reader?.role !== "admin") throw new Failure("notFound");
  return context.outbox.list(MAILS_SHOWN);
}
