import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { mustBeProven, type Proved } from "../../accounts/use-cases/recent-proof.ts";
import type { Team, TeamActivity, TeamActivityPage, TeamMember } from "../contracts/team.ts";
import type { KeptActivity, KeptInvitation, KeptMember, TeamContext } from "./team-context.ts";
import { changeOwnTeam, memberOfTeam, mustOwn, teamAt, teamNameOf } from "./team-rules.ts";

/** Makes a team, whose owner this person is. */
export async function makeTeam(
  { teams, now, limitsOf }: TeamContext,
  account: Account,
  typed: string,
): Promise<string> {
  const name = teamNameOf(typed);
  const most = limitsOf(account.plan).teams;
  const id = await teams.make({ name, accountId: account.id, at: now(), most });
  if (id === null) throw new Failure("tooManyTeams", { maximum: most });
  return id;
}

/** The teams of a person, and the invitations to the address of their account. */
export async function listTeams({ teams, now, limitsOf }: TeamContext, account: Account) {
  const invitations = await teams.invitationsTo(account.email, now());
  return {
    teams: await teams.list(account.id),
    invitations: invitations.map(({ teamId: _team, expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
    most: limitsOf(account.plan).teams,
  };
}

/** A team as one of its members sees it. Throws `notFound`. */
export async function readTeam({ teams, now, limitsOf }: TeamContext, account: Account, id: string): Promise<Team> {
  const { team, member } = await memberOfTeam({ teams }, account, id);
  const isOwner = member.role === "owner";
  return {
    ...{ id: team.id, name: team.name, role: member.role, createdAt: team.createdAt.toISOString() },
    members: team.members.map((each) => toldMember(each, { isSelf: each.id === account.id, isOwner })),
    invitations: isOwner ? team.invitations.map((each) => toldInvitation(each, now())) : null,
    seats: isOwner ? limitsOf(account.plan).seats : null,
    activity: (await teams.activity(team.id, firstPage)).map(toldActivity),
  };
}

/** What was done in a team, newest first, a page at a time, for its members. Throws `notFound`, and `enumInvalid` for a cursor that is none of it. */
export async function activityOfTeam(
  { teams }: Pick<TeamContext, "teams">,
  account: Account,
  { id, page }: { id: string; page: PageAsked },
): Promise<TeamActivityPage> {
  const { team } = await memberOfTeam({ teams }, account, id);
  const { entries, next } = await pageOf(
    page,
    (asked) => teams.activity(team.id, asked),
    (entry) => teams.isActivity(team.id, entry),
  );
  return { activity: entries.map(toldActivity), next };
}

const toldMember = (
  { joinedAt, email, ...member }: KeptMember,
  { isSelf, isOwner }: { isSelf: boolean; isOwner: boolean },
): TeamMember => ({ ...member, email: isOwner || isSelf ? email : null, joinedAt: joinedAt.toISOString(), isSelf });

const toldInvitation = ({ sentAt, expiresAt, ...invitation }: KeptInvitation, now: Date) => ({
  ...invitation,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isOver: expiresAt <= now,
});

const toldActivity = ({ at, ...done }: KeptActivity): TeamActivity => ({ ...done, at: at.toISOString() });

export async function renameTeam(
  context: TeamContext,
  account: Account,
  { id, name: typed }: { id: string; name: string },
): Promise<void> {
  const name = teamNameOf(typed);
  await changeOwnTeam(context, account, {
    id,
    async work(_team, changes) {
      await changes.rename(name);
      await changes.note({ action: "renamed", by: account.id, at: context.now() });
    },
  });
}

/** Everything that a team holds, for its owner to take away. */
export async function exportTeam({ teams, theses, policies, now, keptOf }: TeamContext, account: Account, id: string) {
  const team = await teamAt({ teams }, id);
  mustOwn(team, account.id);
  return {
    exportedAt: now().toISOString(),
    team,
    books: await teams.books(id),
    alerts: await teams.bookAlerts(id),
    versions: await teams.versions(id),
    theses: await theses.list({ teamId: id }),
    policies: await policies.keptBy({ teamId: id }),
    activity: await teams.activity(id, { cursor: null, limit: Number.MAX_SAFE_INTEGER }),
    ...(await keptOf(id)),
  };
}

/** Deletes a team with all that it holds. Asks for a recent proof: nothing brings it back. */
export async function removeTeam(context: TeamContext, person: Proved, id: string): Promise<void> {
  mustBeProven(context, person);
  await changeOwnTeam(context, person.account, { id, work: (_team, changes) => changes.remove() });
}
