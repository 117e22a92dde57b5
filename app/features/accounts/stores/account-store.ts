import { type Kysely, sql } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { afterCursor } from "../../../database/after-cursor.ts";
import type { Tables } from "../../../database/schema.ts";
import { ownedTeamsOf } from "../../teams/stores/team-data.ts";
import type { AccountChanges, AccountStore } from "../use-cases/account-stores.ts";
import { administrationIn, assignmentsIn } from "./account-administration.ts";
import { accountColumns, toAccount } from "./account-rows.ts";
import { everythingOf } from "./data/account-data.ts";
import { removeAccount } from "./data/account-removal.ts";
import { purgeExpired } from "./expired-rows.ts";
import { passwordsIn } from "./passwords.ts";
import { signUpsIn } from "./sign-ups/sign-ups.ts";

/** People and what leads to being one: sign-ups and resets. Secrets are kept as hashes only. */
export function accountStore(database: Kysely<Tables>): AccountStore {
  return {
    ...signUpsIn(database),
    ...passwordsIn(database),
    async findByEmail(email) {
      const row = await database
        .selectFrom("accounts")
        .select([...accountColumns, "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      return row === undefined ? null : { account: toAccount(row), passwordHash: row.password_hash };
    },
    change: (accountId, changes) => changeAccount(database, accountId, changes),
    ...administrationIn(database),
    ...assignmentsIn(database),
    list: (wanted) => listAccounts(database, wanted),
    ownedTeams: (accountId) => ownedTeamsOf(database, accountId),
    remove: (removal) => removeAccount(database, removal),
    everythingOf: (account) => everythingOf(database, account),
    purgeExpired: (now) => purgeExpired(database, now),
  };
}

async function listAccounts(
  database: Kysely<Tables>,
  { role, search, cursor, limit }: Parameters<AccountStore["list"]>[0],
): Promise<Account[]> {
  const wanted = search.toLowerCase();
  const rows = await database
    .selectFrom("accounts")
    .select(accountColumns)
    .$if(role !== null, (query) => query.where("role", "=", role))
    .$if(wanted !== "", (query) =>
      query.where(sql<boolean>`(strpos(email, ${wanted}) > 0 or strpos(lower(display_name), ${wanted}) > 0)`),
    )
    .$if(cursor !== null, (query) => query.where(afterCursor(cursor, { table: "accounts", at: "created_at" })))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toAccount);
}

async function changeAccount(
  database: Kysely<Tables>,
  accountId: string,
  changes: AccountChanges,
): Promise<Account | null> {
  const { displayName, language, theme } = changes;
  const row = await database
    .updateTable("accounts")
    .set((set) => ({
      display_name: displayName ?? set.ref("display_name"),
      language: language ?? set.ref("language"),
      theme: theme === undefined ? set.ref("theme") : theme,
    }))
    .where("id", "=", accountId)
    .returning(accountColumns)
    .executeTakeFirst();
  return row === undefined ? null : toAccount(row);
}
