import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { Failure } from "../../../failure.ts";
import type { ClaimedRow, KeptAnswer } from "../use-cases/idempotency-context.ts";

type Place = { table: string; column: string; accountId: string; rowId: string };
/** Seals what is kept, with the keys of the installation. */
export type RequestSeals = {
  seal(text: string, place: Place): string;
  /** Throws `secretUnreadable`. */
  open(sealed: string, place: Place): string;
  currentPrefix(): string;
};

const RESEALED_AT_ONCE = 100;

/** A visitor has no account. */
const placeOf = ({ id, accountId }: ClaimedRow, column: "request" | "answer"): Place => ({
  ...{ table: "idempotency_keys", column, accountId: accountId ?? "", rowId: id },
});

/** What is kept of a request, sealed in its row. */
export const sealedRequests = (seals: RequestSeals) => ({
  digest: (row: ClaimedRow, digest: string): string => seals.seal(digest, placeOf(row, "request")),
  answer: (row: ClaimedRow, answer: KeptAnswer): string => seals.seal(JSON.stringify(answer), placeOf(row, "answer")),
  openedDigest: (row: ClaimedRow, sealed: string): string => seals.open(sealed, placeOf(row, "request")),
  /** What only `answer` has sealed has its form. */
  openedAnswer: (row: ClaimedRow, sealed: string): KeptAnswer => JSON.parse(seals.open(sealed, placeOf(row, "answer"))),
});

/** Seals with the present key what earlier keys have sealed; what no key opens stays as it is. Says how many rows were sealed anew. */
export async function resealRequests(database: Kysely<Tables>, seals: RequestSeals): Promise<number> {
  const prefix = seals.currentPrefix();
  let resealed = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const rows = await database
      .selectFrom("idempotency_keys")
      .select(["id", "account_id", "request", "answer"])
      .where("id", ">", after)
      .where(sql<boolean>`not (starts_with(request, ${prefix}) and starts_with(coalesce(answer, request), ${prefix}))`)
      .orderBy("id")
      .limit(RESEALED_AT_ONCE)
      .execute();
    for (const { id, account_id: accountId, request, answer } of rows) {
      const anew = (sealed: string, column: "request" | "answer") =>
        sealedAnew(seals, placeOf({ id, accountId }, column), sealed);
      const [newRequest, newAnswer] = [anew(request, "request"), answer === null ? null : anew(answer, "answer")];
      if (newRequest === null || (answer !== null && newAnswer === null)) continue;
      // An answer that has been kept in the meantime is sealed with the present key.
      const changed = await database
        .updateTable("idempotency_keys")
        .set({ request: newRequest, ...(newAnswer !== null && { answer: newAnswer }) })
        .where("id", "=", id)
        .where(sql<boolean>`answer is not distinct from ${answer}`)
        .executeTakeFirst();
      resealed += Number(changed.numUpdatedRows);
    }
    if (rows.length < RESEALED_AT_ONCE) return resealed;
    after = rows.at(-1)?.id ?? after;
  }
}

function sealedAnew(seals: RequestSeals, place: Place, sealed: string): string | null {
  try {
    return seals.seal(seals.open(sealed, place), place);
  } catch (error) {
    if (error instanceof Failure && error.code === "secretUnreadable") return null;
    throw error;
  }
}
