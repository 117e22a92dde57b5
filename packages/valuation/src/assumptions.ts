import type { Rate, Years } from "./units.ts";

export const scenarios = ["conservative", "neutral", "optimistic"] as const;
export type Scenario = (typeof scenarios)[number];

/** What a person may set; absent means computed. `growth` is the growth of the first year, which fades to the perpetual one. */
export type AssumptionOverrides = { wacc?: Rate; growth?: Rate; horizon?: Years };

/** Accepted ranges, both ends included; outside them a request is refused, never clamped. */
export const assumptionRanges = {
  wacc: { minimum: 0.005, maximum: 0.5 },
  growth: { minimum: -0.5, maximum: 0.5 },
  horizon: { minimum: 1, maximum: 15 },
} as const;

export const defaultHorizon: Years = 5;
