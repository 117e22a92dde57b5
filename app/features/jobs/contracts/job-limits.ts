import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** What a person may have of jobs: how many, of how many companies each, and how often each may run. */
export type JobLimits = {
  jobs: number;
  companies: number;
  /** Companies of a job that makes a sheet to print of each. */
  sheets: number;
  /** From one run to the next, at least. */
  minutes: number;
};

const ofPro: JobLimits = { jobs: 20, companies: 100, sheets: 10, minutes: 60 };
/** Where plans limit no one: one's own machine. */
const withoutPlans: JobLimits = { jobs: 50, companies: 200, sheets: 20, minutes: 15 };
const byPlan: Readonly<Record<Plan, JobLimits | null>> = { free: null, pro: ofPro };

/** The limits of a plan; null where it has no jobs. */
export const jobLimitsOf = (plan: Plan, hasPlanLimits: boolean): JobLimits | null =>
  hasPlanLimits ? byPlan[plan] : withoutPlans;

export const longestJobName = 80;
export const longestJobQuestion = 1_000;
/** Runs and their figures are kept so long. */
export const runsKeptInDays = 90;
/** Files of a run, for as long, and of the last runs of a job alone. */
export const filesKeptInDays = 7;
export const runsWithFiles = 5;
export const nextRunsShown = 5;
