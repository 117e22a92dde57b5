import type { Role } from "../../../../core/shared/contracts/role.ts";
import type { Account, CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace } from "../account-limits.ts";
import { mailTo } from "../account-mail.ts";
import { isSecret, mustNotBeSuspended } from "../account-rules.ts";
import { isProven } from "../recent-proof.ts";
import { type Browser, enter, type SignInOutcome } from "../sign-in.ts";
import type { IdentityPerson } from "./ask-identity.ts";
import {
  mustBeOfDomain,
  nameOfClaims,
  providerOf,
  redirectUriOf,
  roleOf,
  secretsOf,
  verifiedEmailOf,
} from "./identity-rules.ts";
import type { IdentityClaims, IdentityProvider, IdentityRequest } from "./identity-stores.ts";

const SIGN_UP_IN_MILLISECONDS = 1_800_000;

type IdentityAnswer = Browser & {
  /** The provider to whose address the answer came. */
  number: string;
  query: URLSearchParams;
  browserSecret: string | null;
  person: IdentityPerson | null;
};

/** What has come of an answer. Without an account the person says next whether to open one. */
type IdentityOutcome = { returnTo: string } & (
  | SignInOutcome
  | { kind: "newPerson"; expiresAt: Date }
  | { kind: "linked" }
  | { kind: "proved" }
);

/**
 * Takes the answer of an identity provider. It counts once, in the browser that asked, and for the provider that was asked; everything
 * that is wrong with it has a code of its own.
 */
export async function answerIdentity(
  context: AccountContext,
  visitor: CallerAddress,
  answer: IdentityAnswer,
): Promise<IdentityOutcome> {
  const provider = providerOf(context, answer.number);
  await keepPace(context, "identitiesByAddress", visitor.address);
  const { request, browserSecret, state } = await askedBefore(context, answer);
  if (request.issuer !== provider.issuer) throw new Failure("identityIssuer");
  const claims = await context.identityProtocol.claimsOf(provider, {
    redirectUri: redirectUriOf(context, provider),
    secrets: secretsOf(context, browserSecret, state),
    query: answer.query,
  });
  mustBeOfDomain(provider, claims);
  const { returnTo } = request;
  if (request.purpose === "signIn") {
    const account = await accountOf(context, claims);
    if (account === null) return keepNewPerson(context, { provider, claims, browserSecret, returnTo });
    mustNotBeSuspended(account);
    const present = await withRole(context, account, roleOf(provider, claims));
    const entering = { ...visitor, ...answer, provedAt: provedAtOf(context, claims) };
    return { ...(await enter(context, present, entering)), returnTo };
  }
  const { person } = answer;
  if (person === null) throw new Failure("identityBrowser");
  if (request.purpose === "link") await linkTo(context, person.account, claims);
  else await prove(context, person, claims);
  return { kind: request.purpose === "link" ? "linked" : "proved", returnTo };
}

/** The question that an answer belongs to, used up by it. Throws `identityOver` and `identityBrowser`. */
async function askedBefore(
  context: AccountContext,
  { query, browserSecret, person }: IdentityAnswer,
): Promise<{ request: IdentityRequest; browserSecret: string; state: string }> {
  const { secrets } = context;
  const state = query.get("state") ?? "";
  const request = isSecret(state) ? await context.identities.takeRequest(secrets.hashOf(state), context.now()) : null;
  if (request === null) throw new Failure("identityOver");
  const isOfBrowser = browserSecret !== null && secrets.hashOf(browserSecret) === request.browserHash;
  const { caller } = request;
  const isOfPerson =
    caller === null || (person?.account.id === caller.accountId && person.session.id === caller.sessionId);
  if (!isOfBrowser || !isOfPerson) throw new Failure("identityBrowser");
  return { request, browserSecret, state };
}

/** The account of an identity: its own, or the one whose confirmed address the provider has verified, which is linked from then on. */
async function accountOf(context: AccountContext, claims: IdentityClaims): Promise<Account | null> {
  const { issuer, subject, email } = claims;
  const own = await context.identities.use({ issuer, subject, email, now: context.now() });
  if (own !== null) return own;
  const known = await context.accounts.findByEmail(verifiedEmailOf(claims));
  if (known === null) return null;
  mustNotBeSuspended(known.account);
  await linkTo(context, known.account, claims);
  return known.account;
}

async function linkTo(context: AccountContext, account: Account, claims: IdentityClaims): Promise<void> {
  const { issuer, subject, email } = claims;
  const isLinked = await context.identities.link({
    ...{ accountId: account.id, issuer, subject, email },
    now: context.now(),
  });
  if (!isLinked) throw new Failure("identityTaken");
  await context.outbox.queue({ ...mailTo(account), kind: "identityAdded", token: null });
}

/** When the provider last asked the person; null where it does not say: they may have been let through unasked. */
const provedAtOf = (context: AccountContext, { provedAt }: IdentityClaims): Date | null => {
  const now = context.now();
  return provedAt !== null && provedAt > now ? now : provedAt;
};

/** Throws `identityUnlinked`, `identityUntimed` where the provider does not say when it asked, and `identityNotFresh` where it did not ask again. */
async function prove(context: AccountContext, person: IdentityPerson, claims: IdentityClaims): Promise<void> {
  const { issuer, subject, email } = claims;
  const owner = await context.identities.use({ issuer, subject, email, now: context.now() });
  if (owner?.id !== person.account.id) throw new Failure("identityUnlinked");
  const provedAt = provedAtOf(context, claims);
  // A request with max_age makes auth_time required (OpenID Connect Core, 3.1.2.1).
  if (provedAt === null) throw new Failure("identityUntimed");
  if (!isProven(context, { account: owner, session: { provedAt } })) throw new Failure("identityNotFresh");
  await context.sessions.prove(owner.id, person.session.id, provedAt);
}

type NewPerson = { provider: IdentityProvider; claims: IdentityClaims; browserSecret: string; returnTo: string };

async function keepNewPerson(
  context: AccountContext,
  { provider, claims, browserSecret, returnTo }: NewPerson,
): Promise<IdentityOutcome> {
  const email = verifiedEmailOf(claims);
  const expiresAt = new Date(context.now().getTime() + SIGN_UP_IN_MILLISECONDS);
  await context.identities.keepSignUp({
    ...{ issuer: claims.issuer, subject: claims.subject, email, displayName: nameOfClaims(claims, email) },
    ...{ role: roleOf(provider, claims), returnTo, expiresAt },
    browserHash: context.secrets.hashOf(browserSecret),
  });
  return { kind: "newPerson", expiresAt, returnTo };
}

/** The account with the role that the provider gives; a change of it is kept in the record of actions. */
export async function withRole(context: AccountContext, account: Account, role: Role | null): Promise<Account> {
  if (role === null || role === account.role) return account;
  const deed = { at: context.now(), by: null, origin: "identityProvider" } as const;
  const changed = await context.accounts.setRole({ ...deed, email: account.email, role });
  if (changed === null) throw new Failure("sessionInvalid");
  return changed;
}
