import type { Plan } from "../contracts/plan.ts";

/** How many of something each plan keeps. */
type ByPlan = Readonly<Record<Plan, number>>;

/** How many of something an account keeps: as many as its plan says; where plans limit no one, as many as the largest. */
export type MostOf = (byPlan: ByPlan, account: { plan: Plan }) => number;

export const mostOf =
  (hasPlanLimits: boolean): MostOf =>
  (byPlan, { plan }) =>
    byPlan[hasPlanLimits ? plan : "pro"];
