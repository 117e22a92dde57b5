import { isUuid } from "../../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import { mailTo } from "../account-mail.ts";
import { mustBeProven, type Proved } from "../recent-proof.ts";
import type { Identity } from "./identity-stores.ts";

/** An identity, with what the operator calls its provider, which may be set up no more. */
export type OwnIdentity = Omit<Identity, "issuer"> & { number: string | null; provider: string };

export async function identitiesOf(context: AccountContext, account: Account): Promise<OwnIdentity[]> {
  const kept = await context.identities.listOf(account.id);
  return kept.map(({ issuer, ...identity }) => {
    const provider = context.ways.identityProviders.find((each) => each.issuer === issuer);
    return { ...identity, number: provider?.number ?? null, provider: provider?.name ?? issuer };
  });
}

/** Removes an identity of a person with a recent proof. Throws `identityLast` for one without which nothing lets them in. */
export async function removeIdentity(context: AccountContext, person: Proved, id: string): Promise<void> {
  mustBeProven(context, person);
  const { account } = person;
  const identities = await identitiesOf(context, account);
  if (!isUuid(id) || !identities.some((each) => each.id === id)) throw new Failure("notFound");
  const hasOther = identities.some((each) => each.id !== id && each.number !== null);
  if (!hasOther && !(await hasLocalWay(context, account))) throw new Failure("identityLast");
  if (!(await context.identities.remove(account.id, id))) throw new Failure("notFound");
  await context.outbox.queue({ ...mailTo(account), kind: "identityRemoved", token: null });
}

async function hasLocalWay(context: AccountContext, account: Account): Promise<boolean> {
  if (!context.ways.hasLocalSignIn) return false;
  return (await hasPassword(context, account)) || (await context.passkeys.listOf(account.id)).length > 0;
}

export const hasPassword = async (context: AccountContext, { id }: Account): Promise<boolean> =>
  (await context.accounts.passwordHashOf(id)) !== null;
