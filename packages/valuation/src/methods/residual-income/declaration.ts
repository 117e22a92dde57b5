import type { MethodDeclaration } from "../declaration.ts";

export const residualIncomeDeclaration = {
  name: "residualIncome",
  family: "flows",
  variants: ["fadingResidualIncome", "persistentResidualIncome", "excessReturn"],
  levers: ["discountRate", "returns", "terminalGrowth", "growth"],
  quantities: ["returnOnTangibleEquity", "justifiedPriceToBook", "impliedByJustifiedPriceToBook"],
} as const satisfies MethodDeclaration;
