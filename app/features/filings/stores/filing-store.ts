import { sectors } from "@valora/valuation";
import type { Kysely } from "kysely";
import { filingProviders } from "../contracts/filings.ts";
import type { FilingStore } from "../use-cases/filings-context.ts";
import type { FilingTables } from "./filing-tables.ts";

/** More companies than these are requested nowhere; each is a few dozen bytes. */
const MOST_READ = 20_000;

/** The consent of an installation, and the companies requested. */
export function filingStore(database: Kysely<FilingTables>): FilingStore {
  return {
    async consent() {
      const row = await database.selectFrom("filing_providers").selectAll().executeTakeFirst();
      return row === undefined ? null : { isOn: row.is_on, contact: row.contact, changedAt: row.changed_at };
    },

    async setConsent({ isOn, contact, at, accountId }) {
      const row = { is_on: isOn, contact, changed_at: at, account_id: accountId };
      await database
        .insertInto("filing_providers")
        .values({ id: true, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    },

    async requested() {
      const rows = await database
        .selectFrom("requested_filings")
        .selectAll()
        .orderBy("obtained_at", "desc")
        .limit(MOST_READ)
        .execute();
      return rows.flatMap(({ ticker, provider, lei, sector, obtained_at: obtainedAt }) => {
        const known = filingProviders.find((each) => each === provider);
        const told = sectors.find((each) => each === sector) ?? null;
        return known === undefined ? [] : [{ ticker, provider: known, lei, sector: told, obtainedAt }];
      });
    },

    async keep({ ticker, provider, lei, sector, obtainedAt }) {
      const row = { provider, lei, sector, obtained_at: obtainedAt };
      await database
        .insertInto("requested_filings")
        .values({ ticker, ...row })
        .onConflict((conflict) => conflict.column("ticker").doUpdateSet(row))
        .execute();
    },

    async revision() {
      const [consent, latest] = await Promise.all([
        database.selectFrom("filing_providers").select("changed_at").executeTakeFirst(),
        database
          .selectFrom("requested_filings")
          .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max("obtained_at").as("latest")])
          .executeTakeFirst(),
      ]);
      const moments = [consent?.changed_at, latest?.latest].map((moment) => moment?.getTime() ?? 0);
      return `${moments.join(".")}.${latest?.count ?? 0}`;
    },
  };
}
