import type { MethodName } from "../report/outcome.ts";
import type { Method } from "./appraisal.ts";
import { comparableMultiples } from "./comparable-multiples/comparable-multiples.ts";
import { discountedCashFlow } from "./discounted-cash-flow/discounted-cash-flow.ts";
import { dividendDiscount } from "./dividend-discount/dividend-discount.ts";
import { earningsPerShare } from "./earnings-per-share/earnings-per-share.ts";
import { netAssetValue } from "./net-asset-value/net-asset-value.ts";
import { prediction } from "./prediction/prediction.ts";
import { residualIncome } from "./residual-income/residual-income.ts";

export const methods: Readonly<Record<MethodName, Method>> = {
  discountedCashFlow,
  dividendDiscount,
  comparableMultiples,
  residualIncome,
  netAssetValue,
  earningsPerShare,
  prediction,
};
