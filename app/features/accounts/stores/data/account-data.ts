import type { Kysely } from "kysely";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../../database/schema.ts";
import { writtenContentOf } from "../../../content/stores/content-data.ts";
import { discussionsOf } from "../../../discussions/stores/discussion-data.ts";
import { jobsOf } from "../../../jobs/stores/job-data.ts";
import { teamsOf } from "../../../teams/stores/team-data.ts";
import { webhooksOf } from "../../../webhooks/stores/webhook-data.ts";
import type { AccountStore } from "../../use-cases/account-stores.ts";
import { factorsOf } from "../factor-store.ts";
import { identitiesOf } from "../identities/identity-store.ts";
import { passkeysOf } from "../passkey-store.ts";
import { researchOf, workOf } from "./research-data.ts";

/** Everything about a person that any table holds; the hashes of passwords and secrets stay here. */
export async function everythingOf(
  database: Kysely<Tables>,
  { id, email }: Account,
): ReturnType<AccountStore["everythingOf"]> {
  return {
    accounts: await accountOf(database, id),
    sessions: await database
      .selectFrom("sessions")
      .select(["id", "device", "started_at", "seen_at", "expires_at", "proved_at"])
      .where("account_id", "=", id)
      .execute(),
    known_devices: await database.selectFrom("known_devices").select("seen_at").where("account_id", "=", id).execute(),
    password_resets: await database
      .selectFrom("password_resets")
      .select("expires_at")
      .where("account_id", "=", id)
      .execute(),
    email_changes: await database
      .selectFrom("email_changes")
      .select(["email", "former_email", "asked_at", "expires_at", "confirmed_at", "stoppable_until"])
      .where("account_id", "=", id)
      .orderBy("asked_at")
      .execute(),
    ...(await waysInOf(database, id)),
    api_keys: await database
      .selectFrom("api_keys")
      .select(["id", "name", "ending", "access", "subject", "expires_on", "created_at", "last_used_at"])
      .where("account_id", "=", id)
      .execute(),
    ...(await plansOf(database, id)),
    admin_actions: await database
      .selectFrom("admin_actions")
      .select(["done_at", "action", "former", "present", "origin"])
      .where((where) => where.or([where("account_id", "=", id), where("done_by", "=", id)]))
      .orderBy("number")
      .execute(),
    ...(await workOf(database, id)),
    ...(await researchOf(database, id)),
    outbox: await database
      .selectFrom("outbox")
      .select(["recipient", "subject", "queued_at", "sent_at"])
      .where((where) => where.or([where("account_id", "=", id), where("recipient", "=", email)]))
      .execute(),
    ...(await writtenOf(database, { id, email })),
    ...(await wrongNumbersOf(database, { id, email })),
    ...(await writingsOf(database, id)),
    ...(await webhooksOf(database, id)),
    ...(await jobsOf(database, id)),
    ...(await teamsOf(database, { id, email })),
    ...(await discussionsOf(database, id)),
  };
}

/** What a person comes in with besides a password. */
const waysInOf = async (database: Kysely<Tables>, id: string) => ({
  ...(await factorsOf(database, id)),
  ...(await passkeysOf(database, id)),
  ...(await identitiesOf(database, id)),
});

const accountOf = (database: Kysely<Tables>, id: string) =>
  database
    .selectFrom("accounts")
    .select([
      "id",
      "email",
      "display_name",
      "role",
      "plan",
      "language",
      "theme",
      "created_at",
      "age_declared_at",
      "suspended_at",
      "unmailed_events",
    ])
    .where("id", "=", id)
    .execute();

/** An editor's texts and pictures in the blog, and what an administrator has allowed. */
async function writingsOf(database: Kysely<Tables>, id: string) {
  return {
    ...(await writtenContentOf(database, id)),
    filing_providers: await database
      .selectFrom("filing_providers")
      .select(["is_on", "contact", "changed_at"])
      .where("account_id", "=", id)
      .execute(),
  };
}

/** A person's reports of wrong numbers, and the answers; those too that they wrote as a member of the team. */
const wrongNumbersOf = async (database: Kysely<Tables>, { id, email }: Pick<Account, "id" | "email">) => ({
  wrong_numbers: await database
    .selectFrom("wrong_numbers")
    .select(["id", "state", "email", "language", "ticker", "figure", "kind", "value", "unit", "currency", "period"])
    .select(["months", "year", "provider", "source", "document", "page", "expected", "evidence", "comment"])
    .select(["reported_at", "changed_at"])
    .where((where) => where.or([where("account_id", "=", id), where("email", "=", email)]))
    .orderBy("reported_at")
    .execute(),
  wrong_number_answers: await database
    .selectFrom("wrong_number_answers")
    .innerJoin("wrong_numbers", "wrong_numbers.id", "wrong_number_answers.wrong_number_id")
    .select(["wrong_number_id", "number", "wrong_number_answers.state", "text", "at"])
    .where((where) =>
      where.or([
        where("wrong_numbers.account_id", "=", id),
        where("wrong_numbers.email", "=", email),
        where("wrong_number_answers.account_id", "=", id),
      ]),
    )
    .orderBy("wrong_number_id")
    .orderBy("number")
    .execute(),
});

/** A person's messages to the team, and the answers. */
const writtenOf = async (database: Kysely<Tables>, { id, email }: Pick<Account, "id" | "email">) => ({
  conversations: await database
    .selectFrom("conversations")
    .select(["id", "kind", "state", "email", "subject", "language", "started_at", "last_at"])
    .where((where) => where.or([where("account_id", "=", id), where("email", "=", email)]))
    .execute(),
  conversation_lines: await database
    .selectFrom("conversation_lines")
    .innerJoin("conversations", "conversations.id", "conversation_lines.conversation_id")
    .select(["conversation_id", "number", "author", "text", "at"])
    .where((where) =>
      where.or([
        where("conversations.account_id", "=", id),
        where("conversations.email", "=", email),
        where("conversation_lines.account_id", "=", id),
      ]),
    )
    .orderBy("conversation_id")
    .orderBy("number")
    .execute(),
});

/** A person's plan and role, and how they came to it. */
const plansOf = async (database: Kysely<Tables>, id: string) => ({
  plan_uses: await database
    .selectFrom("plan_uses")
    .select(["day", "tickers", "latest_at"])
    .where("account_id", "=", id)
    .execute(),
  checkouts: await database
    .selectFrom("checkouts")
    .select(["id", "session_id", "offer", "started_at", "is_over"])
    .where("account_id", "=", id)
    .execute(),
  subscriptions: await database
    .selectFrom("subscriptions")
    .select(["id", "customer_id", "offer", "status", "ends_at", "is_ending", "read_at"])
    .where("account_id", "=", id)
    .execute(),
  academic_addresses: await database
    .selectFrom("academic_addresses")
    .select(["email", "expires_at", "confirmed_at"])
    .where("account_id", "=", id)
    .execute(),
  plan_assignments: await database
    .selectFrom("plan_assignments")
    .select(["plan", "origin", "assigned_at"])
    .where("account_id", "=", id)
    .execute(),
});
