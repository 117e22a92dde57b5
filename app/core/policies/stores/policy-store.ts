import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { Policy, PolicySettings } from "../contracts/policy.ts";
import type { PolicyStore } from "../use-cases/policy-context.ts";

type Row = Omit<Selectable<Tables["policies"]>, "account_id" | "created_at"> & { active_id: string | null };

const toPolicy = ({ active_id, cash_flow, ...policy }: Row): Policy => ({
  ...policy,
  cashFlow: cash_flow,
  isActive: active_id !== null,
});

const columnsOf = ({ cashFlow, ...settings }: PolicySettings) => ({ ...settings, cash_flow: cashFlow });

/** Named sets of analysis parameters. Every statement filters by the account. */
export function policyStore(database: Kysely<Tables>): PolicyStore {
  const select = (accountId: string) =>
    database
      .selectFrom("policies")
      .leftJoin("active_policies", "active_policies.policy_id", "policies.id")
      .select(["id", "name", "scenario", "wacc", "growth", "horizon", "view", "source", "policy_id as active_id"])
      .select(["discounting", "cash_flow", "dividends"])
      .where("policies.account_id", "=", accountId);
  return {
    async listOf(accountId) {
      return (await select(accountId).orderBy("name").execute()).map(toPolicy);
    },

    async find(accountId, id) {
      const row = await select(accountId).where("policies.id", "=", id).executeTakeFirst();
      return row === undefined ? null : toPolicy(row);
    },

    add: ({ accountId, name, settings, now, most }) =>
      database.transaction().execute(async (inside) => {
        await takeTurn(inside, accountId);
        const kept = await inside.selectFrom("policies").select("name").where("account_id", "=", accountId).execute();
        if (kept.length >= most) return "tooMany";
        if (kept.some((each) => each.name === name)) return "nameTaken";
        const id = uuidAt(now);
        await inside
          .insertInto("policies")
          .values({ id, account_id: accountId, name, ...columnsOf(settings), created_at: now })
          .execute();
        return { id };
      }),

    change: ({ accountId, id, name, settings }) =>
      database.transaction().execute(async (inside) => {
        await takeTurn(inside, accountId);
        const other = await inside
          .selectFrom("policies")
          .select("id")
          .where("account_id", "=", accountId)
          .where("name", "=", name)
          .where("id", "<>", id)
          .executeTakeFirst();
        if (other !== undefined) return "nameTaken";
        const { numUpdatedRows } = await inside
          .updateTable("policies")
          .set({ name, ...columnsOf(settings) })
          .where("account_id", "=", accountId)
          .where("id", "=", id)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? { id } : "unknown";
      }),

    ...removal(database),
    ...activation(database),
  };
}

const removal = (database: Kysely<Tables>): Pick<PolicyStore, "remove"> => ({
  async remove(accountId, id) {
    const { numDeletedRows } = await database
      .deleteFrom("policies")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

/** Which policy applies is one row a person. */
const activation = (database: Kysely<Tables>): Pick<PolicyStore, "activate" | "deactivate"> => ({
  async activate(accountId, id) {
    const { rows } = await sql`
      insert into active_policies (account_id, policy_id)
      select account_id, id from policies where account_id = ${accountId} and id = ${id}
      on conflict (account_id) do update set policy_id = excluded.policy_id
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
