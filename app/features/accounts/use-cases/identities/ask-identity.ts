import type { CallerAddress } from "../../../../core/shared/use-cases/caller.ts";
import type { AccountContext } from "../account-context.ts";
import { keepPace } from "../account-limits.ts";
import { isSecret } from "../account-rules.ts";
import type { Session } from "../account-stores.ts";
import { mustBeProven, type Proved } from "../recent-proof.ts";
import { providerOf, redirectUriOf, secretsOf } from "./identity-rules.ts";
import type { IdentityPurpose } from "./identity-stores.ts";

const ANSWER_IN_MILLISECONDS = 600_000;

/** A person in a session. */
export type IdentityPerson = Proved & { session: Pick<Session, "id"> };

type IdentityQuestion = {
  /** Which provider. */
  number: string;
  /** The secret that this browser has from an earlier question; null: none. */
  browserSecret: string | null;
  returnTo: string;
} & ({ purpose: "signIn"; person: null } | { purpose: Exclude<IdentityPurpose, "signIn">; person: IdentityPerson });

/** Where the browser goes on, and the secret that it keeps until the answer. */
type AskedIdentity = { address: string; browserSecret: string; expiresAt: Date };

/**
 * Sends a browser to an identity provider. To link an identity asks for a recent proof first: a browser left open must not give another
 * person a way in.
 */
export async function askIdentity(
  context: AccountContext,
  visitor: CallerAddress,
  { number, purpose, person, browserSecret: former, returnTo }: IdentityQuestion,
): Promise<AskedIdentity> {
  const provider = providerOf(context, number);
  if (purpose === "link") mustBeProven(context, person);
  await keepPace(context, "identitiesByAddress", visitor.address);
  const browserSecret = former !== null && isSecret(former) ? former : context.secrets.fresh();
  const state = context.secrets.fresh();
  const expiresAt = new Date(context.now().getTime() + ANSWER_IN_MILLISECONDS);
  const address = await context.identityProtocol.addressAt(provider, {
    redirectUri: redirectUriOf(context, provider),
    secrets: secretsOf(context, browserSecret, state),
    isFresh: purpose === "prove",
  });
  await context.identities.keepRequest({
    ...{ stateHash: context.secrets.hashOf(state), issuer: provider.issuer, purpose, returnTo, expiresAt },
    browserHash: context.secrets.hashOf(browserSecret),
    caller: person === null ? null : { accountId: person.account.id, sessionId: person.session.id },
  });
  return { address, browserSecret, expiresAt };
}
