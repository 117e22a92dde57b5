import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

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
} as const satisfies MethodDeclaration;

export const discountedCashFlowQuantities = {
  shareDilution: ["sharesAtHorizon"],
  fundsFromOperations: ["maintenanceShare", "maintenance", "adjustedFundsFromOperations", "adjustedFundsPerShare"],
  earnedReturn: ["lowestReturn", "distributableCash"],
  yearGrowth: ["grownTimes"],
  enterpriseValue: ["accruedOnNetDebt"],
  equityValue: ["recoveryRate", "failureProbability"],
  valuePerShare: ["equityFlowValuePerShare"],
  fadingGrowthValuePerShare: ["totalPayoutValuePerShare"],
} as const satisfies DeclaredQuantities;
