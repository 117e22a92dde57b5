import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { forgetSalts, inOneOrder, visitorsOf } from "../../../database/visitor.ts";
import type { PopularityStore } from "../use-cases/popularity-context.ts";

/** Searches of companies, counted without knowing whose they are. */
export function popularityStore(database: Kysely<Tables>): PopularityStore {
  return {
    async count(visits) {
      const visitors = await visitorsOf(database, visits);
      const rows = visits.map(({ day, ticker }, index) => ({ day, ticker, visitor: visitors[index] ?? "" }));
      await database
        .insertInto("company_visits")
        .values(inOneOrder(rows))
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
      await forgetSalts(database, saltsBefore);
      await database.deleteFrom("company_visits").where("day", "<", visitsBefore).execute();
    },
  };
}
