import type { KeptMail } from "../../../core/mail/use-cases/mail.ts";
import { firstPage, type Page, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Role } from "../../../core/shared/contracts/role.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import { emailOf } from "./account-rules.ts";
import type { KeptDeed, KnownAssignment } from "./account-stores.ts";
import { proveAgain, type Reproof } from "./reset-password.ts";

/**
 * Gives a person a role, from the command line. It also confirms a sign-up that waits for its mail:
 * access to the database is proof enough. Null: no account has this address.
 */
export async function grantRole(context: AccountContext, typedEmail: string, role: Role): Promise<Account | null> {
  const deed = { email: emailOf(typedEmail), at: context.now(), by: null };
  const known = await context.accounts.setRole({ ...deed, role });
  if (known !== null) return known;
  const confirmed = await context.accounts.confirmLatestSignUp(deed);
  return confirmed && context.accounts.setRole({ ...deed, role });
}

/** Gives a person a plan, from the command line. Null: no account has this address. */
export const assignPlan = (context: AccountContext, typedEmail: string, plan: Plan): Promise<Account | null> =>
  context.accounts.assignPlan({ email: emailOf(typedEmail), plan, at: context.now(), by: null });

/** The account of an address, for a command; null where there is none. */
export const accountAt = async (context: AccountContext, typedEmail: string): Promise<Account | null> =>
  (await context.accounts.findByEmail(emailOf(typedEmail)))?.account ?? null;

/** A mail as an admin sees it. */
export type ShownMail = KeptMail & {
  /** Whether links are cut out of its text. */
  isCut: boolean;
  /** Whether a person waits for it to confirm an account. */
  isConfirmation: boolean;
};

/**
 * A page of the mails, sent or not. For an admin; others are told that there is no such page. Links to other
 * people let their holder in or act for them: they are not shown.
 */
export async function readOutbox(
  context: AccountContext,
  reader: Account | null,
  page: PageAsked = firstPage,
): Promise<Page<ShownMail>> {
  const { email } = mustAdminister(reader);
  const { entries, next } = await pageOf(page, context.outbox.list);
  const mails = entries.map((mail) => {
    const isConfirmation = mail.text?.includes("/auth/confirm?") === true;
    const text = mail.recipient === email ? mail.text : withoutSecrets(mail.text);
    return { ...mail, text, isCut: text !== mail.text, isConfirmation };
  });
  return { entries: mails, next };
}

/** Whatever follows the path of an address, whatever it is called, and what looks like a secret anywhere else. */
const withoutSecrets = (text: string | null): string | null =>
  text === null ? null : text.replace(/(https?:\/\/[^\s?#]*)[?#]\S*/g, "$1?…").replace(/[\w-]{40,}/g, "…");

const LONGEST_SEARCH = 100;

/** A person, and how they came to their plan; null: it was never given to them by anybody. */
export type ListedPerson = Account & { assignment: KnownAssignment | null };

/** All accounts, latest first, a page at a time, each with the plan last given to it; no secrets. */
export async function listPeople(
  context: AccountContext,
  reader: Account | null,
  { search, role, page = firstPage }: { search: string; role: Role | null; page?: PageAsked },
): Promise<{ people: ListedPerson[]; next: string | null }> {
  mustAdminister(reader);
  const wanted = search.trim().slice(0, LONGEST_SEARCH).replaceAll("\0", "");
  const { entries, next } = await pageOf(page, (asked) => context.accounts.list({ ...asked, role, search: wanted }));
  const assignments = await context.accounts.latestAssignments(entries.map(({ id }) => id));
  const people = entries.map((person) => ({ ...person, assignment: assignments.get(person.id) ?? null }));
  return { people, next };
}

/** Throws `notFound` for readers who are not admins and for an address without an account. */
export async function mustBeAccount(context: AccountContext, reader: Account | null, email: string): Promise<void> {
  mustAdminister(reader);
  if ((await context.accounts.findByEmail(email)) === null) throw new Failure("notFound");
}

/** A page of the changes that admins made to accounts, newest first. For admins. */
export async function readActions(
  context: AccountContext,
  reader: Account | null,
  page: PageAsked = firstPage,
): Promise<Page<KeptDeed>> {
  mustAdminister(reader);
  return pageOf(page, context.adminActions.list);
}

/** Whose account is changed, and the admin's password, typed again: a browser left open must not be enough. */
type Change = Reproof & { email: string };

/** Who changes something and when, once they have proved who they are. Throws `passwordWrong`, `proveItIsYou`. */
async function provenDeed(context: AccountContext, reader: Account | null, { email, ...proof }: Change) {
  const by = mustAdminister(reader);
  await proveAgain(context, by, proof);
  return { email, at: context.now(), by };
}

/** As `provenDeed`, for what admins may not do to themselves, so that one admin is always left. */
async function provenDeedToOther(context: AccountContext, reader: Account | null, change: Change) {
  if (mustAdminister(reader).email === change.email) throw new Failure("notFound");
  return provenDeed(context, reader, change);
}

function mustBeThere(changed: Account | null): void {
  if (changed === null) throw new Failure("notFound");
}

/** Gives another person a role. */
export async function changeRole(
  context: AccountContext,
  reader: Account | null,
  { role, ...change }: Change & { role: Role },
): Promise<void> {
  mustBeThere(await context.accounts.setRole({ ...(await provenDeedToOther(context, reader, change)), role }));
}

/** Gives a person a plan; an admin may give themselves one. */
export async function changePlan(
  context: AccountContext,
  reader: Account | null,
  { plan, ...change }: Change & { plan: Plan },
): Promise<void> {
  mustBeThere(await context.accounts.assignPlan({ ...(await provenDeed(context, reader, change)), plan }));
}

/** Suspends another person, with their sessions and keys, or lifts the suspension. */
export async function suspend(
  context: AccountContext,
  reader: Account | null,
  { isSuspended, ...change }: Change & { isSuspended: boolean },
): Promise<void> {
  const deed = await provenDeedToOther(context, reader, change);
  mustBeThere(await context.accounts.suspend({ ...deed, isSuspended }));
}

/** Confirms a sign-up for a person whom no mail reaches: they sign in with the password that they chose. */
export async function vouchFor(context: AccountContext, reader: Account | null, change: Change): Promise<void> {
  mustBeThere(await context.accounts.confirmLatestSignUp(await provenDeed(context, reader, change)));
}
