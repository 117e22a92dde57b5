import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const comparableMultiplesDeclaration = {
  name: "comparableMultiples",
  family: "market",
  variants: ["peerMultiples", "sectorMultiples", "mixedMultiples"],
  levers: ["multiple"],
} as const satisfies MethodDeclaration;

export const comparableMultiplesQuantities = {
  multipleQuantile: [
    "impliedByPriceToEarnings",
    "impliedByPriceToBook",
    "impliedByPriceToTangibleBook",
    "impliedByPriceToFundsFromOperations",
    "impliedByEvToEbitda",
    "impliedByEvToEbit",
    "impliedByEvToSales",
  ],
  valuePerShare: ["harmonicMeanValuePerShare"],
} as const satisfies DeclaredQuantities;
