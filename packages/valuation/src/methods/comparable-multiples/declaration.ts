import type { MethodDeclaration } from "../declaration.ts";

export const comparableMultiplesDeclaration = {
  name: "comparableMultiples",
  family: "market",
  variants: ["peerMultiples", "sectorMultiples", "mixedMultiples"],
  levers: ["multiple"],
  quantities: [
    "impliedByPriceToEarnings",
    "impliedByPriceToBook",
    "impliedByPriceToTangibleBook",
    "impliedByPriceToFundsFromOperations",
    "impliedByEvToEbitda",
    "impliedByEvToEbit",
    "impliedByEvToSales",
    "harmonicMeanValuePerShare",
  ],
} as const satisfies MethodDeclaration;
