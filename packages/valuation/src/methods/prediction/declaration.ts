import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const predictionDeclaration = {
  name: "prediction",
  family: "market",
  variants: ["peerImplied"],
  levers: ["band"],
} as const satisfies MethodDeclaration;

export const predictionQuantities = {
  valuePerShare: ["predictedEquityValue", "predictionLow", "predictionHigh"],
} as const satisfies DeclaredQuantities;
