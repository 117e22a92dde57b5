import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { ScreenedCompany } from "../contracts/screened-company.ts";
import type { ScreenStore } from "../use-cases/company-screen.ts";

/** Valued companies, one row each; rows that an older version wrote in another shape are taken as missing. */
export function screenStore(database: Kysely<Tables>): ScreenStore {
  const rowsOf = async (edition: string) =>
    database.selectFrom("screened_companies").select(["company", "kept_at"]).where("edition", "=", edition).execute();
  return {
    async load(edition) {
      const own = await rowsOf(edition);
      if (own.length > 0) return { isSameEdition: true, ...loaded(own) };
      const last = await database
        .selectFrom("screened_companies")
        .select("edition")
        .orderBy("kept_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return { isSameEdition: false, ...loaded(last ? await rowsOf(last.edition) : []) };
    },

    async keep(edition, keptAt, companies) {
      await database
        .insertInto("screened_companies")
        .values(
          companies.map((company) => ({
            edition,
            ticker: company.ticker,
            company: JSON.stringify(company),
            kept_at: keptAt,
          })),
        )
        .onConflict((conflict) => conflict.columns(["edition", "ticker"]).doNothing())
        .execute();
    },

    async forget(edition, before) {
      await database
        .deleteFrom("screened_companies")
        .where("edition", "<>", edition)
        .where("kept_at", "<", before)
        .execute();
    },
  };
}

function loaded(rows: readonly { company: string; kept_at: Date }[]) {
  const companies = rows.flatMap(({ company }) => {
    const { data } = ScreenedCompany.safeParse(JSON.parse(company));
    return data === undefined ? [] : [data];
  });
  const keptAt = rows.reduce<Date | null>(
    (latest, row) => (!latest || row.kept_at > latest ? row.kept_at : latest),
    null,
  );
  return { companies, keptAt };
}
