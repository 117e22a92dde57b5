import type { Kysely } from "kysely";
import { losePolicies } from "../../../core/policies/stores/followed-policies.ts";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { thesisStore } from "../../theses/stores/thesis-store.ts";
import type { TeamChanges, TeamEvent } from "../use-cases/team-context.ts";
import { bookAlertChanges, endMails } from "./book-alert-store.ts";
import { bookChanges } from "./book-store.ts";
import { teamVersionChanges } from "./team-version-store.ts";

/** Changes of a team within the transaction that holds its turn. */
export const teamChanges = (inside: Kysely<Tables>, id: string): TeamChanges => ({
  async rename(name) {
    await inside.updateTable("teams").set({ name }).where("id", "=", id).execute();
  },
  async setRole(accountId, role) {
    await inside
      .updateTable("team_members")
      .set({ role })
      .where("team_id", "=", id)
      .where("account_id", "=", accountId)
      .execute();
  },
  async addMember({ accountId, role, at }) {
    await inside
      .insertInto("team_members")
      .values({ team_id: id, account_id: accountId, role, joined_at: at })
      .execute();
  },
  async removeMember(accountId) {
    await losePolicies(inside, { teamId: id, accountId });
    await endMails(inside, id, { accountId });
    await inside.deleteFrom("team_members").where("team_id", "=", id).where("account_id", "=", accountId).execute();
  },
  async invite({ email, role, by, at, expiresAt }) {
    const sent = { role, invited_by: by, sent_at: at, expires_at: expiresAt };
    const row = await inside
      .insertInto("team_invitations")
      .values({ id: uuidAt(at), team_id: id, email, ...sent })
      .onConflict((conflict) => conflict.columns(["team_id", "email"]).doUpdateSet(sent))
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  },
  async removeInvitation(invitationId) {
    await inside.deleteFrom("team_invitations").where("team_id", "=", id).where("id", "=", invitationId).execute();
  },
  async remove() {
    await losePolicies(inside, { teamId: id });
    await inside.deleteFrom("teams").where("id", "=", id).execute();
  },
  note: (event) => noteIn(inside, id, event),
  books: bookChanges(inside, id),
  bookAlerts: bookAlertChanges(inside, id),
  versions: teamVersionChanges(inside, id),
  theses: thesisStore(inside),
  policies: policyStore(inside),
});

/** Keeps what was done in a team. */
export async function noteIn(
  inside: Kysely<Tables>,
  teamId: string,
  { action, by, at, member, role, book, ticker, policy }: TeamEvent,
): Promise<void> {
  const about = { member_id: member ?? null, role: role ?? null };
  const named = { book: book ?? null, ticker: ticker ?? null, policy: policy ?? null };
  await inside
    .insertInto("team_activity")
    .values({ id: uuidAt(at), team_id: teamId, at, action, account_id: by, ...about, ...named })
    .execute();
}
