import type { MethodDeclaration } from "../declaration.ts";

export const predictionDeclaration = {
  name: "prediction",
  family: "market",
  variants: ["peerImplied"],
  levers: ["band"],
  quantities: ["predictedEquityValue", "predictionLow", "predictionHigh"],
} as const satisfies MethodDeclaration;
