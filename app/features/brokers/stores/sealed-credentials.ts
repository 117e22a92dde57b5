import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Tables } from "../../../database/schema.ts";
import { Failure } from "../../../failure.ts";
import type { Seals } from "../../accounts/use-cases/factors/factor-stores.ts";
import type { Credentials } from "../use-cases/broker-context.ts";

const RESEALED_AT_ONCE = 100;

const Opened = z.discriminatedUnion("broker", [
  z.strictObject({ broker: z.literal("interactiveBrokers"), token: z.string(), query: z.string() }),
  z.strictObject({ broker: z.literal("alpaca"), keyId: z.string(), secret: z.string(), isPaper: z.boolean() }),
]);

type Place = { accountId: string; id: string };
const placeOf = ({ accountId, id }: Place) => ({
  ...{ table: "broker_connections", column: "credentials", accountId, rowId: id },
});

export const sealedCredentials = (seals: Seals, place: Place, credentials: Credentials): string =>
  seals.seal(JSON.stringify(credentials), placeOf(place));

/** Throws `secretUnreadable` where no key of the installation opens them. */
export function openedCredentials(seals: Seals, place: Place, sealed: string): Credentials {
  const opened = Opened.safeParse(JSON.parse(seals.open(sealed, placeOf(place))));
  // What was opened is in no failure.
  if (!opened.success) throw new Failure("secretUnreadable");
  return opened.data;
}

/** Seals with the present key what earlier keys have sealed; what no key opens stays as it is. Says how many were sealed anew. */
export async function resealCredentials(database: Kysely<Tables>, seals: Seals): Promise<number> {
  const prefix = seals.currentPrefix();
  let resealed = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const rows = await database
      .selectFrom("broker_connections")
      .select(["id", "account_id", "credentials"])
      .where("id", ">", after)
      .where(sql<boolean>`not starts_with(credentials, ${prefix})`)
      .orderBy("id")
      .limit(RESEALED_AT_ONCE)
      .execute();
    for (const { id, account_id: accountId, credentials } of rows) {
      const place = placeOf({ accountId, id });
      const opened = openedOrNull(seals, place, credentials);
      if (opened === null) continue;
      await database
        .updateTable("broker_connections")
        .set({ credentials: seals.seal(opened, place) })
        .where("id", "=", id)
        .where("credentials", "=", credentials)
        .execute();
      resealed += 1;
    }
    if (rows.length < RESEALED_AT_ONCE) return resealed;
    after = rows.at(-1)?.id ?? after;
  }
}

function openedOrNull(seals: Seals, place: ReturnType<typeof placeOf>, sealed: string): string | null {
  try {
    return seals.open(sealed, place);
  } catch (error) {
    if (error instanceof Failure && error.code === "secretUnreadable") return null;
    throw error;
  }
}
