import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import type { DigestQueue } from "../use-cases/webhook-context.ts";
import { type DigestRow, digestOf, mailGathered, tellGathered } from "./gathered-events.ts";

type ScheduleRow = Pick<DigestRow, "days" | "hour" | "time_zone" | "next_at"> & { account_id: string };

const toDigest = ({ account_id, time_zone, next_at, ...row }: ScheduleRow) => ({
  ...row,
  ...{ accountId: account_id, timeZone: time_zone, dueAt: next_at },
});

/** Digests whose moment comes, sent by as many processes as there are, each moment once. */
export const digestQueue = (database: Kysely<Tables>): DigestQueue => ({
  async due(now, most) {
    const { rows } = await sql<ScheduleRow>`
      select digest.account_id, digest.days, digest.hour, digest.time_zone, digest.next_at
      from digests as digest join accounts as owner on owner.id = digest.account_id
      where digest.next_at <= ${now} and owner.suspended_at is null
      order by digest.next_at limit ${most}
    `.execute(database);
    return rows.map(toDigest);
  },

  async ahead(now, most, afterId) {
    const { rows } = await sql<ScheduleRow>`
      select account_id, days, hour, time_zone, next_at from digests
      where next_at > ${now} and (${afterId}::uuid is null or account_id > ${afterId}::uuid)
      order by account_id limit ${most}
    `.execute(database);
    return rows.map(toDigest);
  },

  async move({ accountId, dueAt, nextAt }) {
    const { numUpdatedRows } = await database
      .updateTable("digests")
      .set({ next_at: nextAt })
      .where("account_id", "=", accountId)
      .where("next_at", "=", dueAt)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  send: ({ accountId, dueAt, nextAt, write, now }) =>
    database.transaction().execute(async (inside) => {
      // A change of the choice and another process wait here, and so does an event of this person that happens now.
      await takeTurn(inside, accountId);
      const digest = await digestOf(inside, accountId);
      if (digest === undefined || digest.next_at.getTime() !== dueAt.getTime()) return false;
      await inside.updateTable("digests").set({ next_at: nextAt }).where("account_id", "=", accountId).execute();
      const isMailed = await mailGathered(inside, accountId, { digest, write: write.mail, now });
      const isTold = await tellGathered(inside, accountId, { digest, write: write.events, now });
      return isMailed || isTold;
    }),
});
