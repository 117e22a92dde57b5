import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../../failure.ts";
import type { AccountContext } from "../account-context.ts";
import type { KeptAuthenticator, SealedPlace } from "./factor-stores.ts";

export const placeOf = (accountId: string): SealedPlace => ({
  table: "authenticators",
  column: "secret",
  accountId,
  rowId: accountId,
});

/** The key that an authenticator program shares with us. Throws `secretUnreadable`. */
export const keyIn = (context: AccountContext, { id }: Account, { secret }: KeptAuthenticator): string =>
  context.seals.open(secret, placeOf(id));

/** The same, null where it does not open. */
export function readableKeyIn(
  { seals }: Pick<AccountContext, "seals">,
  accountId: string,
  secret: string,
): string | null {
  try {
    return seals.open(secret, placeOf(accountId));
  } catch (error) {
    if (error instanceof Failure && error.code === "secretUnreadable") return null;
    throw error;
  }
}

const RESEALED_AT_ONCE = 100;

/** Seals with the present key what earlier keys have sealed; what no key opens stays as it is. Says how many were sealed anew. */
export async function resealAuthenticators(context: Pick<AccountContext, "factors" | "seals">): Promise<number> {
  const currentPrefix = context.seals.currentPrefix();
  let resealed = 0;
  let after: string | null = null;
  while (true) {
    const rows = await context.factors.outdated({ currentPrefix, after, limit: RESEALED_AT_ONCE });
    for (const { accountId, secret } of rows) {
      const key = readableKeyIn(context, accountId, secret);
      if (key === null) continue;
      const present = context.seals.seal(key, placeOf(accountId));
      await context.factors.reseal({ accountId, former: secret, present });
      resealed += 1;
    }
    if (rows.length < RESEALED_AT_ONCE) return resealed;
    after = rows.at(-1)?.accountId ?? null;
  }
}
