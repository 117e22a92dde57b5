import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { inOneOrder, visitorsOf } from "../../../database/visitor.ts";
import type { PageVisitStore } from "../use-cases/page-visits.ts";

/** Stands for the whole site among paths. */
const everyPage = "*";

/** Readers of pages, counted without knowing who they are. */
export function pageVisitStore(database: Kysely<Tables>): PageVisitStore {
  return {
    async count(visits) {
      const visitors = await visitorsOf(
        database,
        visits.map(({ day, who }) => ({ day, who: `page:${who}` })),
      );
      const rows = visits.flatMap(({ day, path }, index) =>
        [everyPage, path].map((each) => ({ day, path: each, visitor: visitors[index] ?? "" })),
      );
      await database
        .with("fresh", (inside) =>
          inside
            .insertInto("page_visitors")
            .values(inOneOrder(rows))
            .onConflict((conflict) => conflict.doNothing())
            .returning(["day", "path"]),
        )
        .insertInto("page_days")
        .columns(["day", "path", "visitors"])
        .expression((inside) =>
          inside
            .selectFrom("fresh")
            .select(["day", "path", sql<number>`count(*)::integer`.as("visitors")])
            .groupBy(["day", "path"])
            .orderBy("day")
            .orderBy("path"),
        )
        .onConflict((conflict) =>
          conflict.columns(["day", "path"]).doUpdateSet(({ eb, ref }) => ({
            visitors: eb(ref("page_days.visitors"), "+", ref("excluded.visitors")),
          })),
        )
        .execute();
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
