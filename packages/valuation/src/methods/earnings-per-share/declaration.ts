import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const earningsPerShareDeclaration = {
  name: "earningsPerShare",
  family: "flows",
  variants: ["twoPartEarnings", "midCycleEarnings", "fundsFromOperations"],
  levers: ["discountRate", "returns", "multiple", "terminalGrowth", "growth"],
} as const satisfies MethodDeclaration;

export const earningsPerShareQuantities = {
  sectorPriceToEarnings: ["justifiedPriceToEarnings", "exitPriceToEarnings"],
  presentValueOfDividends: [
    "presentValueOfExit",
    "exitPrice",
    "exitDelay",
    "multipleAtHorizon",
    "yearsToExit",
    "grahamNumber",
    "grahamFormula",
    "highestGradeYield",
    "priceEarningsToGrowth",
  ],
} as const satisfies DeclaredQuantities;
