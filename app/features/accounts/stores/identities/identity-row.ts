import type { Insertable } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import { uuidAt } from "../../../../database/uuid.ts";
import type { IdentityStore } from "../../use-cases/identities/identity-stores.ts";

/** A new identity of an account. */
export const identityRow = ({
  accountId,
  now,
  ...identity
}: Parameters<IdentityStore["link"]>[0]): Insertable<Tables["identities"]> => ({
  ...{ id: uuidAt(now), account_id: accountId, ...identity },
  ...{ created_at: now, last_used_at: now },
});
