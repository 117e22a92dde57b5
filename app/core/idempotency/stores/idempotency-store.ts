import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Claim, IdempotencyStore } from "../use-cases/idempotency-context.ts";
import { type RequestSeals, sealedRequests } from "./sealed-requests.ts";

/** Keys of requests. Two requests of one caller claim one after the other, whichever process they reach. */
export function idempotencyStore(database: Kysely<Tables>, seals: RequestSeals): IdempotencyStore {
  const sealed = sealedRequests(seals);
  return {
    claim: (claim) =>
      database.transaction().execute(async (inside) => {
        const { caller, accountId, operation, keyHash, digest, now, forgottenUntil, most } = claim;
        await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${caller}`}, 0))`.execute(inside);
        const known = await knownUnder(inside, claim);
        if (known !== undefined) {
          const { id, account_id, request, answer, claimed_at: claimedAt } = known;
          const row = { id, accountId: account_id };
          return {
            ...{ kind: "known", ...row, claimedAt },
            digest: sealed.openedDigest(row, request),
            answer: answer === null ? null : sealed.openedAnswer(row, answer),
          };
        }
        const { count, oldest } = await inside
          .selectFrom("idempotency_keys")
          .select((each) => [each.fn.countAll().as("count"), each.fn.min("created_at").as("oldest")])
          .where("caller", "=", caller)
          .where("created_at", ">", forgottenUntil)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return { kind: "tooMany", oldest };
        const row = { id: uuidAt(now), accountId };
        await inside
          .insertInto("idempotency_keys")
          .values({
            ...{ id: row.id, caller, account_id: accountId, operation, key_hash: keyHash, answer: null },
            ...{ request: sealed.digest(row, digest), claimed_at: now, created_at: now },
          })
          .execute();
        return { kind: "claimed", ...row };
      }),

    async takeOver({ id, claimedAt, now }) {
      const { numUpdatedRows } = await database
        .updateTable("idempotency_keys")
        .set({ claimed_at: now })
        .where("id", "=", id)
        .where("claimed_at", "=", claimedAt)
        .where("answer", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keep(row, answer) {
      await database
        .updateTable("idempotency_keys")
        .set({ answer: sealed.answer(row, answer) })
        .where("id", "=", row.id)
        .execute();
    },

    async release({ id }) {
      await database.deleteFrom("idempotency_keys").where("id", "=", id).where("answer", "is", null).execute();
    },
  };
}

/** The request that is known under a key, once one that is to be forgotten has gone. */
async function knownUnder(inside: Kysely<Tables>, { caller, operation, keyHash, forgottenUntil }: Claim) {
  await inside
    .deleteFrom("idempotency_keys")
    .where("caller", "=", caller)
    .where("operation", "=", operation)
    .where("key_hash", "=", keyHash)
    .where("created_at", "<=", forgottenUntil)
    .execute();
  return inside
    .selectFrom("idempotency_keys")
    .select(["id", "account_id", "request", "answer", "claimed_at"])
    .where("caller", "=", caller)
    .where("operation", "=", operation)
    .where("key_hash", "=", keyHash)
    .executeTakeFirst();
}

/** Deletes the keys that were claimed until then. */
export async function purgeKeys(database: Kysely<Tables>, until: Date): Promise<void> {
  await database.deleteFrom("idempotency_keys").where("created_at", "<=", until).execute();
}
