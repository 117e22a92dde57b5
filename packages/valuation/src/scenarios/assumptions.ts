import type { CompanyType } from "../inputs/company-type.ts";
import type { Rate, Ratio, Years } from "../inputs/units.ts";
import type { MethodName } from "../report/outcome.ts";

/**
 * The view of a value. `absolute`: the value of a share at the long-run premium; `relative`: what it
 * would be worth if all shares were priced like the market as a whole, at the premium that its prices imply.
 */
export const valuationViews = ["absolute", "relative"] as const;
export type ValuationView = (typeof valuationViews)[number];

export const scenarios = ["conservative", "neutral", "optimistic"] as const;
export type Scenario = (typeof scenarios)[number];

/**
 * Assumptions that an expert may doubt. `margin` is the operating margin that the firm comes to; `terminalReturn` the
 * return on new capital after the horizon; `payout` the part of earnings paid out now; `persistence` how much of a year's
 * residual income is left in the next; `dilution` how fast the number of shares grows over the horizon, for nothing in return;
 * `researchLife` over how many whole years research is written off as an asset, 0 for an expense of its year; `fadeYears` how many years the fade stage after the
 * horizon takes; `keptReturn` the part of the return above its cost that lasts for ever; `buybackPayout` the part of earnings
 * that buys shares back, net of those issued; `goodwillInCapital` 1 where the price of purchases counts as capital, 0 where
 * not; `exitMultiple` the price-to-earnings ratio at which a share is sold at the horizon; `elapsedYears` the years from the
 * balance sheet to the day of the value; `lastTwelveMonths` 1 where the accounts are those of the twelve months to the latest
 * balance sheet, where these are known, 0 where they are those of the last fiscal year; `riskFreeRate`, `equityRiskPremium` and
 * `beta` what the cost of equity is made of, in whichever view. What a method has not got does not
 * move it.
 */
export const expertLevers = [
  "terminalGrowth",
  "margin",
  "salesToCapital",
  "terminalReturn",
  "payout",
  "persistence",
  "dilution",
  "researchLife",
  "fadeYears",
  "keptReturn",
  "buybackPayout",
  "goodwillInCapital",
  "exitMultiple",
  "elapsedYears",
  "lastTwelveMonths",
  "riskFreeRate",
  "equityRiskPremium",
  "beta",
] as const;
export type ExpertLever = (typeof expertLevers)[number];

/** Assumptions that an expert may set for each year of the projection by itself; the perpetuity keeps its own. */
export const yearlyLevers = ["growthByYear", "marginByYear", "salesToCapitalByYear"] as const;
export type YearlyLever = (typeof yearlyLevers)[number];

/**
 * One number a year, the first year first. Null, and what is beyond the list, is left to the calculation; years beyond the
 * horizon do not count.
 */
export type ByYear = readonly (Rate | Ratio | null)[];

/**
 * Forms of a calculation that a reader may choose; the first of each is the usual one. `discounting`: whether a flow arrives
 * in the middle of its year or at its end, in every method that discounts flows. `cashFlow`: the flow that the discounted cash flow
 * takes, to the firm at the WACC or to its shareholders at the cost of equity; the usual one of a utility is the latter.
 * `dividends`: which dividends, and how they grow.
 */
export const methodForms = {
  discounting: ["midYear", "yearEnd"],
  cashFlow: ["toFirm", "toEquity"],
  dividends: ["totalPayout", "dividendsOnly", "constantGrowth", "twoStage", "threeStage", "halfLife"],
} as const;
export type FormName = keyof typeof methodForms;
export type MethodForms = { [Name in FormName]: (typeof methodForms)[Name][number] };
/** In the order in which addresses and tables tell them. */
export const formNames = ["discounting", "cashFlow", "dividends"] as const satisfies readonly FormName[];

/**
 * The user's overrides; absent means computed. `growth` is the growth of the first year, which fades to the perpetual one.
 * WACC and growth hold in the selected scenario and the others keep their distance; an expert's lever, and a year
 * set by itself, holds in all three. Growth of a year holds in every method that looks ahead.
 */
export type AssumptionOverrides = {
  wacc?: Rate;
  growth?: Rate;
  horizon?: Years;
  /** Symbols of the companies to compare with, in place of the computed ones; order and doubles mean nothing. */
  peers?: readonly string[];
} & Partial<Record<ExpertLever, Rate | Ratio | Years>> &
  Partial<Record<YearlyLever, ByYear>> &
  Partial<MethodForms> & {
    /** The company type that replaces the classified one. */
    type?: CompanyType;
    /** Methods to ask although what kind of company it is speaks against them; what they give never votes. */
    force?: readonly MethodName[];
    /** The premium in every cost of equity: the source's (`absolute`, where it is absent), or the one that the market implies. */
    view?: ValuationView;
    /** Whether methods of one family alone are not enough for a signal to buy or sell. */
    prudent?: boolean;
  };

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
  dilution: { minimum: 0, maximum: 0.2 },
  researchLife: { minimum: 0, maximum: 10 },
  fadeYears: { minimum: 0, maximum: 20 },
  keptReturn: { minimum: 0, maximum: 1 },
  buybackPayout: { minimum: -0.5, maximum: 1 },
  goodwillInCapital: { minimum: 0, maximum: 1 },
  exitMultiple: { minimum: 1, maximum: 100 },
  elapsedYears: { minimum: 0, maximum: 3 },
  lastTwelveMonths: { minimum: 0, maximum: 1 },
  riskFreeRate: { minimum: -0.02, maximum: 0.5 },
  equityRiskPremium: { minimum: 0, maximum: 0.2 },
  beta: { minimum: 0, maximum: 5 },
  growthByYear: { minimum: -0.9, maximum: 2 },
  marginByYear: { minimum: -2, maximum: 0.9 },
  salesToCapitalByYear: { minimum: 0.05, maximum: 20 },
} as const;

/** How many companies a person may choose to compare with. */
export const peerCount = { minimum: 1, maximum: 20 } as const;

export const defaultHorizon: Years = 5;
/** Years after the horizon in which growth and returns come to what lasts for ever. */
export const defaultFadeYears: Years = 10;
