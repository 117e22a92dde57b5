import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { type InstallationAction, installationActions } from "../../accounts/contracts/admin-actions.ts";
import { accountColumns, toAccount } from "../../accounts/stores/account-rows.ts";
import { keepDeed } from "../../accounts/stores/admin-action-store.ts";
import type { Deed } from "../../accounts/use-cases/account-stores.ts";
import { KeptSettings, noSettings } from "../contracts/installation.ts";
import type { InstallationStore } from "../use-cases/installation-context.ts";

/** The settings of the installation, and its first account. */
export function installationStore(database: Kysely<Tables>): InstallationStore {
  const isThere = async (from: Kysely<Tables>, role: "admin" | null) => {
    const accounts = from.selectFrom("accounts").select("id").limit(1);
    return (await (role === null ? accounts : accounts.where("role", "=", role)).executeTakeFirst()) !== undefined;
  };
  return {
    read: () => read(database),
    save: (settings, deed) => database.transaction().execute((inside) => save(inside, settings, deed)),
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
        const account = toAccount(row);
        await save(inside, settings, { at, by: account });
        return account;
      }),
  };
}

async function read(database: Kysely<Tables>): Promise<KeptSettings> {
  const row = await database.selectFrom("installation_settings").select("settings").executeTakeFirst();
  // Settings of a later version that this one cannot read are none.
  return (row && KeptSettings.safeParse(JSON.parse(row.settings)).data) ?? noSettings;
}

/** A setting as the record of actions has it: empty where the default holds. */
const recorded: Readonly<Record<InstallationAction, (settings: KeptSettings) => string>> = {
  operatorName: ({ operatorName }) => operatorName ?? "",
  planLimits: ({ hasPlanLimits }) => (hasPlanLimits === null ? "" : hasPlanLimits ? "on" : "off"),
  liveProviders: ({ sources }) => (sources === null ? "" : sources.length === 0 ? "none" : sources.join(" ")),
};

async function save(inside: Kysely<Tables>, settings: KeptSettings, deed: Deed): Promise<void> {
  // Of two changes at once the second finds what the first has left.
  await sql`lock table installation_settings in exclusive mode`.execute(inside);
  const before = await read(inside);
  for (const action of installationActions) {
    const [former, present] = [before, settings].map(recorded[action]);
    if (former === undefined || present === undefined || former === present) continue;
    await keepDeed(inside, deed, { action, former, present, accountId: null });
  }
  const text = JSON.stringify(settings);
  await inside
    .insertInto("installation_settings")
    .values({ id: true, settings: text })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ settings: text }))
    .execute();
}
