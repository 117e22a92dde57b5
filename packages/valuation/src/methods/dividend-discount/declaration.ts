import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const dividendDiscountDeclaration = {
  name: "dividendDiscount",
  family: "flows",
  variants: [
    "fadingPayout",
    "dividendsOnly",
    "constantGrowth",
    "twoStageDividends",
    "threeStageDividends",
    "halfLifeDividends",
  ],
  levers: ["discountRate", "returns", "terminalGrowth", "growth"],
} as const satisfies MethodDeclaration;

export const dividendDiscountQuantities = {
  valuePerShare: ["dividendsOnlyValuePerShare", "gordonValuePerShare", "fadingGrowthValuePerShare"],
} as const satisfies DeclaredQuantities;
