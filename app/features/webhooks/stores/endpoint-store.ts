import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { countInTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Seals } from "../../accounts/use-cases/factors/factor-stores.ts";
import type { Endpoint, EndpointStore } from "../use-cases/webhook-context.ts";
import { isLeftOut } from "./gathered-events.ts";
import { sealedFor, secretsIn } from "./sealed-endpoints.ts";

/** A message carries a signature for each secret: a header of at most ten. */
const MOST_EARLIER = 8;

const toEndpoint = (seals: Seals, row: Selectable<Tables["webhook_endpoints"]>): Endpoint => ({
  ...secretsIn(seals, row),
  id: row.id,
  kind: row.kind,
  address: row.address,
  destination: row.destination,
  events: row.events,
  isGathered: row.is_gathered,
  isPaused: row.is_paused,
  disabledAt: row.disabled_at,
  createdAt: row.created_at,
});

/** People's endpoints, whose secrets are kept sealed. Every statement filters by the account. */
export const endpointStore = (database: Kysely<Tables>, seals: Seals): EndpointStore => ({
  async listOf(accountId) {
    const rows = await database
      .selectFrom("webhook_endpoints")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return rows.map((row) => toEndpoint(seals, row));
  },

  add: ({ accountId, kind, address, destination, events, isGathered, secret, now, most }) =>
    database.transaction().execute(async (inside) => {
      const count = await countInTurn(inside, accountId, "webhook_endpoints");
      if (count >= most) return "tooMany";
      const id = uuidAt(now);
      await inside
        .insertInto("webhook_endpoints")
        .values({
          ...{ id, account_id: accountId, kind, address, destination, events, created_at: now },
          is_gathered: isGathered,
          secret: sealedFor(seals, { accountId, id }, secret),
        })
        .execute();
      return { id };
    }),

  change: ({ accountId, id, address, destination, secret, events, isGathered, isPaused, now }) =>
    database.transaction().execute(async (inside) => {
      const { numUpdatedRows } = await inside
        .updateTable("webhook_endpoints")
        .set({
          id,
          ...(address !== null && { address }),
          ...(destination !== null && { destination }),
          ...(secret !== null && { secret: sealedFor(seals, { accountId, id }, secret) }),
          ...(events !== null && { events }),
          ...(isGathered !== null && { is_gathered: isGathered }),
          ...(isPaused !== null && { is_paused: isPaused }),
          // To resume is to try again where the receiver was gone.
          ...(isPaused === false && { disabled_at: null }),
        })
        .where("account_id", "=", accountId)
        .where("id", "=", id)
        .executeTakeFirst();
      if (numUpdatedRows > 0n && isGathered === false) await tellWaiting(inside, { accountId, endpointId: id, now });
      return numUpdatedRows > 0n;
    }),

  async rotate({ accountId, id, secret, now, until }) {
    const { rows } = await sql`
      update webhook_endpoints set former_secret = secret, former_until = ${until}, secret = ${sealedFor(seals, { accountId, id }, secret)},
        earlier_secrets = (
          select coalesce(jsonb_agg(kept.earlier order by kept.place), '[]') from (
            select earlier, place from jsonb_array_elements(
              case when former_secret is null then '[]' else jsonb_build_array(jsonb_build_object('secret', former_secret, 'until', former_until)) end
              || earlier_secrets
            ) with ordinality as listed (earlier, place)
            where (earlier ->> 'until')::timestamptz > ${now} order by place limit ${MOST_EARLIER}
          ) as kept
        )
      where account_id = ${accountId} and id = ${id} returning id
    `.execute(database);
    return rows.length > 0;
  },

  async remove(accountId, id) {
    const { numDeletedRows } = await database
      .deleteFrom("webhook_endpoints")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

type Waiting = { accountId: string; endpointId: string; now: Date };

/** What waited for the digest is sent now, each event for itself, but for what a digest would leave out. */
async function tellWaiting(inside: Kysely<Tables>, { accountId, endpointId, now }: Waiting): Promise<void> {
  await sql`
    delete from webhook_deliveries as taken
    where taken.endpoint_id = ${endpointId} and taken.state = 'gathered' and ${isLeftOut(accountId)}
  `.execute(inside);
  await inside
    .updateTable("webhook_deliveries")
    .set({ state: "queued", next_attempt_at: now })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "gathered")
    .execute();
}
