import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** The most versions that a person keeps, by plan. */
export const mostVersions: Readonly<Record<Plan, number>> = { free: 50, pro: 500 };
/** In characters that can be seen. */
export const longestVersionNote = 2_000;
/** Of the inputs of one version, compressed; the largest included company takes a fifth of it. */
export const largestInputsInBytes = 262_144;
