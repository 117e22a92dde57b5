import type { Succession } from "../../features/teams/use-cases/succession.ts";

/** The field in which it is chosen who gets a team; it holds a member, or that the team is deleted. */
export const fieldOfTeam = (id: string): string => `team-${id}`;
export const deletedTeam = "delete";

/** What is chosen for these teams; one for which nothing is chosen is left out. */
export const successionIn = (field: (name: string) => string, teams: readonly { id: string }[]): Succession[] =>
  teams.flatMap(({ id }) => {
    const chosen = field(fieldOfTeam(id));
    return chosen === "" ? [] : [{ id, to: chosen === deletedTeam ? null : chosen }];
  });
