import { type Kysely, sql } from "kysely";
import { columnsOf, ownedBy } from "../../../database/owned-by.ts";
import type { Tables } from "../../../database/schema.ts";
import { inTurnOf } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { PolicySettings } from "../contracts/policy.ts";
import type { PolicyStore } from "../use-cases/policy-context.ts";
import { followedPolicies, losePolicies } from "./followed-policies.ts";
import { policyColumns } from "./policy-columns.ts";

const settingColumns = ({ cashFlow, ...settings }: PolicySettings) => ({ ...settings, cash_flow: cashFlow });

/** Named sets of analysis parameters. Every statement names the owner: another's policy is not there. */
export const policyStore = (database: Kysely<Tables>): PolicyStore => ({
  ...followedPolicies(database),

  async keptBy(owner) {
    return database
      .selectFrom("policies")
      .leftJoin("accounts", "accounts.id", "shared_by")
      .select(policyColumns)
      .select(["display_name as sharedBy", "policies.created_at as createdAt", "changed_at as changedAt"])
      .where(ownedBy(owner))
      .orderBy("name")
      .execute();
  },

  add: ({ owner, name, settings, sharedBy, now, most }) =>
    inTurnOf(database, owner, async (inside) => {
      const kept = await inside.selectFrom("policies").select("name").where(ownedBy(owner)).execute();
      if (kept.length >= most) return "tooMany";
      if (kept.some((each) => each.name === name)) return "nameTaken";
      const id = uuidAt(now);
      await inside
        .insertInto("policies")
        .values({
          ...{ id, name, ...columnsOf(owner), ...settingColumns(settings) },
          ...{ shared_by: sharedBy, created_at: now, changed_at: now },
        })
        .execute();
      return { id };
    }),

  change: ({ owner, id, name, settings, change }) =>
    inTurnOf(database, owner, async (inside) => {
      const kept = await inside
        .selectFrom("policies")
        .select(["id", "name", "changed_at"])
        .where(ownedBy(owner))
        .execute();
      const former = kept.find((each) => each.id === id);
      const changedAt = change(former?.changed_at ?? null);
      if (typeof changedAt === "string") return changedAt;
      if (former === undefined) return "unknown";
      if (kept.some((each) => each.name === name && each.id !== id)) return "nameTaken";
      await inside
        .updateTable("policies")
        .set({ name, ...settingColumns(settings), changed_at: changedAt })
        .where("id", "=", id)
        .execute();
      return { id };
    }),

  remove: (owner, id, change) =>
    inTurnOf(database, owner, async (inside) => {
      const kept = await inside
        .selectFrom("policies")
        .select(["name", "changed_at"])
        .where(ownedBy(owner))
        .where("id", "=", id)
        .executeTakeFirst();
      if (kept === undefined) return null;
      const changedAt = change(kept.changed_at);
      if (typeof changedAt === "string") return changedAt;
      if ("teamId" in owner) await losePolicies(inside, { teamId: owner.teamId, policyId: id });
      else await sql`delete from active_policies where policy_id = ${id}`.execute(inside);
      await inside.deleteFrom("policies").where("id", "=", id).execute();
      return { name: kept.name };
    }),
});
