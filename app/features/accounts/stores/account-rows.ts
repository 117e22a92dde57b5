import { type Selectable, sql } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { payingStatuses } from "../../../core/usage/contracts/plan.ts";
import type { Tables } from "../../../database/schema.ts";

type AccountRow = Omit<Selectable<Tables["accounts"]>, "password_hash" | "unmailed_events" | "mail_stop_key"> & {
  is_paying: boolean;
};
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
