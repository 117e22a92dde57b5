import type { Kysely, Selectable } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { AccountStore } from "../use-cases/account-stores.ts";
import { accountColumns, toAccount } from "./account-rows.ts";
import { keepDeed } from "./admin-action-store.ts";

/** The account of an address as it is before it is changed, kept from other changes until then. */
const standing = (inside: Kysely<Tables>, email: string) =>
  inside
    .selectFrom("accounts")
    .select(["id", "role", "plan", "suspended_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();

/** Roles and suspensions, each kept with who decided it. */
export function administrationIn(database: Kysely<Tables>) {
  return {
    setRole: ({ email, role, ...deed }) =>
      database.transaction().execute(async (inside) => {
        const former = await standing(inside, email);
        if (former === undefined) return null;
        await keepDeed(inside, deed, { action: "role", former: former.role, present: role, accountId: former.id });
        return changed(inside, former.id, { role });
      }),
    suspend: ({ email, isSuspended, ...deed }) =>
      database.transaction().execute(async (inside) => {
        const former = await standing(inside, email);
        if (former === undefined) return null;
        const said = (isKeptOut: boolean) => (isKeptOut ? "suspended" : "admitted");
        const standings = { former: said(former.suspended_at !== null), present: said(isSuspended) };
        await keepDeed(inside, deed, { action: "suspension", ...standings, accountId: former.id });
        if (isSuspended) await inside.deleteFrom("sessions").where("account_id", "=", former.id).execute();
        return changed(inside, former.id, { suspended_at: isSuspended ? deed.at : null });
      }),
  } satisfies Partial<AccountStore>;
}

async function changed(
  inside: Kysely<Tables>,
  id: string,
  change: Partial<Pick<Selectable<Tables["accounts"]>, "role" | "plan" | "suspended_at">>,
): Promise<Account> {
  const query = inside.updateTable("accounts").set(change).where("id", "=", id).returning(accountColumns);
  return toAccount(await query.executeTakeFirstOrThrow());
}

/** Plans that were given, by whom and when. */
export function assignmentsIn(database: Kysely<Tables>) {
  return {
    assignPlan: ({ email, plan, at, by }) =>
      database.transaction().execute(async (inside) => {
        const former = await standing(inside, email);
        if (former === undefined) return null;
        const { id } = former;
        await keepDeed(inside, { at, by }, { action: "plan", former: former.plan, present: plan, accountId: id });
        await inside
          .insertInto("plan_assignments")
          .values({
            id: uuidAt(at),
            account_id: id,
            plan,
            origin: by === null ? "commandLine" : "admin",
            assigned_by: by?.id ?? null,
            assigned_at: at,
          })
          .execute();
        return changed(inside, id, { plan });
      }),
    async latestAssignments(accountIds) {
      if (accountIds.length === 0) return new Map();
      const rows = await database
        .selectFrom("plan_assignments as given")
        .leftJoin("accounts as admin", "admin.id", "given.assigned_by")
        .distinctOn("given.account_id")
        .select(["given.account_id", "given.plan", "given.origin", "given.assigned_at", "admin.display_name"])
        .where("given.account_id", "in", [...accountIds])
        .orderBy("given.account_id")
        .orderBy("given.assigned_at", "desc")
        .orderBy("given.id", "desc")
        .execute();
      return new Map(
        rows.map(({ account_id, plan, origin, assigned_at, display_name }) => [
          account_id,
          { plan, origin, at: assigned_at, byName: display_name },
        ]),
      );
    },
  } satisfies Partial<AccountStore>;
}
