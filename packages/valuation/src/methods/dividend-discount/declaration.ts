import type { MethodDeclaration } from "../declaration.ts";

export const dividendDiscountDeclaration = {
  name: "dividendDiscount",
  family: "flows",
  variants: ["fadingPayout"],
  levers: ["discountRate", "returns", "terminalGrowth", "growth"],
  quantities: ["dividendsOnlyValuePerShare", "gordonValuePerShare", "fadingGrowthValuePerShare"],
} as const satisfies MethodDeclaration;
