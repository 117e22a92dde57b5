import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { defaultLanguage } from "../../messages/languages.ts";

/** Who is told what readers write to the team. */
export type Team = () => Promise<readonly { recipient: string; language: string; accountId: string | null }[]>;

const MOST_ADMINS_TOLD = 20;

/** The published address; without one, every admin. */
export function teamOf(database: Database, { contactEmail }: Pick<Config, "contactEmail">): Team {
  const accounts = accountStore(database.kysely);
  return async () => {
    if (contactEmail !== null) return [{ recipient: contactEmail, language: defaultLanguage, accountId: null }];
    const admins = await accounts.list({ role: "admin", search: "", cursor: null, limit: MOST_ADMINS_TOLD });
    return admins.map(({ email, language, id }) => ({ recipient: email, language, accountId: id }));
  };
}
