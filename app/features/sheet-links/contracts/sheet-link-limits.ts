import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** The most links of a person that open, by plan. */
export const mostSheetLinks: Readonly<Record<Plan, number>> = { free: 10, pro: 100 };
/** In characters. */
export const longestSheetQuestion = 8_000;
/** Of the words that say what a link opens, in characters. */
export const longestSheetSubject = 300;
