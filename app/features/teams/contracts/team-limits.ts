import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** Characters of a name. */
export const longestTeamName = 60;
/** Characters of the name of a book. */
export const longestBookName = 60;
/** The page of a book values each of its companies. */
export const mostBookCompanies = 30;
/** Teams that a person may own; of each of them, its members and open invitations, its books, versions, theses and policies. */
export type TeamLimits = {
  teams: number;
  seats: number;
  books: number;
  versions: number;
  theses: number;
  policies: number;
};
const byPlan: Readonly<Record<Plan, TeamLimits>> = {
  free: { teams: 1, seats: 3, books: 3, versions: 20, theses: 20, policies: 3 },
  pro: { teams: 10, seats: 30, books: 50, versions: 500, theses: 500, policies: 50 },
};

/** The limits of a plan; where plans limit no one, those of the largest. */
export const teamLimitsOf = (plan: Plan, hasPlanLimits: boolean): TeamLimits => byPlan[hasPlanLimits ? plan : "pro"];

export const invitationDays = 14;
