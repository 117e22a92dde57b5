import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import { teamRoles } from "../contracts/team-roles.ts";
import type { TeamContext } from "./team-context.ts";

/** A team whose owner leaves Valora, with its other members. */
export type OrphanedTeam = {
  id: string;
  members: readonly { id: string; role: (typeof teamRoles)[number]; joinedAt: Date }[];
};
/** Who owns it from then on; null: it is deleted. */
export type Succession = { id: string; to: string | null };

/** What the owner has chosen for each of their teams; one without other members is deleted. Throws `teamsUnsettled`. */
export const chosenSuccession =
  (choices: readonly Succession[]) =>
  (teams: readonly OrphanedTeam[]): Succession[] =>
    teams.map(({ id, members }) => {
      if (members.length === 0) return { id, to: null };
      const choice = choices.find((each) => each.id === id);
      const isMember = choice?.to === null || members.some((member) => member.id === choice?.to);
      if (choice === undefined || !isMember) throw new Failure("teamsUnsettled");
      return choice;
    });

/** Where the owner can no longer be asked: the member who may do most becomes the owner, the one who joined first of several. */
export const inheritedSuccession = (teams: readonly OrphanedTeam[]): Succession[] =>
  teams.map(({ id, members }) => {
    const [heir] = members.toSorted(
      (one, other) =>
        teamRoles.indexOf(one.role) - teamRoles.indexOf(other.role) ||
        one.joinedAt.getTime() - other.joinedAt.getTime(),
    );
    return { id, to: heir?.id ?? null };
  });

/** The teams for which an owner must choose before they delete their account, each with its other members. */
export async function teamsToSettle({ teams }: TeamContext, account: Account) {
  const owned = (await teams.list(account.id)).filter(({ role, members }) => role === "owner" && members > 1);
  const found = await Promise.all(owned.map(({ id }) => teams.find(id)));
  return found.flatMap((team) =>
    team === null
      ? []
      : [
          {
            ...{ id: team.id, name: team.name },
            members: team.members
              .filter(({ id }) => id !== account.id)
              .map(({ id, displayName, role }) => ({ id, displayName, role })),
          },
        ],
  );
}
