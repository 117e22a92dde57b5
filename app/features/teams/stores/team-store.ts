import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { teamRoles } from "../contracts/team-roles.ts";
import type { KeptTeam, TeamStore } from "../use-cases/team-context.ts";
import { bookAlertsIn, isMailedIn } from "./book-alert-store.ts";
import { booksIn } from "./book-store.ts";
import { noteIn, teamChanges } from "./team-changes.ts";
import { teamVersionsIn } from "./team-version-store.ts";

/** Teams. Who may read or change one is decided by the use cases, from what is told of its members. */
export const teamStore = (database: Kysely<Tables>): TeamStore => ({
  make: (team) => make(database, team),

  list: (accountId) =>
    database
      .selectFrom("team_members")
      .innerJoin("teams", "teams.id", "team_id")
      .select(["teams.id", "name", "role"])
      .select(
        sql<number>`(select count(*)::integer from team_members as every where every.team_id = teams.id)`.as("members"),
      )
      .where("account_id", "=", accountId)
      .orderBy("name")
      .orderBy("teams.id")
      .execute(),

  find: (id) => teamIn(database, id),

  books: (id) => booksIn(database, id),
  bookAlerts: (id) => bookAlertsIn(database, id),
  isMailed: (bookId, accountId) => isMailedIn(database, bookId, accountId),

  versions: (id) => teamVersionsIn(database, id),

  activity: (id, { cursor, limit }) =>
    database
      .selectFrom("team_activity")
      .leftJoin("accounts as actor", "actor.id", "team_activity.account_id")
      .leftJoin("accounts as other", "other.id", "team_activity.member_id")
      .select(["team_activity.id", "at", "action", "team_activity.role", "book", "ticker", "policy"])
      .select(["actor.display_name as by", "other.display_name as member"])
      .where("team_id", "=", id)
      .$if(cursor !== null, (query) =>
        query.where(sql<boolean>`number < (select number from team_activity where id = ${cursor} and team_id = ${id})`),
      )
      .orderBy("number", "desc")
      .limit(limit)
      .execute(),

  isActivity: (id, entryId) => isActivityIn(database, id, entryId),

  async invitationsTo(email, now) {
    return database
      .selectFrom("team_invitations")
      .innerJoin("teams", "teams.id", "team_id")
      .leftJoin("accounts", "accounts.id", "invited_by")
      .select(["team_invitations.id", "team_id as teamId", "teams.name as team", "team_invitations.role"])
      .select(["accounts.display_name as invitedBy", "expires_at as expiresAt"])
      .where("team_invitations.email", "=", email)
      .where("expires_at", ">", now)
      .orderBy("sent_at", "desc")
      .execute();
  },

  change: (id, work) =>
    database.transaction().execute(async (inside) => {
      await sql`select 1 from teams where id = ${id} for update`.execute(inside);
      const team = await teamIn(inside, id);
      return team && work(team, teamChanges(inside, id));
    }),
});

async function isActivityIn(database: Kysely<Tables>, teamId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom("team_activity")
    .select("id")
    .where("team_id", "=", teamId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

const make = (
  database: Kysely<Tables>,
  { name, accountId, at, most }: Parameters<TeamStore["make"]>[0],
): ReturnType<TeamStore["make"]> =>
  database.transaction().execute(async (inside) => {
    await takeTurn(inside, accountId);
    const owned = await inside
      .selectFrom("team_members")
      .select("team_id")
      .where("account_id", "=", accountId)
      .where("role", "=", "owner")
      .execute();
    if (owned.length >= most) return null;
    const id = uuidAt(at);
    await inside.insertInto("teams").values({ id, name, created_at: at }).execute();
    await inside
      .insertInto("team_members")
      .values({ team_id: id, account_id: accountId, role: "owner", joined_at: at })
      .execute();
    await noteIn(inside, id, { action: "made", by: accountId, at });
    return id;
  });

/** A team as it is, also within a transaction; null: there is none. */
export async function teamIn(database: Kysely<Tables>, id: string): Promise<KeptTeam | null> {
  const team = await database
    .selectFrom("teams")
    .select(["id", "name", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (team === undefined) return null;
  const members = await database
    .selectFrom("team_members")
    .innerJoin("accounts", "accounts.id", "account_id")
    .select(["accounts.id", "display_name as displayName", "email", "team_members.role", "joined_at as joinedAt"])
    .where("team_id", "=", id)
    .orderBy(sql`array_position(${sql.val([...teamRoles])}::text[], team_members.role)`)
    .orderBy("joined_at")
    .execute();
  const invitations = await database
    .selectFrom("team_invitations")
    .select(["id", "email", "role", "sent_at as sentAt", "expires_at as expiresAt"])
    .where("team_id", "=", id)
    .orderBy("email")
    .execute();
  return { id, name: team.name, createdAt: team.created_at, members, invitations };
}
