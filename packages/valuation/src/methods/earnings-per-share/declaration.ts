import type { MethodDeclaration } from "../declaration.ts";

export const earningsPerShareDeclaration = {
  name: "earningsPerShare",
  family: "flows",
  variants: ["twoPartEarnings", "midCycleEarnings", "fundsFromOperations"],
  levers: ["discountRate", "returns", "multiple", "terminalGrowth", "growth"],
  quantities: [
    "justifiedPriceToEarnings",
    "exitPriceToEarnings",
    "exitDelay",
    "multipleAtHorizon",
    "yearsToExit",
    "grahamNumber",
    "grahamFormula",
    "highestGradeYield",
    "priceEarningsToGrowth",
  ],
} as const satisfies MethodDeclaration;
