import type { Kysely } from "kysely";
import type { Tables } from "../../../../database/schema.ts";
import { inputsIn } from "../../../versions/stores/version-store.ts";

/** A person's saved screens and ratios, portfolios, theses with their limits and saved analyses, with all that went into these, and their links to some. */
export async function researchOf(database: Kysely<Tables>, accountId: string) {
  const versions = await database
    .selectFrom("versions")
    .select(["id", "ticker", "name", "question", "engine", "data_edition", "note", "result", "inputs", "saved_at"])
    .select(["policy_name", "policy_team"])
    .where("account_id", "=", accountId)
    .orderBy("saved_at")
    .execute();
  return {
    saved_items: await savedOf(database, accountId),
    portfolios: await portfoliosOf(database, accountId),
    theses: await thesesOf(database, accountId),
    thesis_limits: await limitsOf(database, accountId),
    share_links: await linksOf(database, accountId),
    versions: await Promise.all(
      versions.map(async ({ result, inputs, ...version }) => {
        const { file, request } = await inputsIn(inputs);
        return { ...version, result: JSON.parse(result) as object, request, file };
      }),
    ),
  };
}

const linksOf = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("share_links")
    .select(["id", "kind", "version_id", "ticker", "name", "question", "shows_note", "card_origins", "created_at"])
    .select(["expires_on", "revoked_at", "opens", "card_views", "last_opened_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

const limitsOf = (database: Kysely<Tables>, accountId: string) =>
  database
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
    .execute();

const thesesOf = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("theses")
    .select(["id", "ticker", "name", "thesis", "disproof", "review_on", "buy_price", "sell_price", "currency"])
    .select(["changed_at", "reminded_for"])
    .where("account_id", "=", accountId)
    .orderBy("ticker")
    .execute();

const portfoliosOf = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("portfolios")
    .select(["id", "name", "currency", "positions", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute();

const savedOf = (database: Kysely<Tables>, accountId: string) =>
  database
    .selectFrom("saved_items")
    .select(["id", "kind", "name", "content", "is_watched", "companies", "checked_at", "changed_at"])
    .where("account_id", "=", accountId)
    .orderBy("name")
    .execute();

/** A person's analyses and what they keep here. */
export async function workOf(database: Kysely<Tables>, accountId: string) {
  return {
    policies: await database
      .selectFrom("policies")
      .select(["id", "name", "scenario", "wacc", "growth", "horizon", "view", "discounting", "cash_flow", "dividends"])
      .select(["source", "created_at", "changed_at"])
      .where("account_id", "=", accountId)
      .orderBy("name")
      .execute(),
    active_policies: await database
      .selectFrom("active_policies")
      .select(["policy_id", "lost_name", "lost_team"])
      .where("account_id", "=", accountId)
      .execute(),
    watched_companies: await database
      .selectFrom("watched_companies")
      .select(["id", "ticker", "added_at", "own_price", "own_price_at"])
      .where("account_id", "=", accountId)
      .orderBy("added_at")
      .execute(),
    alerts: await database
      .selectFrom("alerts")
      .select(["id", "ticker", "condition", "state", "is_muted", "read_as_of", "checked_at", "fired_at", "created_at"])
      .select("team_alert_id")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute(),
    history_entries: (
      await database
        .selectFrom("history_entries")
        .select(["id", "at", "ticker", "run"])
        .where("account_id", "=", accountId)
        .orderBy("at")
        .execute()
    ).map(({ run, ...entry }) => ({ ...entry, run: JSON.parse(run) as object })),
  };
}
