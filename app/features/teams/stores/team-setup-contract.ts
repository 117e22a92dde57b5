import { gzipSync } from "node:zlib";
import type { Kysely } from "kysely";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Tables } from "../../../database/schema.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { versionOf } from "../../versions/use-cases/save-version.ts";
import type { NewWholeVersion } from "../../versions/use-cases/version-context.ts";
import type { TeamRole } from "../contracts/team-roles.ts";

const DAY = 86_400_000;

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

/** An alert of a team on a company of a book. */
async function teamAlertIn(kysely: Kysely<Tables>, bookId: string, ticker: string): Promise<string> {
  const at = new Date();
  const id = uuidAt(at);
  const condition = JSON.stringify({ measure: "gap", direction: "above", threshold: 0.2 });
  await kysely.insertInto("team_alerts").values({ id, book_id: bookId, ticker, condition, created_at: at }).execute();
  return id;
}

/** A thesis of a team. */
async function teamThesisIn(kysely: Kysely<Tables>, teamId: string, ticker: string): Promise<void> {
  const at = new Date();
  await kysely
    .insertInto("theses")
    .values({
      ...{ id: uuidAt(at), account_id: null, team_id: teamId, ticker, name: ticker, thesis: "Ours.", disproof: "" },
      ...{ review_on: null, buy_price: null, sell_price: null, currency: "USD", changed_at: at, reminded_for: null },
    })
    .execute();
}

let valued: Promise<Omit<NewWholeVersion, "accountId" | "clientKey" | "note">> | undefined;
const valuedVersion = () => {
  const query = { ticker: "KO", scenario: "neutral" } as const;
  valued ??= analyseCompany(testContext(), { language: "es" }, query, { isRecorded: false }).then((analysis) =>
    versionOf(analysis, { engine: "0123456789abcdef", dataEdition: "2026-07-31", savedAt: new Date() }),
  );
  return valued;
};

/** A version of a team, given by a person who has left Valora. */
export async function teamVersionIn(kysely: Kysely<Tables>, teamId: string): Promise<string> {
  const { inputs, result, dataEdition, savedAt, policy: _none, ...version } = await valuedVersion();
  const id = uuidAt(savedAt);
  await kysely
    .insertInto("versions")
    .values({
      ...{ id, ...version, account_id: null, team_id: teamId, given_by: null, given_at: savedAt, client_key: id },
      ...{ policy_name: null, policy_team: null, policy_team_id: null },
      ...{ data_edition: dataEdition, note: null, saved_at: savedAt, result: JSON.stringify(result) },
      inputs: gzipSync(JSON.stringify(inputs)),
    })
    .execute();
  return id;
}

/** A policy of a team, shared by a person who has left Valora. */
async function teamPolicyIn(kysely: Kysely<Tables>, teamId: string): Promise<string> {
  const at = new Date();
  const id = uuidAt(at);
  const open = { scenario: null, growth: null, horizon: null, view: null, source: null };
  await kysely
    .insertInto("policies")
    .values({
      ...{ id, account_id: null, team_id: teamId, name: "House", wacc: 0.09, ...open },
      ...{ discounting: null, cash_flow: null, dividends: null, shared_by: null, created_at: at },
    })
    .execute();
  return id;
}

/** A thread of one comment about Coca-Cola. */
async function threadIn(kysely: Kysely<Tables>, teamId: string, writer: string) {
  const at = new Date();
  const [thread, comment] = [uuidAt(at), uuidAt(at)];
  const of = { team_id: teamId, ticker: "KO" };
  await kysely
    .insertInto("discussions")
    .values({ ...of, name: "The Coca-Cola Company", number: 1 })
    .execute();
  await kysely
    .insertInto("discussion_threads")
    .values({ ...of, id: thread, anchor: "company", number: 1, resolved_at: null, resolved_by: null })
    .execute();
  const written = { text: "Why so much?", written_at: at, edited_at: null, revision: 1 };
  await kysely
    .insertInto("discussion_comments")
    .values({ ...written, id: comment, thread_id: thread, account_id: writer })
    .execute();
  return { thread, comment };
}

/**
 * The address of an operation on a team with these members, or on an invitation to `invited`: its parts name a team, one of its
 * invitations, its member `other`, one of its books with a company and an alert, one of its theses, one of its policies, one of its versions, and a comment of the
 * first of its members. What a former step has left is gone.
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
  const alert = await teamAlertIn(kysely, book, "KO");
  await teamThesisIn(kysely, teamId, "KO");
  const policy = await teamPolicyIn(kysely, teamId);
  const version = path.includes("{version}") ? await teamVersionIn(kysely, teamId) : "";
  const { thread, comment } = await threadIn(kysely, teamId, members[0]?.[0] ?? other);
  return path
    .replace("{id}", isInvitation ? invitation : teamId)
    .replace("{book}", book)
    .replace("{alert}", alert)
    .replace("{policy}", policy)
    .replace("{version}", version)
    .replace("{ticker}", "KO")
    .replace("{invitation}", invitation)
    .replace("{thread}", thread)
    .replace("{comment}", comment)
    .replace("{member}", other);
}
