import type { Kysely } from "kysely";
import type { PopularityStore } from "../use-cases/account-context.ts";
import type { Tables } from "./schema.ts";
import { visitorOf } from "./visitor.ts";

/** Searches of companies, counted without knowing whose they are. */
export function popularityStore(database: Kysely<Tables>): PopularityStore {
  return {
    async count({ day, ticker, who }) {
      const visitor = await visitorOf(database, { day, who });
      await database
        .insertInto("company_visits")
        .values({ day, ticker, visitor })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async mostVisited({ since, limit }) {
      const rows = await database
        .selectFrom("company_visits")
        .select(({ fn }) => ["ticker", fn.countAll<string | number>().as("searches")])
        .where("day", ">=", since)
        .groupBy("ticker")
        .orderBy("searches", "desc")
        .orderBy("ticker")
        .limit(limit)
        .execute();
      return rows.map(({ ticker, searches }) => ({ ticker, searches: Number(searches) }));
    },

    async purge({ saltsBefore, visitsBefore }) {
      await database.deleteFrom("daily_salts").where("day", "<", saltsBefore).execute();
      await database.deleteFrom("company_visits").where("day", "<", visitsBefore).execute();
    },
  };
}
