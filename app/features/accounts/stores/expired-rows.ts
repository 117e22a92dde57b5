import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";

/** A mail that could not be sent is kept as long as a backup may be. */
const KEPT_MAIL_IN_MILLISECONDS = 30 * 24 * 3_600_000;
/** Messages to the team that have been at rest for a year. */
const CONVERSATION_IN_MILLISECONDS = 365 * 24 * 3_600_000;
/** Reports of wrong numbers, likewise. */
const REPORT_IN_MILLISECONDS = CONVERSATION_IN_MILLISECONDS;
const KNOWN_DEVICE_IN_MILLISECONDS = 365 * 24 * 3_600_000;
/** Longer than any day of the calendar. */
const KEPT_PLAN_USE_IN_MILLISECONDS = 2 * 24 * 3_600_000;
/** Longer than a payment provider retries an event. */
const KEPT_EVENT_IN_MILLISECONDS = 30 * 24 * 3_600_000;
/** An invitation that is over stands in its team for a while, so that it can be sent again. */
const KEPT_INVITATION_IN_MILLISECONDS = 30 * 24 * 3_600_000;
/** What was done in a team. */
const ACTIVITY_IN_MILLISECONDS = 365 * 24 * 3_600_000;
const LONGEST_PACE_IN_MILLISECONDS = 24 * 3_600_000;

/** Rows that have expired and can no longer be used. */
export async function purgeExpired(database: Kysely<Tables>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await database.deleteFrom("sign_ups").where("expires_at", "<=", now).execute();
  await database.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
  await database.deleteFrom("email_changes").where("stoppable_until", "<=", now).execute();
  await database.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  await database.deleteFrom("begun_sign_ins").where("expires_at", "<=", now).execute();
  await database.deleteFrom("identity_requests").where("expires_at", "<=", now).execute();
  await database.deleteFrom("identity_sign_ups").where("expires_at", "<=", now).execute();
  await database.deleteFrom("sign_in_links").where("expires_at", "<=", now).execute();
  await database.deleteFrom("outbox").where("queued_at", "<=", before(KEPT_MAIL_IN_MILLISECONDS)).execute();
  await database.deleteFrom("plan_uses").where("latest_at", "<=", before(KEPT_PLAN_USE_IN_MILLISECONDS)).execute();
  await database.deleteFrom("payment_events").where("taken_at", "<=", before(KEPT_EVENT_IN_MILLISECONDS)).execute();
  await database
    .deleteFrom("academic_addresses")
    .where("confirmed_at", "is", null)
    .where("expires_at", "<=", now)
    .execute();
  await database.deleteFrom("conversations").where("last_at", "<=", before(CONVERSATION_IN_MILLISECONDS)).execute();
  await database.deleteFrom("wrong_numbers").where("changed_at", "<=", before(REPORT_IN_MILLISECONDS)).execute();
  await database.deleteFrom("known_devices").where("seen_at", "<=", before(KNOWN_DEVICE_IN_MILLISECONDS)).execute();
  await database
    .deleteFrom("team_invitations")
    .where("expires_at", "<=", before(KEPT_INVITATION_IN_MILLISECONDS))
    .execute();
  await database.deleteFrom("team_activity").where("at", "<=", before(ACTIVITY_IN_MILLISECONDS)).execute();
  await database.deleteFrom("paces").where("latest_at", "<=", before(LONGEST_PACE_IN_MILLISECONDS)).execute();
  await database.deleteFrom("rate_counts").where("window_start", "<=", before(LONGEST_PACE_IN_MILLISECONDS)).execute();
}
