import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { inOneOrder, visitorsOf } from "../../../database/visitor.ts";
import type { ViewStore } from "../use-cases/content-context.ts";

type Views = ViewStore & {
  /** Who has read something on a day is forgotten; how many have stays. */
  purge(visitsBefore: string): Promise<void>;
};

/** Readers of the articles, counted without knowing who they are. */
export function viewStore(database: Kysely<Tables>): Views {
  return {
    async count(visits) {
      const visitors = await visitorsOf(database, visits);
      const rows = visits.map(({ day, slug, language }, index) => {
        return { day, slug, language, visitor: visitors[index] ?? "" };
      });
      await database
        .with("counted", (inside) =>
          inside
            .insertInto("article_visits")
            .values(inOneOrder(rows))
            .onConflict((conflict) => conflict.doNothing())
            .returning(["slug", "language"]),
        )
        .insertInto("article_views")
        .columns(["slug", "language", "views"])
        .expression((inside) =>
          inside
            .selectFrom("counted")
            .select(["slug", "language", sql<number>`count(*)::integer`.as("views")])
            .groupBy(["slug", "language"])
            .orderBy("slug")
            .orderBy("language"),
        )
        .onConflict((conflict) =>
          conflict.columns(["slug", "language"]).doUpdateSet({ views: sql`article_views.views + excluded.views` }),
        )
        .execute();
    },
    list: () => database.selectFrom("article_views").selectAll().execute(),
    async purge(visitsBefore) {
      await database.deleteFrom("article_visits").where("day", "<", visitsBefore).execute();
    },
  };
}
