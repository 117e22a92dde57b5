import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { Failure } from "../../../failure.ts";
import type { Seals } from "../../accounts/use-cases/factors/factor-stores.ts";
import type { Secrets } from "../use-cases/webhook-context.ts";
import type { EarlierSecret } from "./webhook-tables.ts";

/** What the standard begins a secret with: one that is kept so was written before secrets were sealed. */
const UNSEALED = "whsec_";
const RESEALED_AT_ONCE = 100;

/** A former secret was sealed as the present one: it moves to another column as it is. */
const placeOf = (accountId: string, id: string) => ({
  table: "webhook_endpoints",
  column: "secret",
  accountId,
  rowId: id,
});

/** Of a channel without a token there is nothing to seal. */
export const sealedFor = (
  seals: Seals,
  { accountId, id }: { accountId: string; id: string },
  secret: string,
): string => (secret === "" ? "" : seals.seal(secret, placeOf(accountId, id)));

function opened(seals: Seals, row: Pick<SecretRow, "account_id" | "id">, secret: string): string | null {
  if (secret === "" || secret.startsWith(UNSEALED)) return secret;
  try {
    return seals.open(secret, placeOf(row.account_id, row.id));
  } catch (error) {
    if (error instanceof Failure && error.code === "secretUnreadable") return null;
    throw error;
  }
}

type SecretRow = {
  id: string;
  account_id: string;
  secret: string;
  former_secret: string | null;
  former_until: Date | null;
  earlier_secrets: readonly EarlierSecret[];
};

/** The secrets of an endpoint; null where no key of the installation opens one. */
export function secretsIn(seals: Seals, row: SecretRow): Secrets {
  const { secret, former_secret, former_until, earlier_secrets } = row;
  const former =
    former_secret === null || former_until === null ? [] : [{ secret: former_secret, until: former_until }];
  return {
    secret: opened(seals, row, secret),
    former: [...former, ...earlier_secrets].map((each) => ({
      secret: opened(seals, row, each.secret),
      until: new Date(each.until),
    })),
  };
}

/**
 * Seals with the present key what earlier keys have sealed, and what is not sealed; what no key opens stays as it is. Says how
 * many endpoints were sealed anew.
 */
export async function resealEndpoints(database: Kysely<Tables>, seals: Seals): Promise<number> {
  const prefix = seals.currentPrefix();
  let resealed = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  while (true) {
    const rows = await database
      .selectFrom("webhook_endpoints")
      .select(["id", "account_id", "secret", "former_secret", "former_until", "earlier_secrets"])
      .where("id", ">", after)
      .where(
        sql<boolean>`(not starts_with(secret, ${prefix}) or (former_secret is not null and not starts_with(former_secret, ${prefix}))
          or exists (select from jsonb_array_elements(earlier_secrets) as earlier where not starts_with(earlier ->> 'secret', ${prefix})))`,
      )
      .orderBy("id")
      .limit(RESEALED_AT_ONCE)
      .execute();
    for (const row of rows) {
      const anew = (kept: string | null): string | null => {
        const secret = kept === null || kept.startsWith(prefix) ? null : opened(seals, row, kept);
        return secret === null ? kept : sealedFor(seals, { accountId: row.account_id, id: row.id }, secret);
      };
      const earlier = row.earlier_secrets.map((each) => ({ ...each, secret: anew(each.secret) ?? each.secret }));
      const present = {
        ...{ secret: anew(row.secret) ?? row.secret, former_secret: anew(row.former_secret) },
        earlier_secrets: JSON.stringify(earlier),
      };
      const isAsBefore = present.secret === row.secret && present.former_secret === row.former_secret;
      if (isAsBefore && present.earlier_secrets === JSON.stringify(row.earlier_secrets)) continue;
      await database
        .updateTable("webhook_endpoints")
        .set(present)
        .where("id", "=", row.id)
        .where("secret", "=", row.secret)
        .execute();
      resealed += 1;
    }
    if (rows.length < RESEALED_AT_ONCE) return resealed;
    after = rows.at(-1)?.id ?? after;
  }
}
