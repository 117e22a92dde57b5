import type { Kysely } from "kysely";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import type { TeamRole } from "../contracts/team-roles.ts";

const DAY = 86_400_000;

/** A person without a way in: the row that a confirmed sign-up leaves. */
export async function personIn(kysely: Kysely<Tables>, name: string, at: Date): Promise<Account> {
  const id = uuidAt(at);
  const email = `${name}@test.example`;
  await kysely
    .insertInto("accounts")
    .values({
      ...{ id, email, display_name: name, password_hash: "scrypt$", theme: null },
      ...{ role: "user", language: "es", created_at: at, age_declared_at: at },
    })
    .execute();
  return {
    ...{ id, email, displayName: name, role: "user", plan: "free", isPaying: false, givenPlan: "free" },
    ...{ language: "es", theme: null, createdAt: at, ageDeclaredAt: at, suspendedAt: null },
  };
}

/** Accounts by their ids, and the role of each. */
type Members = readonly (readonly [accountId: string, role: TeamRole])[];

/** A team with these members. */
export async function teamIn(kysely: Kysely<Tables>, members: Members): Promise<string> {
  const at = new Date();
  const id = uuidAt(at);
  await kysely.insertInto("teams").values({ id, name: "House", created_at: at }).execute();
  for (const [accountId, role] of members)
    await kysely
      .insertInto("team_members")
      .values({ team_id: id, account_id: accountId, role, joined_at: at })
      .execute();
  return id;
}

export async function invitationIn(kysely: Kysely<Tables>, teamId: string, email: string): Promise<string> {
  const at = new Date();
  const id = uuidAt(at);
  const expiresAt = new Date(at.getTime() + DAY);
  await kysely
    .insertInto("team_invitations")
    .values({ id, team_id: teamId, email, role: "reader", invited_by: null, sent_at: at, expires_at: expiresAt })
    .execute();
  return id;
}

/** A book with this company. */
export async function bookIn(kysely: Kysely<Tables>, teamId: string, ticker: string): Promise<string> {
  const at = new Date();
  const id = uuidAt(at);
  await kysely.insertInto("team_books").values({ id, team_id: teamId, name: "Clients", created_at: at }).execute();
  await kysely.insertInto("team_book_companies").values({ book_id: id, ticker, added_at: at }).execute();
  return id;
}

/**
 * The address of an operation on a team with these members, or on an invitation to `invited`: its parts name a team, one of its
 * invitations, its member `other`, and one of its books with a company. What a former step has left is gone.
 */
export async function pathOfTeam(
  kysely: Kysely<Tables>,
  path: string,
  { members, other, invited }: { members: Members; other: string; invited: string },
): Promise<string> {
  await kysely.deleteFrom("teams").execute();
  await kysely.deleteFrom("paces").execute();
  const isInvitation = path.includes("/team-invitations/");
  const teamId = await teamIn(kysely, isInvitation ? [[other, "owner"]] : [...members, [other, "editor"]]);
  const invitation = await invitationIn(kysely, teamId, isInvitation ? invited : "eve@test.example");
  const book = await bookIn(kysely, teamId, "KO");
  return path
    .replace("{id}", isInvitation ? invitation : teamId)
    .replace("{book}", book)
    .replace("{ticker}", "KO")
    .replace("{invitation}", invitation)
    .replace("{member}", other);
}
