import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A person's theses and the limits of their figures. */
export const thesesOf = async (database: Kysely<Tables>, accountId: string) => ({
  theses: await database
    .selectFrom("theses")
    .select(["id", "ticker", "name", "thesis", "disproof", "review_on", "buy_price", "sell_price", "currency"])
    .select(["changed_at", "reminded_for"])
    .where("account_id", "=", accountId)
    .orderBy("ticker")
    .execute(),
  thesis_limits: await database
    .selectFrom("thesis_limits")
    .innerJoin("theses", "theses.id", "thesis_id")
    .select([
      "thesis_id",
      "figure",
      "bound",
      "threshold",
      "value",
      "as_of",
      "is_crossed",
      "crossed_at",
      "checked_filing",
    ])
    .where("account_id", "=", accountId)
    .orderBy("ticker")
    .orderBy("place")
    .execute(),
});
