import type { MethodDeclaration } from "../declaration.ts";

export const netAssetValueDeclaration = {
  name: "netAssetValue",
  family: "assets",
  variants: ["tangibleBook", "reportedBook"],
  levers: ["assets"],
  quantities: ["netCurrentAssetValuePerShare"],
} as const satisfies MethodDeclaration;
