import { comparableMultiplesQuantities } from "./comparable-multiples/declaration.ts";
import type { DeclaredQuantities } from "./declaration.ts";
import type { MethodName } from "./declarations.ts";
import { discountedCashFlowQuantities } from "./discounted-cash-flow/declaration.ts";
import { dividendDiscountQuantities } from "./dividend-discount/declaration.ts";
import { earningsPerShareQuantities } from "./earnings-per-share/declaration.ts";
import { netAssetValueQuantities } from "./net-asset-value/declaration.ts";
import { predictionQuantities } from "./prediction/declaration.ts";
import { residualIncomeQuantities } from "./residual-income/declaration.ts";

/** The quantities that one method alone names. */
export const methodQuantities = {
  discountedCashFlow: discountedCashFlowQuantities,
  dividendDiscount: dividendDiscountQuantities,
  comparableMultiples: comparableMultiplesQuantities,
  residualIncome: residualIncomeQuantities,
  netAssetValue: netAssetValueQuantities,
  earningsPerShare: earningsPerShareQuantities,
  prediction: predictionQuantities,
} as const satisfies Readonly<Record<MethodName, DeclaredQuantities>>;
