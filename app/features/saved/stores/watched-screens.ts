import { type Kysely, sql } from "kysely";
import { hasProPlan } from "../../../core/usage/stores/pro-plan.ts";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { tellPerson } from "../../webhooks/stores/tell-person.ts";
import type { ScreenMoves, WatchedScreen, WatchedScreens } from "../use-cases/saved-context.ts";

/** Screens that people have watched, looked at by as many processes as there are, each change told once. */
export const watchedScreens = (
  database: Kysely<Tables>,
  { hasPlanLimits }: { hasPlanLimits: boolean },
): WatchedScreens => ({
  async all() {
    const { rows } = await sql<WatchedScreen>`
      select saved.id, saved.content, saved.account_id as "accountId"
      from saved_items as saved join accounts as owner on owner.id = saved.account_id
      where saved.is_watched and owner.suspended_at is null and ${hasProPlan(hasPlanLimits)}
      order by saved.content, saved.id
    `.execute(database);
    return rows;
  },

  keep: ({ id, accountId, content }, { companies, tell, now }) =>
    database.transaction().execute(async (inside) => {
      // A change of the screen and another process' look wait here.
      await takeTurn(inside, accountId);
      const kept = await watchedOf(inside, id);
      if (kept === undefined || kept.content !== content) return false;
      // A look that began before the last one tells what was.
      if (kept.checked_at !== null && kept.checked_at >= now) return false;
      await inside
        .updateTable("saved_items")
        .set({ companies: [...companies], checked_at: now })
        .where("id", "=", id)
        .execute();
      const moves = kept.companies && movesBetween(kept.companies, companies);
      if (moves === null || moves.entered.length + moves.left.length === 0) return false;
      const { name, language, display_name: displayName, mail_stop_key: mailStopKey } = kept;
      const told = await tell({ id, name, content, displayName, language, mailStopKey, ...moves });
      await tellPerson(inside, accountId, told, now);
      return true;
    }),
});

const watchedOf = (inside: Kysely<Tables>, id: string) =>
  inside
    .selectFrom("saved_items")
    .innerJoin("accounts", "accounts.id", "saved_items.account_id")
    .select(["saved_items.name", "content", "companies", "checked_at", "accounts.display_name", "accounts.language"])
    .select("mail_stop_key")
    .where("saved_items.id", "=", id)
    .where("is_watched", "=", true)
    .where("accounts.suspended_at", "is", null)
    .executeTakeFirst();

function movesBetween(before: readonly string[], after: readonly string[]): ScreenMoves {
  const [held, holds] = [new Set(before), new Set(after)];
  return { entered: after.filter((each) => !held.has(each)), left: before.filter((each) => !holds.has(each)) };
}
