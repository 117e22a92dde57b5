import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { accountColumns, toAccount } from "../../accounts/stores/account-rows.ts";
import { KeptSettings, noSettings } from "../contracts/installation.ts";
import type { InstallationStore } from "../use-cases/installation-context.ts";

/** The settings of the installation, and its first account. */
export function installationStore(database: Kysely<Tables>): InstallationStore {
  const isThere = async (from: Kysely<Tables>, role: "admin" | null) => {
    const accounts = from.selectFrom("accounts").select("id").limit(1);
    return (await (role === null ? accounts : accounts.where("role", "=", role)).executeTakeFirst()) !== undefined;
  };
  return {
    async read() {
      const row = await database.selectFrom("installation_settings").select("settings").executeTakeFirst();
      // Settings of a later version that this one cannot read are none.
      return (row && KeptSettings.safeParse(JSON.parse(row.settings)).data) ?? noSettings;
    },
    save: (settings) => save(database, settings),
    hasAccounts: () => isThere(database, null),
    hasAdmin: () => isThere(database, "admin"),
    setUp: ({ email, displayName, passwordHash, language, at }, settings) =>
      database.transaction().execute(async (inside) => {
        // A second set-up, and a sign-up that is being confirmed, wait here until this one is done.
        await sql`lock table accounts in share row exclusive mode`.execute(inside);
        if (await isThere(inside, null)) return null;
        const row = await inside
          .insertInto("accounts")
          .values({
            id: uuidAt(at),
            email,
            display_name: displayName,
            password_hash: passwordHash,
            role: "admin",
            language,
            theme: null,
            created_at: at,
            age_declared_at: at,
          })
          .returning(accountColumns)
          .executeTakeFirstOrThrow();
        // Sign-ups that wait for the same address would only be told that it is taken.
        await inside.deleteFrom("sign_ups").where("email", "=", email).execute();
        await save(inside, settings);
        return toAccount(row);
      }),
  };
}

async function save(database: Kysely<Tables>, settings: KeptSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await database
    .insertInto("installation_settings")
    .values({ id: true, settings: text })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ settings: text }))
    .execute();
}
