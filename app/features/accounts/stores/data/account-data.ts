import type { Kysely } from "kysely";
import { historyOf } from "../../../../core/history/stores/history-data.ts";
import { keyedRequestsOf } from "../../../../core/idempotency/stores/idempotency-data.ts";
import { policiesOf } from "../../../../core/policies/stores/policy-data.ts";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { plansOf } from "../../../../core/usage/stores/plan-data.ts";
import type { Tables } from "../../../../database/schema.ts";
import { brokersOf } from "../../../brokers/stores/broker-data.ts";
import { writtenContentOf } from "../../../content/stores/content-data.ts";
import { conversationsOf } from "../../../conversations/stores/conversation-data.ts";
import { discussionsOf } from "../../../discussions/stores/discussion-data.ts";
import { filingProvidersOf } from "../../../filings/stores/filing-data.ts";
import { jobsOf } from "../../../jobs/stores/job-data.ts";
import { paymentsOf } from "../../../payments/stores/payment-data.ts";
import { portfoliosOf } from "../../../portfolio/stores/portfolio-data.ts";
import { savedItemsOf } from "../../../saved/stores/saved-data.ts";
import { shareLinksOf } from "../../../share-links/stores/share-link-data.ts";
import { sheetLinksOf } from "../../../sheet-links/stores/sheet-link-data.ts";
import { teamsOf } from "../../../teams/stores/team-data.ts";
import { thesesOf } from "../../../theses/stores/thesis-data.ts";
import { versionsOf } from "../../../versions/stores/version-data.ts";
import { watchlistOf } from "../../../watchlist/stores/watchlist-data.ts";
import { webhooksOf } from "../../../webhooks/stores/webhook-data.ts";
import { wrongNumbersOf } from "../../../wrong-numbers/stores/wrong-number-data.ts";
import type { AccountStore } from "../../use-cases/account-stores.ts";
import { factorsOf } from "../factor-store.ts";
import { identitiesOf } from "../identities/identity-store.ts";
import { passkeysOf } from "../passkey-store.ts";

/** Everything about a person that any table holds; the hashes of passwords and secrets stay here. */
export async function everythingOf(
  database: Kysely<Tables>,
  { id, email }: Account,
): ReturnType<AccountStore["everythingOf"]> {
  return {
    accounts: await accountOf(database, id),
    sessions: await database
      .selectFrom("sessions")
      .select(["id", "device", "started_at", "seen_at", "expires_at", "proved_at", "country", "city"])
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
    ...(await programsOf(database, id)),
    ...(await plansOf(database, id)),
    ...(await paymentsOf(database, id)),
    academic_addresses: await database
      .selectFrom("academic_addresses")
      .select(["email", "expires_at", "confirmed_at"])
      .where("account_id", "=", id)
      .execute(),
    admin_actions: await database
      .selectFrom("admin_actions")
      .select(["done_at", "action", "former", "present", "origin"])
      .where((where) => where.or([where("account_id", "=", id), where("done_by", "=", id)]))
      .orderBy("number")
      .execute(),
    ...(await policiesOf(database, id)),
    ...(await watchlistOf(database, id)),
    ...(await historyOf(database, id)),
    ...(await savedItemsOf(database, id)),
    ...(await portfoliosOf(database, id)),
    ...(await brokersOf(database, id)),
    ...(await thesesOf(database, id)),
    ...{ ...(await shareLinksOf(database, id)), ...(await sheetLinksOf(database, id)) },
    ...(await versionsOf(database, id)),
    outbox: await database
      .selectFrom("outbox")
      .select(["recipient", "subject", "queued_at", "sent_at"])
      .where((where) => where.or([where("account_id", "=", id), where("recipient", "=", email)]))
      .execute(),
    ...(await conversationsOf(database, { id, email })),
    ...(await wrongNumbersOf(database, { id, email })),
    ...(await writtenContentOf(database, id)),
    ...(await filingProvidersOf(database, id)),
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

/** The keys of their programs, and the requests that bore a key of their own. */
const programsOf = async (database: Kysely<Tables>, id: string) => ({
  api_keys: await database
    .selectFrom("api_keys")
    .select(["id", "name", "ending", "access", "subject", "expires_on", "created_at", "last_used_at"])
    .where("account_id", "=", id)
    .execute(),
  ...(await keyedRequestsOf(database, id)),
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
