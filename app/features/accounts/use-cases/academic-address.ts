import type { Account, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { isAcademicEmail } from "./academic-domains.ts";
import type { AccountContext } from "./account-context.ts";
import { keepPace } from "./account-limits.ts";
import { emailOf, secretOf } from "./account-rules.ts";

const CONFIRMATION_IN_MILLISECONDS = 24 * 3_600_000;
/** Who studied a year ago may have left: the reduced price is for those who confirm again when they next subscribe. */
const VALID_IN_MILLISECONDS = 365 * 24 * 3_600_000;

/** Why a person may have the reduced price, or what they still have to do. */
export type AcademicStanding =
  | { kind: "own" }
  | { kind: "confirmed"; email: string; until: Date }
  | { kind: "waiting"; email: string }
  | { kind: "none" };

/** An address that a person signs in with is confirmed already; another one counts for a year. */
export async function academicStandingOf(context: AccountContext, account: Account): Promise<AcademicStanding> {
  if (isAcademicEmail(account.email, context.academicDomains)) return { kind: "own" };
  const address = await context.academic.find(account.id);
  if (address === null) return { kind: "none" };
  const { email, confirmedAt } = address;
  if (confirmedAt === null) return { kind: "waiting", email };
  const until = new Date(confirmedAt.getTime() + VALID_IN_MILLISECONDS);
  return until > context.now() ? { kind: "confirmed", email, until } : { kind: "none" };
}

export async function isAcademic(context: AccountContext, account: Account): Promise<boolean> {
  const { kind } = await academicStandingOf(context, account);
  return kind === "own" || kind === "confirmed";
}

/** Mails a link to an address at a university. Throws `academicAddressUnknown` when it is at none that we know. */
export async function claimAcademicAddress(context: AccountContext, account: Account, typed: string): Promise<void> {
  const { secrets } = context;
  const email = emailOf(typed);
  if (!isAcademicEmail(email, context.academicDomains)) throw new Failure("academicAddressUnknown");
  await keepPace(context, "academicMailsByPerson", secrets.hashOf(account.id));
  await keepPace(context, "mailsByRecipient", secrets.hashOf(email));
  const token = secrets.fresh();
  const expiresAt = new Date(context.now().getTime() + CONFIRMATION_IN_MILLISECONDS);
  await context.academic.claim({ accountId: account.id, email, tokenHash: secrets.hashOf(token), expiresAt });
  const { id: accountId, language, displayName } = account;
  await context.outbox.queue({ kind: "academic", recipient: email, accountId, language, displayName, token });
}

/** Having the secret proves that one reads the mail of that address. Throws `tokenInvalid` or `academicAddressTaken`. */
export async function confirmAcademicAddress(
  context: AccountContext,
  visitor: CallerAddress,
  token: string,
): Promise<void> {
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const now = context.now();
  const since = new Date(now.getTime() - VALID_IN_MILLISECONDS);
  const outcome = await context.academic.confirm({ tokenHash: context.secrets.hashOf(secret), now, since });
  if (outcome === null) throw new Failure("tokenInvalid");
  if (outcome === "taken") throw new Failure("academicAddressTaken");
}
