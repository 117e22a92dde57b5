import { type Kysely, type Selectable, sql } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { payingStatuses } from "../../../core/usage/contracts/plan.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { AccountChanges, AccountStore, Deed } from "../use-cases/account-stores.ts";
import { everythingOf, purgeExpired, removeAccount } from "./account-data.ts";
import { keepDeed } from "./admin-action-store.ts";

type AccountRow = Omit<Selectable<Tables["accounts"]>, "password_hash"> & { is_paying: boolean };
/** Whether a subscription pays for the plan, whatever plan was given. */
const isPaying = sql<boolean>`exists (
  select 1 from subscriptions
  where subscriptions.account_id = accounts.id and offer is not null and status in (${sql.join(payingStatuses)})
)`.as("is_paying");
export const accountColumns = [
  "accounts.id",
  "accounts.email",
  "accounts.display_name",
  "accounts.role",
  "accounts.plan",
  "accounts.language",
  "accounts.theme",
  "accounts.created_at",
  "accounts.age_declared_at",
  "accounts.suspended_at",
  isPaying,
] as const;

export const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  role: row.role,
  plan: row.is_paying ? "pro" : row.plan,
  isPaying: row.is_paying,
  givenPlan: row.plan,
  language: row.language,
  theme: row.theme,
  createdAt: row.created_at,
  ageDeclaredAt: row.age_declared_at,
  suspendedAt: row.suspended_at,
});

/** People and what leads to being one: sign-ups and resets. Secrets are kept as hashes only. */
export function accountStore(database: Kysely<Tables>): AccountStore {
  return {
    ...signUpsIn(database),
    ...passwordsIn(database),
    async findByEmail(email) {
      const row = await database
        .selectFrom("accounts")
        .select([...accountColumns, "password_hash"])
        .where("email", "=", email)
        .executeTakeFirst();
      return row === undefined ? null : { account: toAccount(row), passwordHash: row.password_hash };
    },
    change: (accountId, changes) => changeAccount(database, accountId, changes),
    ...administrationIn(database),
    ...assignmentsIn(database),
    async list({ role, search, limit }) {
      const found = database.selectFrom("accounts").select(accountColumns).orderBy("created_at", "desc").limit(limit);
      const ofRole = role === null ? found : found.where("role", "=", role);
      const wanted = search.toLowerCase();
      const rows = await (wanted === ""
        ? ofRole
        : ofRole.where(sql<boolean>`strpos(email, ${wanted}) > 0 or strpos(lower(display_name), ${wanted}) > 0`)
      ).execute();
      return rows.map(toAccount);
    },
    remove: (removal) => removeAccount(database, removal),
    everythingOf: (account) => everythingOf(database, account),
    purgeExpired: (now) => purgeExpired(database, now),
  };
}

/** The account of an address as it is before it is changed, kept from other changes until then. */
const standing = (inside: Kysely<Tables>, email: string) =>
  inside
    .selectFrom("accounts")
    .select(["id", "role", "plan", "suspended_at"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();

function administrationIn(database: Kysely<Tables>) {
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

function assignmentsIn(database: Kysely<Tables>) {
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

async function changeAccount(
  database: Kysely<Tables>,
  accountId: string,
  changes: AccountChanges,
): Promise<Account | null> {
  const { displayName, language, theme } = changes;
  const row = await database
    .updateTable("accounts")
    .set((set) => ({
      display_name: displayName ?? set.ref("display_name"),
      language: language ?? set.ref("language"),
      theme: theme === undefined ? set.ref("theme") : theme,
    }))
    .where("id", "=", accountId)
    .returning(accountColumns)
    .executeTakeFirst();
  return row === undefined ? null : toAccount(row);
}

function signUpsIn(database: Kysely<Tables>) {
  const latestOf = (email: string, now: Date) =>
    database
      .selectFrom("sign_ups")
      .selectAll()
      .where("email", "=", email)
      .where("expires_at", ">", now)
      .orderBy("expires_at", "desc")
      .limit(1)
      .executeTakeFirst();
  return {
    async keepSignUp(signUp) {
      const { tokenHash, email, displayName, passwordHash, language, ageDeclaredAt, expiresAt } = signUp;
      await database
        .insertInto("sign_ups")
        .values({
          token_hash: tokenHash,
          email,
          display_name: displayName,
          password_hash: passwordHash,
          language,
          age_declared_at: ageDeclaredAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    confirmSignUp: (tokenHash, now) => confirmSignUp(database, tokenHash, now),
    async confirmLatestSignUp({ email, ...deed }) {
      const latest = await latestOf(email, deed.at);
      return latest === undefined ? null : confirmSignUp(database, latest.token_hash, deed.at, deed);
    },
    pendingPasswordHash: async (email, now) => (await latestOf(email, now))?.password_hash ?? null,
  } satisfies Partial<AccountStore>;
}

/** Of two who confirm the same address at the same moment one gets the account; the other one's secret is gone with it. */
function confirmSignUp(
  database: Kysely<Tables>,
  tokenHash: string,
  now: Date,
  deed: Deed | null = null,
): Promise<Account | null> {
  return database.transaction().execute(async (inside) => {
    const signUp = await inside
      .deleteFrom("sign_ups")
      .where("token_hash", "=", tokenHash)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    if (signUp === undefined) return null;
    const { email, display_name, password_hash, language, age_declared_at } = signUp;
    const row = await inside
      .insertInto("accounts")
      .values({
        id: uuidAt(now),
        email,
        display_name,
        password_hash,
        role: "user",
        language,
        theme: null,
        created_at: now,
        age_declared_at,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning(accountColumns)
      .executeTakeFirst();
    await inside.deleteFrom("sign_ups").where("email", "=", email).execute();
    if (row === undefined) return null;
    if (deed !== null) {
      const confirmation = { action: "confirmation", former: "waiting", present: "confirmed" } as const;
      await keepDeed(inside, deed, { ...confirmation, accountId: row.id });
    }
    return toAccount(row);
  });
}

function passwordsIn(database: Kysely<Tables>) {
  return {
    async passwordHashOf(accountId) {
      const row = await database
        .selectFrom("accounts")
        .select("password_hash")
        .where("id", "=", accountId)
        .executeTakeFirst();
      return row?.password_hash ?? null;
    },
    async setPassword({ accountId, passwordHash, keptSessionId }) {
      await database.transaction().execute(async (inside) => {
        await inside.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
        await inside.deleteFrom("password_resets").where("account_id", "=", accountId).execute();
        const sessions = inside.deleteFrom("sessions").where("account_id", "=", accountId);
        await (keptSessionId === null ? sessions : sessions.where("id", "!=", keptSessionId)).execute();
      });
    },
    async rehash(accountId, passwordHash) {
      await database.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", accountId).execute();
    },
    async keepReset({ accountId, tokenHash, expiresAt }) {
      await database
        .insertInto("password_resets")
        .values({ account_id: accountId, token_hash: tokenHash, expires_at: expiresAt })
        .execute();
    },
    async findReset(tokenHash, now) {
      const row = await database
        .selectFrom("password_resets")
        .innerJoin("accounts", "accounts.id", "password_resets.account_id")
        .select(accountColumns)
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
    async takeReset(tokenHash, now) {
      const row = await database
        .deleteFrom("password_resets")
        .using("accounts")
        .whereRef("accounts.id", "=", "password_resets.account_id")
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .returning(accountColumns)
        .executeTakeFirst();
      return row === undefined ? null : toAccount(row);
    },
  } satisfies Partial<AccountStore>;
}
