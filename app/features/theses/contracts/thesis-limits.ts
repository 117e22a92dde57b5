import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** The most theses of a person, by plan. */
export const mostTheses: Readonly<Record<Plan, number>> = { free: 50, pro: 500 };
/** Of each of its two texts, in characters that can be seen. */
export const longestThesis = 10_000;
/** A price to buy or to sell at. */
export const thesisPriceRange = { minimum: 0.0001, maximum: 100_000_000 } as const;
