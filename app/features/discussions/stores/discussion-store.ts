import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { teamIn } from "../../teams/stores/team-store.ts";
import type { DiscussionStore } from "../use-cases/discussion-context.ts";
import { begin } from "./discussion-changes.ts";
import { threadsIn } from "./discussion-threads.ts";

/** What teams say about companies. Who may read or change it is decided by the use cases, from what is told of the members. */
export const discussionStore = (database: Kysely<Tables>): DiscussionStore => ({
  async list(teamId) {
    return database
      .selectFrom("discussions")
      .innerJoin("discussion_threads", (join) =>
        join
          .onRef("discussion_threads.team_id", "=", "discussions.team_id")
          .onRef("discussion_threads.ticker", "=", "discussions.ticker"),
      )
      .innerJoin("discussion_comments", "thread_id", "discussion_threads.id")
      .select(["discussions.ticker", "name"])
      .select(sql<number>`count(distinct thread_id) filter (where resolved_at is null)::integer`.as("openThreads"))
      .select(sql<Date>`max(written_at) filter (where text is not null)`.as("lastAt"))
      .where("discussions.team_id", "=", teamId)
      .groupBy(["discussions.ticker", "name"])
      .orderBy("lastAt", "desc")
      .orderBy("discussions.ticker")
      .execute();
  },

  async find(teamId, ticker) {
    const row = await database
      .selectFrom("discussions")
      .select(["name", "number"])
      .where("team_id", "=", teamId)
      .where("ticker", "=", ticker)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, threads: await threadsIn(database, { teamId, ticker }) };
  },

  change: (teamId, work) =>
    database.transaction().execute(async (inside) => {
      await sql`select 1 from teams where id = ${teamId} for share`.execute(inside);
      const team = await teamIn(inside, teamId);
      return team && work(team, (company) => begin(inside, teamId, company));
    }),
});
