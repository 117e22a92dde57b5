import type { FormName, Unit } from "@valora/valuation";
import type { NotedAssumption } from "./assumption-notes.ts";

/** The unit of an assumption's number: a fraction, how many times, a coefficient, whole years, a time in years, or no (0) and yes (1). */
export const leverUnits = {
  wacc: "rate",
  g: "rate",
  horizon: "years",
  terminalGrowth: "rate",
  margin: "rate",
  salesToCapital: "ratio",
  terminalReturn: "rate",
  payout: "rate",
  persistence: "rate",
  dilution: "rate",
  researchLife: "years",
  fadeYears: "years",
  keptReturn: "rate",
  buybackPayout: "rate",
  goodwillInCapital: "choice",
  exitMultiple: "ratio",
  elapsedYears: "time",
  lastTwelveMonths: "choice",
  riskFreeRate: "rate",
  equityRiskPremium: "rate",
  beta: "coefficient",
  growthByYear: "rate",
  marginByYear: "rate",
  salesToCapitalByYear: "ratio",
} as const satisfies Record<Exclude<NotedAssumption, "peers" | "type" | FormName>, LeverUnit>;

export type LeverUnit = "rate" | "ratio" | "coefficient" | "years" | "time" | "choice";

/** Whether only whole numbers are meant. */
export const isWhole = (unit: LeverUnit): boolean => unit === "years" || unit === "choice";

/** The unit of the engine in which a document writes such a number. */
export const unitOfLever = {
  rate: "rate",
  ratio: "ratio",
  coefficient: "ratio",
  years: "years",
  time: "years",
  choice: "count",
} as const satisfies Record<LeverUnit, Unit>;
