import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import type { OrphanedTeam, Succession } from "../use-cases/succession.ts";
import { teamChanges } from "./team-changes.ts";

type Person = { id: string; email: string };

/** A person's memberships, the invitations to their address and from them, what they did or was done to them in teams, the versions that they gave and the policies that they shared; of which books they are mailed the alerts. */
export const teamsOf = async (database: Kysely<Tables>, { id, email }: Person) => ({
  team_members: await database
    .selectFrom("team_members")
    .innerJoin("teams", "teams.id", "team_id")
    .select(["team_id", "name", "role", "joined_at"])
    .where("account_id", "=", id)
    .orderBy("joined_at")
    .execute(),
  team_invitations: await database
    .selectFrom("team_invitations")
    .select(["id", "team_id", "email", "role", "sent_at", "expires_at"])
    .where((where) => where.or([where("email", "=", email), where("invited_by", "=", id)]))
    .orderBy("sent_at")
    .execute(),
  team_activity: await database
    .selectFrom("team_activity")
    .select(["team_id", "number", "at", "action", "role", "book", "ticker", "policy"])
    .where((where) => where.or([where("account_id", "=", id), where("member_id", "=", id)]))
    .orderBy("at")
    .orderBy("number")
    .execute(),
  given_versions: await database
    .selectFrom("versions")
    .select(["id", "team_id", "ticker", "note", "saved_at", "given_at"])
    .where("given_by", "=", id)
    .orderBy("given_at")
    .execute(),
  team_book_mails: await database
    .selectFrom("team_book_mails")
    .select("book_id")
    .where("account_id", "=", id)
    .execute(),
  shared_policies: await database
    .selectFrom("policies")
    .select(["id", "team_id", "name", "created_at"])
    .where("shared_by", "=", id)
    .orderBy("created_at")
    .execute(),
});

/** The teams that a person owns, each with its other members. */
export async function ownedTeamsOf(database: Kysely<Tables>, id: string): Promise<OrphanedTeam[]> {
  const members = await database
    .selectFrom("team_members as own")
    .innerJoin("team_members as every", "every.team_id", "own.team_id")
    .select(["own.team_id as teamId", "every.account_id as id", "every.role", "every.joined_at as joinedAt"])
    .where("own.account_id", "=", id)
    .where("own.role", "=", "owner")
    .execute();
  return [...Map.groupBy(members, ({ teamId }) => teamId)].map(([teamId, each]) => ({
    id: teamId,
    members: each.filter((member) => member.id !== id),
  }));
}

type Leaving = { person: Person; at: Date; settle(teams: readonly OrphanedTeam[]): readonly Succession[] };

/**
 * Before an account goes: its teams go to whom `settle` names, or go with it, and invitations to its address go. Teams of which the
 * person is a member wait until that is done, so that none is handed over to them meanwhile.
 */
export async function leaveTeams(
  inside: Kysely<Tables>,
  { person: { id, email }, at, settle }: Leaving,
): Promise<void> {
  await inside.deleteFrom("team_invitations").where("email", "=", email).execute();
  await inside
    .selectFrom("team_members")
    .innerJoin("teams", "teams.id", "team_id")
    .select("team_id")
    .where("account_id", "=", id)
    .orderBy("team_id")
    .forUpdate("teams")
    .execute();
  for (const { id: teamId, to } of settle(await ownedTeamsOf(inside, id))) {
    const changes = teamChanges(inside, teamId);
    if (to === null) await changes.remove();
    else {
      await changes.removeMember(id);
      await changes.setRole(to, "owner");
      await changes.note({ action: "handedOver", by: id, member: to, role: "owner", at });
    }
  }
}
