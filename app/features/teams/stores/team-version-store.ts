import { type Kysely, type NotNull, sql } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { listedColumns, toVersion } from "../../versions/stores/version-store.ts";
import type { KeptTeamVersion, TeamVersionChanges } from "../use-cases/team-version-context.ts";

/** The versions of a team, the one given latest first. */
export async function teamVersionsIn(database: Kysely<Tables>, teamId: string): Promise<KeptTeamVersion[]> {
  const rows = await database
    .selectFrom("versions")
    .leftJoin("accounts", "accounts.id", "given_by")
    .select(listedColumns.map((column) => `versions.${column}` as const))
    .select(["display_name", "given_at"])
    .where("team_id", "=", teamId)
    .orderBy("given_at", "desc")
    .orderBy("versions.id", "desc")
    // A check of the table: a version of a team says when it was given.
    .$narrowType<{ given_at: NotNull }>()
    .execute();
  return rows.map(({ display_name, given_at, ...row }) => ({
    ...toVersion(row),
    ...{ givenBy: display_name, givenAt: given_at },
  }));
}

/** Changes of the versions of a team. */
export const teamVersionChanges = (inside: Kysely<Tables>, teamId: string): TeamVersionChanges => ({
  async count() {
    const { many } = await inside
      .selectFrom("versions")
      .select(sql<number>`count(*)::integer`.as("many"))
      .where("team_id", "=", teamId)
      .executeTakeFirstOrThrow();
    return many;
  },

  async give({ id, by, at, withNote }) {
    const known = await inside
      .selectFrom("versions")
      .select(["id", "ticker"])
      .where("team_id", "=", teamId)
      .where("client_key", "=", id)
      .executeTakeFirst();
    if (known !== undefined) return { ...known, isNew: false };
    const copied = ["ticker", "name", "question", "engine", "data_edition", "result", "inputs", "saved_at"] as const;
    const ofPolicy = ["policy_name", "policy_team", "policy_team_id"] as const;
    const given = await inside
      .insertInto("versions")
      .columns(["id", "team_id", "given_by", "given_at", "client_key", "note", ...ofPolicy, ...copied])
      .expression((from) =>
        from
          .selectFrom("versions")
          .select([
            sql<string>`${uuidAt(at)}::uuid`.as("id"),
            sql<string>`${teamId}::uuid`.as("team_id"),
            sql<string>`${by}::uuid`.as("given_by"),
            sql<Date>`${at}::timestamptz`.as("given_at"),
            "versions.id as client_key",
            sql<string | null>`case when ${withNote}::boolean then note end`.as("note"),
            // The name of a policy is told to the team whose it is.
            ...ofPolicy.map((column) =>
              sql<string | null>`case when policy_team_id = ${teamId}::uuid then ${sql.ref(column)} end`.as(column),
            ),
            ...copied,
          ])
          .where("account_id", "=", by)
          .where("versions.id", "=", id),
      )
      .returning(["id", "ticker"])
      .executeTakeFirst();
    return given === undefined ? null : { ...given, isNew: true };
  },

  async remove(id) {
    const gone = await inside
      .deleteFrom("versions")
      .where("team_id", "=", teamId)
      .where("id", "=", id)
      .returning("ticker")
      .executeTakeFirst();
    return gone ?? null;
  },
});
