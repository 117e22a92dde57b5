import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const residualIncomeDeclaration = {
  name: "residualIncome",
  family: "flows",
  variants: ["fadingResidualIncome", "persistentResidualIncome", "excessReturn"],
  levers: ["discountRate", "returns", "terminalGrowth", "growth"],
} as const satisfies MethodDeclaration;

export const residualIncomeQuantities = {
  valuePerShare: ["returnOnTangibleEquity", "justifiedPriceToBook", "impliedByJustifiedPriceToBook"],
} as const satisfies DeclaredQuantities;
