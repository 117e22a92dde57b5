import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** Characters of a name. */
export const longestTeamName = 60;
/** Teams that a person may own, and the members and open invitations of each of them. */
export type TeamLimits = { teams: number; seats: number };
const byPlan: Readonly<Record<Plan, TeamLimits>> = { free: { teams: 1, seats: 3 }, pro: { teams: 10, seats: 30 } };

/** The limits of a plan; where plans limit no one, those of the largest. */
export const teamLimitsOf = (plan: Plan, hasPlanLimits: boolean): TeamLimits => byPlan[hasPlanLimits ? plan : "pro"];

export const invitationDays = 14;
/** Of the newest, those that the page of a team tells. */
export const activityShown = 50;
