import type { MethodDeclaration } from "../declaration.ts";

export const discountedCashFlowDeclaration = {
  name: "discountedCashFlow",
  family: "flows",
  variants: [
    "convergingMargin",
    "flowToEquity",
    "midCycleMargin",
    "failureWeighted",
    "pathToProfit",
    "distributableCash",
  ],
  levers: ["discountRate", "returns", "margin", "terminalGrowth", "growth"],
  quantities: [
    "sharesAtHorizon",
    "maintenanceShare",
    "maintenance",
    "adjustedFundsFromOperations",
    "adjustedFundsPerShare",
    "lowestReturn",
    "distributableCash",
    "grownTimes",
    "accruedOnNetDebt",
    "recoveryRate",
    "failureProbability",
    "equityFlowValuePerShare",
    "totalPayoutValuePerShare",
  ],
} as const satisfies MethodDeclaration;
