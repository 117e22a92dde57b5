import type { Account, CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace } from "../account-limits.ts";
import { mailTo } from "../account-mail.ts";
import { emailOf, mustNotBeSuspended, secretOf } from "../account-rules.ts";
import { type Browser, enter, type SignInOutcome } from "../sign-in.ts";

const LINK_IN_MILLISECONDS = 900_000;

/**
 * A link that signs a person in once, for the operator on the command line: the way in where an identity provider is away or wrongly set
 * up. A mail tells the person. Null: no account has this address.
 */
export async function makeSignInLink(
  context: AccountContext,
  typedEmail: string,
): Promise<{ account: Account; address: string } | null> {
  const token = context.secrets.fresh();
  const at = context.now();
  const account = await context.signInLinks.make({
    ...{ email: emailOf(typedEmail), tokenHash: context.secrets.hashOf(token), at },
    expiresAt: new Date(at.getTime() + LINK_IN_MILLISECONDS),
  });
  if (account === null) return null;
  await context.outbox.queue({ ...mailTo(account), kind: "signInLink", token: null });
  const address = new URL("/auth/link", context.siteOrigin);
  address.searchParams.set("token", token);
  return { account, address: address.href };
}

/** Signs in with such a link; the second factor is asked for as ever. Throws `tokenInvalid`. */
export async function signInByLink(
  context: AccountContext,
  visitor: CallerAddress,
  { token, ...browser }: Browser & { token: string },
): Promise<SignInOutcome> {
  const secret = secretOf(token);
  await keepPace(context, "secretsByAddress", visitor.address);
  const account = await context.signInLinks.take(context.secrets.hashOf(secret), context.now());
  if (account === null) throw new Failure("tokenInvalid");
  mustNotBeSuspended(account);
  return enter(context, account, { ...visitor, ...browser });
}
