import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** The most links of a person that open, by plan. */
export const mostShareLinks: Readonly<Record<Plan, number>> = { free: 20, pro: 200 };
/** In characters. */
export const sharePasswordLength = { minimum: 8, maximum: 128 } as const;
/** Of sites that may show the card of one link. */
export const mostCardOrigins = 10;
/** All that a page of another site loads of a card. */
export const largestCardInBytes = 15_360;
