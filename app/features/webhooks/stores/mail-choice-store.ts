import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import type { MailedEvent } from "../contracts/mailed-events.ts";
import type { KeptSchedule, MailChoiceStore } from "../use-cases/webhook-context.ts";
import { digestOf, mailGathered } from "./gathered-events.ts";

/** Of which events people want a mail, at once or with the digest, and when that is sent. */
export const mailChoiceStore = (database: Kysely<Tables>): MailChoiceStore => ({
  async choiceOf(accountId) {
    const row = await database
      .selectFrom("accounts")
      .leftJoin("digests", "account_id", "accounts.id")
      .select(["unmailed_events", "events", "days", "hour", "time_zone", "next_at"])
      .select(({ selectFrom }) =>
        selectFrom("gathered_events")
          .select(sql<number>`count(*)::integer`.as("count"))
          .whereRef("gathered_events.account_id", "=", "accounts.id")
          .as("waiting"),
      )
      .where("accounts.id", "=", accountId)
      .executeTakeFirstOrThrow();
    const { unmailed_events: unmailed, events, days, hour, time_zone: timeZone, next_at: nextAt, waiting } = row;
    if (events === null || days === null || hour === null || timeZone === null || nextAt === null)
      return { unmailed, digest: null };
    return { unmailed, digest: { events, days, hour, timeZone, nextAt, waiting: waiting ?? 0 } };
  },

  keep: ({ accountId, unmailed, digest, write, now }) =>
    database.transaction().execute(async (inside) => {
      await takeTurn(inside, accountId);
      await keepUnmailed(inside, accountId, unmailed);
      if (digest !== null) await keepDigest(inside, accountId, digest);
      const kept = await digestOf(inside, accountId);
      if (kept === undefined) return;
      const leaving = sql`not event in (select unnest(events) from digests where account_id = ${accountId})`;
      await mailGathered(inside, accountId, { digest: kept, events: leaving, write, now });
    }),

  async begin(accountId, schedule) {
    await database
      .insertInto("digests")
      .values(rowOf(accountId, { ...schedule, events: [] }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  stop: (key) =>
    database.transaction().execute(async (inside) => {
      const digest = await inside
        .selectFrom("digests")
        .select("account_id")
        .where("stop_key", "=", key)
        .executeTakeFirst();
      if (digest === undefined) return false;
      const { account_id: accountId } = digest;
      await takeTurn(inside, accountId);
      await sql`
        with stopped as (update digests set events = '{}' where account_id = ${accountId} returning 1),
        gone as (delete from gathered_events where account_id = ${accountId})
        update accounts set unmailed_events = array(
          select unnest(unmailed_events) union select unnest(events) from digests where account_id = ${accountId}
        ) where id = ${accountId}
      `.execute(inside);
      return true;
    }),

  stopOne: (key, event) => database.transaction().execute((inside) => stopOne(inside, key, event)),
});

async function stopOne(inside: Kysely<Tables>, key: string, event: MailedEvent): Promise<boolean> {
  const person = await inside
    .selectFrom("accounts")
    .select(["id", "unmailed_events"])
    .where("mail_stop_key", "=", key)
    // Its turn, as the other changes of a choice take it.
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) return false;
  await keepUnmailed(inside, person.id, [...new Set([...person.unmailed_events, event])]);
  await inside
    .updateTable("digests")
    .set({ events: sql`array_remove(events, ${event})` })
    .where("account_id", "=", person.id)
    .execute();
  return true;
}

async function keepUnmailed(inside: Kysely<Tables>, accountId: string, unmailed: readonly MailedEvent[]) {
  await inside
    .updateTable("accounts")
    .set({ unmailed_events: [...unmailed] })
    .where("id", "=", accountId)
    .execute();
  if (unmailed.length > 0)
    await inside
      .deleteFrom("gathered_events")
      .where("account_id", "=", accountId)
      .where("event", "in", unmailed)
      .execute();
}

type Digest = KeptSchedule & { events: readonly MailedEvent[] };

const rowOf = (accountId: string, { events, days, hour, timeZone, nextAt }: Digest) => ({
  ...{ account_id: accountId, events: [...events], days: [...days], hour, time_zone: timeZone, next_at: nextAt },
  stop_key: randomUUID(),
});

/** A moment of the same schedule that has come, and is not sent yet, stays. */
async function keepDigest(inside: Kysely<Tables>, accountId: string, digest: Digest): Promise<void> {
  const { events, days, hour, time_zone, ...made } = rowOf(accountId, digest);
  const isSame = sql<boolean>`digests.days = excluded.days and digests.hour = excluded.hour and digests.time_zone = excluded.time_zone`;
  await inside
    .insertInto("digests")
    .values({ events, days, hour, time_zone, ...made })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({
        ...{ events, days, hour, time_zone },
        next_at: sql`case when ${isSame} then digests.next_at else excluded.next_at end`,
      }),
    )
    .execute();
}
