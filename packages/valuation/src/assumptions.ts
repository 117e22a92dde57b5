import type { Rate, Ratio, Years } from "./units.ts";

export const scenarios = ["conservative", "neutral", "optimistic"] as const;
export type Scenario = (typeof scenarios)[number];

/**
 * Assumptions that an expert may doubt. `margin` is the operating margin that the firm comes to; `terminalReturn` the
 * return on new capital after the horizon; `payout` the part of earnings paid out now; `persistence` how much of a year's
 * residual income is left in the next. What a method has not got does not move it.
 */
export const expertLevers = [
  "terminalGrowth",
  "margin",
  "salesToCapital",
  "terminalReturn",
  "payout",
  "persistence",
] as const;
export type ExpertLever = (typeof expertLevers)[number];

/**
 * What a person may set; absent means computed. `growth` is the growth of the first year, which fades to the perpetual one.
 * WACC and growth hold in the selected scenario and the others keep their distance; an expert's lever holds in all three.
 */
export type AssumptionOverrides = {
  wacc?: Rate;
  growth?: Rate;
  horizon?: Years;
  /** Symbols of the companies to compare with, in place of the computed ones; order and doubles mean nothing. */
  peers?: readonly string[];
} & Partial<Record<ExpertLever, Rate | Ratio>>;

/** Accepted ranges, both ends included; outside them a request is refused, never clamped. */
export const assumptionRanges = {
  wacc: { minimum: 0.005, maximum: 0.5 },
  growth: { minimum: -0.5, maximum: 0.5 },
  horizon: { minimum: 1, maximum: 15 },
  terminalGrowth: { minimum: -0.05, maximum: 0.1 },
  margin: { minimum: -0.5, maximum: 0.9 },
  salesToCapital: { minimum: 0.05, maximum: 20 },
  terminalReturn: { minimum: 0.005, maximum: 1 },
  payout: { minimum: 0, maximum: 1.5 },
  persistence: { minimum: 0, maximum: 0.95 },
} as const;

/** How many companies a person may choose to compare with. */
export const peerCount = { minimum: 1, maximum: 20 } as const;

export const defaultHorizon: Years = 5;
