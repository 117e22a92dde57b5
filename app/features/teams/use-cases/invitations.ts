import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { emailOf } from "../../accounts/use-cases/account-rules.ts";
import { invitationDays } from "../contracts/team-limits.ts";
import type { GivenRole } from "../contracts/team-roles.ts";
import type { InvitationTo, KeptTeam, TeamContext } from "./team-context.ts";
import { changeOwnTeam, mustOwn, teamAt } from "./team-rules.ts";

const DAY_IN_MILLISECONDS = 86_400_000;

type Invitation = { id: string; email: string; role: GivenRole };

/**
 * Invites an address by mail; one that is invited already is sent the mail again, and has as many days as at first. Whether it has an
 * account is not told. Throws `alreadyTeamMember`, `teamFull`, `emailInvalid`, `rateLimited`.
 */
export async function invite(
  context: TeamContext,
  account: Account,
  { id, email: typed, role }: Invitation,
): Promise<void> {
  const email = emailOf(typed);
  const at = context.now();
  const expiresAt = new Date(at.getTime() + invitationDays * DAY_IN_MILLISECONDS);
  const asked = await teamAt(context, id);
  mustOwn(asked, account.id);
  const room = { email, seats: context.limitsOf(account.plan).seats, at };
  mustHaveRoom(asked, room);
  await keepPace(context, "invitationsByPerson", account.id);
  await keepPace(context, "invitationsByRecipient", context.secrets.hashOf(email));
  const invitationId = await changeOwnTeam(context, account, {
    id,
    async work(team, changes) {
      mustHaveRoom(team, room);
      await changes.note({ action: "invited", by: account.id, role, at });
      return changes.invite({ email, role, by: account.id, at, expiresAt });
    },
  });
  const known = await context.accounts.findByEmail(email);
  const written = { recipient: email, invitedBy: account.email, invitationId, role, expiresAt };
  const language = known?.account.language ?? account.language;
  await context.mail({ kind: "invitation", ...written, language }, known?.account.id ?? null);
}

function mustHaveRoom(team: KeptTeam, { email, seats, at }: { email: string; seats: number; at: Date }): void {
  if (team.members.some((member) => member.email === email)) throw new Failure("alreadyTeamMember");
  const others = team.invitations.filter((each) => each.email !== email && each.expiresAt > at);
  if (team.members.length + others.length >= seats) throw new Failure("teamFull", { maximum: seats });
}

export const revokeInvitation = (
  context: TeamContext,
  account: Account,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> =>
  changeOwnTeam(context, account, {
    id,
    async work(team, changes) {
      if (!team.invitations.some((each) => each.id === invitationId)) throw new Failure("notFound");
      await changes.removeInvitation(invitationId);
      await changes.note({ action: "invitationRevoked", by: account.id, at: context.now() });
    },
  });

/** An open invitation to the address of this account. To an account with any other address it is not there: throws `notFound`. */
async function invitationTo({ teams, now }: TeamContext, account: Account, id: string): Promise<InvitationTo> {
  const open = isUuid(id) ? await teams.invitationsTo(account.email, now()) : [];
  const invitation = open.find((each) => each.id === id);
  if (invitation === undefined) throw new Failure("notFound");
  return invitation;
}

/** What the link of an invitation shows to the account that it is for. */
export async function readInvitation(context: TeamContext, account: Account, id: string) {
  const { teamId: _team, expiresAt, ...invitation } = await invitationTo(context, account, id);
  return { ...invitation, expiresAt: expiresAt.toISOString() };
}

/** Makes the invited person a member; returns the team. Throws `notFound`. */
export async function acceptInvitation(context: TeamContext, account: Account, id: string): Promise<string> {
  const { teamId } = await invitationTo(context, account, id);
  const at = context.now();
  const joined = await context.teams.change(teamId, async (team, changes) => {
    // It may have been revoked or answered since.
    const invitation = team.invitations.find((each) => each.id === id && each.email === account.email);
    if (invitation === undefined) return null;
    const { role } = invitation;
    await changes.removeInvitation(id);
    if (team.members.some((member) => member.id === account.id)) return team.id;
    await changes.addMember({ accountId: account.id, role, at });
    await changes.note({ action: "joined", by: account.id, role, at });
    return team.id;
  });
  if (joined === null) throw new Failure("notFound");
  return joined;
}

/** The invitation goes; the team is told nothing but that it is gone. */
export async function declineInvitation(context: TeamContext, account: Account, id: string): Promise<void> {
  const { teamId } = await invitationTo(context, account, id);
  await context.teams.change(teamId, (_team, changes) => changes.removeInvitation(id));
}
