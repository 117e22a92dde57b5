import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** Characters of a name. */
export const longestTeamName = 60;
/** Teams that a person may own, by their plan. */
export const mostTeams: Readonly<Record<Plan, number>> = { free: 1, pro: 10 };
/** Members and open invitations of a team, by the plan of its owner. */
export const teamSeats: Readonly<Record<Plan, number>> = { free: 3, pro: 30 };
export const invitationDays = 14;
/** Of the newest, those that the page of a team tells. */
export const activityShown = 50;
