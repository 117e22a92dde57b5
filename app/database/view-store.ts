import { type Kysely, sql } from "kysely";
import type { ViewStore } from "../use-cases/content-context.ts";
import type { Tables } from "./schema.ts";
import { visitorOf } from "./visitor.ts";

type Views = ViewStore & {
  /** Who has read something on a day is forgotten; how many have stays. */
  purge(visitsBefore: string): Promise<void>;
};

/** Readers of the articles, counted without knowing who they are. */
export function viewStore(database: Kysely<Tables>): Views {
  return {
    async count({ slug, language, day, who }) {
      const visitor = await visitorOf(database, { day, who });
      await database.transaction().execute(async (inside) => {
        const counted = await inside
          .insertInto("article_visits")
          .values({ day, slug, language, visitor })
          .onConflict((conflict) => conflict.doNothing())
          .returning("day")
          .executeTakeFirst();
        if (counted === undefined) return;
        await inside
          .insertInto("article_views")
          .values({ slug, language, views: 1 })
          .onConflict((conflict) =>
            conflict.columns(["slug", "language"]).doUpdateSet({ views: sql`article_views.views + 1` }),
          )
          .execute();
      });
    },
    list: () => database.selectFrom("article_views").selectAll().execute(),
    async purge(visitsBefore) {
      await database.deleteFrom("article_visits").where("day", "<", visitsBefore).execute();
    },
  };
}
