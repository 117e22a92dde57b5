import type { Kysely } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import type { SignInLinkStore } from "../../use-cases/identities/sign-in-link-store.ts";
import { takeLink } from "../account-links.ts";
import { accountColumns, toAccount } from "../account-rows.ts";
import { keepDeed } from "../admin-action-store.ts";

/** Links that the operator makes on the command line; the secrets by their hashes. */
export const signInLinkStore = (database: Kysely<Tables>): SignInLinkStore => ({
  make: ({ email, tokenHash, at, expiresAt }) =>
    database.transaction().execute(async (inside) => {
      const query = inside.selectFrom("accounts").select(accountColumns).where("email", "=", email);
      const row = await query.executeTakeFirst();
      if (row === undefined) return null;
      const deed = { action: "signInLink", former: "", present: "", accountId: row.id } as const;
      await keepDeed(inside, { at, by: null }, deed);
      await inside
        .insertInto("sign_in_links")
        .values({ token_hash: tokenHash, account_id: row.id, expires_at: expiresAt })
        .execute();
      return toAccount(row);
    }),
  take: (tokenHash, now) => takeLink(database, "sign_in_links", { tokenHash, now }),
});
