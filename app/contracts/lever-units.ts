import type { NotedAssumption } from "./assumption-notes.ts";

/** What the number of an assumption is: a fraction, how many times, or years. */
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
  growthByYear: "rate",
  marginByYear: "rate",
  salesToCapitalByYear: "ratio",
} as const satisfies Record<Exclude<NotedAssumption, "peers" | "type">, "rate" | "ratio" | "years">;
