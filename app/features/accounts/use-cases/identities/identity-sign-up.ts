import type { CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace } from "../account-limits.ts";
import { displayNameOf, isSecret } from "../account-rules.ts";
import { type Browser, openSession, type SignedIn } from "../sign-in.ts";
import { withRole } from "./answer-identity.ts";
import type { IdentitySignUp } from "./identity-stores.ts";

/** The identity that waits in this browser for its person's word. Throws `identityOver`. */
export async function waitingIdentity(context: AccountContext, browserSecret: string | null): Promise<IdentitySignUp> {
  const isOurs = browserSecret !== null && isSecret(browserSecret);
  const waiting = isOurs
    ? await context.identities.findSignUp(context.secrets.hashOf(browserSecret), context.now())
    : null;
  if (waiting === null) throw new Failure("identityOver");
  return waiting;
}

type IdentitySignUpForm = Browser & {
  browserSecret: string | null;
  displayName: string;
  isOldEnough: boolean;
  language: string;
};

/** Opens the account of an identity that waits, without a password, and a session. */
export async function openIdentityAccount(
  context: AccountContext,
  visitor: CallerAddress,
  { browserSecret, displayName: typed, isOldEnough, language, device }: IdentitySignUpForm,
): Promise<SignedIn & { returnTo: string }> {
  await keepPace(context, "identitiesByAddress", visitor.address);
  const { role, returnTo } = await waitingIdentity(context, browserSecret);
  const displayName = displayNameOf(typed);
  if (!isOldEnough) throw new Failure("ageNotDeclared");
  const account = await context.identities.makeAccount({
    ...{ browserHash: context.secrets.hashOf(browserSecret ?? ""), displayName, language },
    ...{ adminEmail: context.adminEmail, now: context.now() },
  });
  if (account === null) throw new Failure("identityOver");
  const present = await withRole(context, account, role);
  return { ...(await openSession(context, present, { ...visitor, device, deviceSecret: null })), returnTo };
}
