import type { Kysely } from "kysely";
import type { PageVisitStore } from "../use-cases/page-visits.ts";
import type { Tables } from "./schema.ts";
import { visitorOf } from "./visitor.ts";

/** Stands for the whole site among paths. */
const everyPage = "*";

/** Readers of pages, counted without knowing who they are. */
export function pageVisitStore(database: Kysely<Tables>): PageVisitStore {
  return {
    async count({ day, path, who }) {
      const visitor = await visitorOf(database, { day, who: `page:${who}` });
      await database.transaction().execute(async (transaction) => {
        const fresh = await transaction
          .insertInto("page_visitors")
          .values([everyPage, path].map((each) => ({ day, path: each, visitor })))
          .onConflict((conflict) => conflict.doNothing())
          .returning("path")
          .execute();
        if (fresh.length === 0) return;
        await transaction
          .insertInto("page_days")
          .values(fresh.map((row) => ({ day, path: row.path, visitors: 1 })))
          .onConflict((conflict) =>
            conflict.columns(["day", "path"]).doUpdateSet(({ eb, ref }) => ({
              visitors: eb(ref("page_days.visitors"), "+", 1),
            })),
          )
          .execute();
      });
    },

    async days({ since }) {
      return database
        .selectFrom("page_days")
        .select(["day", "visitors"])
        .where("path", "=", everyPage)
        .where("day", ">=", since)
        .orderBy("day", "desc")
        .execute();
    },

    async pages({ since, limit }) {
      const rows = await database
        .selectFrom("page_days")
        .select(({ fn }) => ["path", fn.sum<string | number>("visitors").as("visits")])
        .where("path", "<>", everyPage)
        .where("day", ">=", since)
        .groupBy("path")
        .orderBy("visits", "desc")
        .orderBy("path")
        .limit(limit)
        .execute();
      return rows.map(({ path, visits }) => ({ path, visits: Number(visits) }));
    },

    async purge({ visitorsBefore, countsBefore }) {
      await database.deleteFrom("page_visitors").where("day", "<", visitorsBefore).execute();
      await database.deleteFrom("page_days").where("day", "<", countsBefore).execute();
    },
  };
}
