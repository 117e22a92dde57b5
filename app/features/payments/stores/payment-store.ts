import { type Kysely, type Selectable, sql } from "kysely";
import { payingStatuses } from "../../../core/usage/contracts/plan.ts";
import type { Tables } from "../../../database/schema.ts";
import type { Checkout, PaymentStore, Subscription } from "../use-cases/payment-context.ts";

const toCheckout = (row: Selectable<Tables["checkouts"]>): Checkout => ({
  id: row.id,
  accountId: row.account_id,
  sessionId: row.session_id,
  offer: row.offer,
  startedAt: row.started_at,
});

const toSubscription = (row: Selectable<Tables["subscriptions"]>): Subscription => ({
  id: row.id,
  accountId: row.account_id,
  customerId: row.customer_id,
  offer: row.offer,
  status: row.status,
  endsAt: row.ends_at,
  isEnding: row.is_ending,
  version: row.version,
});

/** Payments of people: begun, subscribed to, and the events that have had their effect. */
export function paymentStore(database: Kysely<Tables>): PaymentStore {
  return {
    ...checkoutsIn(database),
    async subscriptionsOf(accountId) {
      const rows = await database
        .selectFrom("subscriptions")
        .selectAll()
        .where("account_id", "=", accountId)
        .orderBy("read_at", "desc")
        .execute();
      return rows.map(toSubscription);
    },
    async findSubscription(id) {
      const row = await database.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toSubscription(row);
    },
    async unreadSince(before, limit) {
      const rows = await database
        .selectFrom("subscriptions")
        .selectAll()
        .where("status", "in", [...payingStatuses])
        .where("read_at", "<", before)
        .orderBy("read_at")
        .limit(limit)
        .execute();
      return rows.map(toSubscription);
    },
    async isTaken(eventId) {
      const row = await database.selectFrom("payment_events").select("id").where("id", "=", eventId).executeTakeFirst();
      return row !== undefined;
    },
    write: (read) => write(database, read),
  };
}

/** Ends the transaction without an effect. */
class Outdated extends Error {}

/** The event and its effect, or neither. */
async function write(
  database: Kysely<Tables>,
  { subscription, version, readAt, eventId }: Parameters<PaymentStore["write"]>[0],
): ReturnType<PaymentStore["write"]> {
  const { id, accountId, customerId, offer, status, endsAt, isEnding } = subscription;
  try {
    return await database.transaction().execute(async (inside) => {
      if (eventId !== null) {
        const taken = await inside
          .insertInto("payment_events")
          .values({ id: eventId, taken_at: readAt })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .execute();
        if (taken.length === 0) return "repeated";
      }
      const { rows } = await sql`
        insert into subscriptions as kept
          (id, account_id, customer_id, offer, status, ends_at, is_ending, read_at, version)
        values (${id}, ${accountId}, ${customerId}, ${offer}, ${status}, ${endsAt}, ${isEnding}, ${readAt}, 1)
        on conflict (id) do update set
          customer_id = excluded.customer_id, offer = excluded.offer, status = excluded.status,
          ends_at = excluded.ends_at, is_ending = excluded.is_ending, read_at = excluded.read_at,
          version = kept.version + 1
        where kept.version = ${version}
        returning version
      `.execute(inside);
      if (rows.length === 0) throw new Outdated();
      return "written";
    });
  } catch (error) {
    if (error instanceof Outdated) return "outdated";
    throw error;
  }
}

function checkoutsIn(database: Kysely<Tables>) {
  const one = () => database.selectFrom("checkouts").selectAll();
  return {
    async keepCheckout({ id, accountId, sessionId, offer, startedAt }) {
      await database
        .insertInto("checkouts")
        .values({ id, account_id: accountId, session_id: sessionId, offer, started_at: startedAt })
        .execute();
    },
    async findCheckout(accountId, id) {
      const row = await one().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toCheckout(row);
    },
    async checkoutOfSession(sessionId) {
      const row = await one().where("session_id", "=", sessionId).executeTakeFirst();
      return row === undefined ? null : toCheckout(row);
    },
    async openCheckouts(accountId) {
      const rows = await one().where("account_id", "=", accountId).where("is_over", "=", false).execute();
      return rows.map(toCheckout);
    },
    async endCheckout(id) {
      await database.updateTable("checkouts").set({ is_over: true }).where("id", "=", id).execute();
    },
  } satisfies Partial<PaymentStore>;
}
