import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { isTooFarAhead } from "../../../database/waiting/too-far-ahead.ts";
import type { RunQueue } from "../use-cases/job-context.ts";

/** What finds and mends the moments that a wrong clock has left. */
export const wrongMoments = (database: Kysely<Tables>): Pick<RunQueue, "ahead" | "bringBack" | "move"> => ({
  async ahead(now, most, afterId) {
    const { rows } = await sql<{ id: string; cron: string; time_zone: string; next_run_at: Date | null }>`
      select id, cron, time_zone, next_run_at from jobs
      where not is_paused and (next_run_at is null or next_run_at > ${now})
      and (${afterId}::uuid is null or id > ${afterId}::uuid)
      order by id limit ${most}
    `.execute(database);
    return rows.map(({ time_zone, next_run_at, ...row }) => ({ ...row, timeZone: time_zone, dueAt: next_run_at }));
  },

  async move({ id, dueAt, nextRunAt }) {
    const { numUpdatedRows } = await database
      .updateTable("jobs")
      .set({ next_run_at: nextRunAt })
      .where("id", "=", id)
      .where("next_run_at", "is not distinct from", dueAt)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async bringBack({ now, longest }) {
    const { numUpdatedRows } = await database
      .updateTable("job_runs")
      .set({ next_attempt_at: now })
      .where(isTooFarAhead({ moment: "next_attempt_at", count: "failures", now, longest }))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
});
