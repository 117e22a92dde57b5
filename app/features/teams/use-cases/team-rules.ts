import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { nameOf } from "../../../core/shared/use-cases/names.ts";
import { Failure } from "../../../failure.ts";
import { longestTeamName, type TeamLimits } from "../contracts/team-limits.ts";
import { mayEdit } from "../contracts/team-roles.ts";
import type { KeptMember, KeptTeam, TeamChanges, TeamContext } from "./team-context.ts";

/** The name of a team in one form. Throws `teamNameInvalid`. */
export function teamNameOf(typed: string): string {
  const name = nameOf(typed, longestTeamName);
  if (name === null) throw new Failure("teamNameInvalid", { maximum: longestTeamName });
  return name;
}

/** A member of a team. To everybody else the team is not there: throws `notFound`. */
export function memberOf(team: KeptTeam | null, accountId: string): { team: KeptTeam; member: KeptMember } {
  const member = team?.members.find(({ id }) => id === accountId);
  if (team === null || member === undefined) throw new Failure("notFound");
  return { team, member };
}

/** Throws `notFound` for a person who is not a member, and `teamRoleMissing` for a member who is not the owner. */
export function mustOwn(team: KeptTeam | null, accountId: string): asserts team is KeptTeam {
  if (memberOf(team, accountId).member.role !== "owner") throw new Failure("teamRoleMissing");
}

/** Throws `notFound` for a person who is not a member, and `teamEditorMissing` for a member who neither owns nor edits the team. */
export function mustEdit(team: KeptTeam | null, accountId: string): void {
  if (!mayEdit(memberOf(team, accountId).member.role)) throw new Failure("teamEditorMissing");
}

/** The team with this id; null: there is none. */
export const teamAt = async ({ teams }: Pick<TeamContext, "teams">, id: string): Promise<KeptTeam | null> =>
  isUuid(id) ? teams.find(id) : null;

/** A team of this person. Throws `notFound`. */
export const memberOfTeam = async (context: Pick<TeamContext, "teams">, account: Account, id: string) =>
  memberOf(await teamAt(context, id), account.id);

/** What a page of something that a team shares says of the team: its name, and the role of this person in it. Throws `notFound`. */
export async function roleIn(context: Pick<TeamContext, "teams">, account: Account, id: string) {
  const { team, member } = await memberOfTeam(context, account, id);
  return { team: { id: team.id, name: team.name }, role: member.role };
}

/** Throws `notFound`, `teamEditorMissing`: before a company is opened for what this person may not do. */
export async function mustEditIn(context: Pick<TeamContext, "teams">, account: Account, id: string): Promise<void> {
  mustEdit(await teamAt(context, id), account.id);
}

/** The limits of a team: those of its owner's plan. */
export async function limitsOfTeam(
  { accounts, limitsOf }: Pick<TeamContext, "accounts" | "limitsOf">,
  { members }: KeptTeam,
): Promise<TeamLimits> {
  const owner = members.find(({ role }) => role === "owner");
  const known = owner === undefined ? null : await accounts.findByEmail(owner.email);
  return limitsOf(known?.account.plan ?? "free");
}

type Change<Answer> = { id: string; work(team: KeptTeam, changes: TeamChanges): Promise<Answer> };

/** Does the work on a team of which this person is a member, as it is while the work is done. Throws `notFound`. */
export async function changeTeam<Answer>(
  { teams }: Pick<TeamContext, "teams">,
  account: Account,
  { id, work }: Change<Answer>,
): Promise<Answer> {
  const done = isUuid(id)
    ? await teams.change(id, async (team, changes) => {
        memberOf(team, account.id);
        return { answer: await work(team, changes) };
      })
    : null;
  if (done === null) throw new Failure("notFound");
  return done.answer;
}

/** The same where `must` lets this person. */
const changeWhere =
  (must: (team: KeptTeam, accountId: string) => void) =>
  <Answer>(context: Pick<TeamContext, "teams">, account: Account, { id, work }: Change<Answer>): Promise<Answer> =>
    changeTeam(context, account, {
      id,
      work: (team, changes) => {
        must(team, account.id);
        return work(team, changes);
      },
    });

/** The same, for its owner alone. Throws `teamRoleMissing`. */
export const changeOwnTeam = changeWhere(mustOwn);

/** The same, for its owner and its editors. Throws `teamEditorMissing`. */
export const changeAsEditor = changeWhere(mustEdit);
