import type { Kysely } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import { leaveTeams } from "../../../teams/stores/team-data.ts";
import type { AccountStore } from "../../use-cases/account-stores.ts";

/** Rows that hang on the account go with it; rows that only know the address, or count it, are looked for. */
export const removeAccount = (database: Kysely<Tables>, removal: Removal): Promise<void> =>
  database.transaction().execute((inside) => eraseAccount(inside, removal));

type Removal = Parameters<AccountStore["remove"]>[0];

/** The same within a transaction. A restore deletes with it the accounts that were deleted after the backup was made. */
export async function eraseAccount(
  inside: Kysely<Tables>,
  {
    account,
    idHash,
    emailHash,
    at,
    settle,
  }: Omit<Removal, "account"> & { account: Pick<Removal["account"], "id" | "email"> },
): Promise<void> {
  await leaveTeams(inside, { person: account, at, settle });
  await inside.deleteFrom("accounts").where("id", "=", account.id).execute();
  await inside.deleteFrom("sign_ups").where("email", "=", account.email).execute();
  await inside.deleteFrom("identity_sign_ups").where("email", "=", account.email).execute();
  // Another account may have claimed this university address.
  await inside.deleteFrom("academic_addresses").where("email", "=", account.email).execute();
  // The mails that tell the team of a conversation or a report go with it.
  await inside.deleteFrom("conversations").where("email", "=", account.email).execute();
  await inside.deleteFrom("wrong_numbers").where("email", "=", account.email).execute();
  await inside.deleteFrom("outbox").where("recipient", "=", account.email).execute();
  await inside.deleteFrom("paces").where("who", "in", [account.id, idHash, emailHash]).execute();
  await inside
    .insertInto("removed_accounts")
    .values({ id_hash: idHash, removed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
