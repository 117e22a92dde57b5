import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { PolicyStore } from "../use-cases/policy-context.ts";
import { policyColumns } from "./policy-columns.ts";

type Following = Pick<PolicyStore, "listOf" | "lostBy" | "activate" | "deactivate">;

/** Of the policies, those that a person may follow: their own, and those of the teams of which they are a member now. */
const mayFollow = (accountId: string) => sql<boolean>`(
  policies.account_id = ${accountId}
  or policies.team_id in (select team_id from team_members where team_members.account_id = ${accountId})
)`;

/** What people follow: one row a person. A policy of a team is followed by its members alone, whatever that row says. */
export const followedPolicies = (database: Kysely<Tables>): Following => ({
  async listOf(accountId) {
    const rows = await database
      .selectFrom("policies")
      .leftJoin("teams", "teams.id", "policies.team_id")
      .leftJoin("active_policies as active", (join) =>
        join
          .onRef("active.policy_id", "=", "policies.id")
          .on("active.account_id", "=", accountId)
          .on("active.lost_name", "is", null),
      )
      .select(policyColumns)
      .select(["policies.team_id", "teams.name as team_name", "active.policy_id as active_id"])
      .where(mayFollow(accountId))
      .orderBy(sql`policies.team_id is not null`)
      .orderBy("teams.name")
      .orderBy("policies.name")
      .execute();
    return rows.map(({ team_id, team_name, active_id, ...policy }) => ({
      ...policy,
      team: team_id === null ? null : { id: team_id, name: team_name ?? "" },
      isActive: active_id !== null,
    }));
  },

  async lostBy(accountId) {
    const lost = await database
      .selectFrom("active_policies")
      .select(["policy_id as id", "lost_name as name", "lost_team as team"])
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (lost === undefined || lost.name === null || lost.team === null) return null;
    return { id: lost.id, name: lost.name, team: lost.team };
  },

  async activate(accountId, id) {
    const { rows } = await sql`
      insert into active_policies (account_id, policy_id)
      select ${accountId}::uuid, id from policies where id = ${id} and ${mayFollow(accountId)}
      on conflict (account_id) do update set policy_id = excluded.policy_id, lost_name = null, lost_team = null
      returning policy_id
    `.execute(database);
    return rows.length > 0;
  },

  async deactivate(accountId, id) {
    await database
      .deleteFrom("active_policies")
      .where("account_id", "=", accountId)
      .where("policy_id", "=", id)
      .execute();
  },
});

/**
 * Before a policy of a team goes, or all of a team, or a member: those who followed one follow none from now on, and its names stay, so
 * that they can be told.
 */
export async function losePolicies(
  inside: Kysely<Tables>,
  { teamId, policyId, accountId }: { teamId: string; policyId?: string; accountId?: string },
): Promise<void> {
  await sql`
    update active_policies as active set lost_name = policies.name, lost_team = teams.name
    from policies join teams on teams.id = policies.team_id
    where policies.id = active.policy_id and active.lost_name is null and teams.id = ${teamId}
    and (${policyId ?? null}::uuid is null or policies.id = ${policyId ?? null}::uuid)
    and (${accountId ?? null}::uuid is null or active.account_id = ${accountId ?? null}::uuid)
  `.execute(inside);
}
