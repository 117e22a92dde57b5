import type { DeclaredQuantities, MethodDeclaration } from "../declaration.ts";

export const netAssetValueDeclaration = {
  name: "netAssetValue",
  family: "assets",
  variants: ["tangibleBook", "reportedBook"],
  levers: ["assets"],
} as const satisfies MethodDeclaration;

export const netAssetValueQuantities = {
  tangibleBookValuePerShare: ["netCurrentAssetValuePerShare"],
} as const satisfies DeclaredQuantities;
