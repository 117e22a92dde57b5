import type { Role } from "../contracts/account.ts";
import type { Plan } from "../contracts/plan.ts";
import { Failure } from "../failure.ts";
import type { Account, AccountContext, KeptMail, KnownAssignment } from "./account-context.ts";
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
  context.accounts.assignPlan({ email: emailOf(typedEmail), plan, at: context.now(), by: null });

/** The latest mails, sent or not. For an admin; anybody else is told that there is no such thing. */
export async function readOutbox(context: AccountContext, reader: Account | null): Promise<KeptMail[]> {
  mustAdminister(reader);
  return context.outbox.list(MAILS_SHOWN);
}

const PEOPLE_SHOWN = 100;
const LONGEST_SEARCH = 100;

/** A person, and how they came to their plan; null: it was never given to them by anybody. */
export type ListedPerson = Account & { assignment: KnownAssignment | null };

/** For admins; anybody else is told that there is no such thing. */
function mustAdminister(reader: Account | null): Account {
  if (reader?.role !== "admin") throw new Failure("notFound");
  return reader;
}

/** Whoever has an account, latest first, with the plan that was last given to them, without anything that lets somebody in. */
export async function listPeople(
  context: AccountContext,
  reader: Account | null,
  { search, role }: { search: string; role: Role | null },
): Promise<{ people: ListedPerson[]; isCut: boolean }> {
  mustAdminister(reader);
  const wanted = search.trim().slice(0, LONGEST_SEARCH).replaceAll("\0", "");
  const found = await context.accounts.list({ role, search: wanted, limit: PEOPLE_SHOWN + 1 });
  const shown = found.slice(0, PEOPLE_SHOWN);
  const assignments = await context.accounts.latestAssignments(shown.map(({ id }) => id));
  const people = shown.map((person) => ({ ...person, assignment: assignments.get(person.id) ?? null }));
  return { people, isCut: found.length > PEOPLE_SHOWN };
}

/** Gives somebody else a role; nobody changes their own, so that there is always an admin left. */
export async function changeRole(
  context: AccountContext,
  reader: Account | null,
  { email, role }: { email: string; role: Role },
): Promise<void> {
  const admin = mustAdminister(reader);
  if (admin.email === email) throw new Failure("notFound");
  if ((await context.accounts.setRole(email, role)) === null) throw new Failure("notFound");
}

/** Gives somebody a plan, and keeps who gave it; an admin may give themselves one. */
export async function changePlan(
  context: AccountContext,
  reader: Account | null,
  { email, plan }: { email: string; plan: Plan },
): Promise<void> {
  const by = mustAdminister(reader);
  if ((await context.accounts.assignPlan({ email, plan, at: context.now(), by })) === null)
    throw new Failure("notFound");
}

/** Keeps somebody out, with their sessions and keys, or lets them in again. Nobody does it to themselves. */
export async function suspend(
  context: AccountContext,
  reader: Account | null,
  { email, isSuspended }: { email: string; isSuspended: boolean },
): Promise<void> {
  const admin = mustAdminister(reader);
  const suspended =
    admin.email === email ? null : await context.accounts.suspend(email, isSuspended ? context.now() : null);
  if (suspended === null) throw new Failure("notFound");
}
