import { comparableMultiplesProof } from "./comparable-multiples/proof.ts";
import { discountedCashFlowProof } from "./discounted-cash-flow/proof.ts";
import { dividendDiscountProof } from "./dividend-discount/proof.ts";
import { earningsPerShareProof } from "./earnings-per-share/proof.ts";
import { netAssetValueProof } from "./net-asset-value/proof.ts";
import { residualIncomeProof } from "./residual-income/proof.ts";

/** Published results by method, in screen order; a method without any has no line. */
export const methodProofs = [
  discountedCashFlowProof,
  dividendDiscountProof,
  comparableMultiplesProof,
  residualIncomeProof,
  netAssetValueProof,
  earningsPerShareProof,
] as const;
