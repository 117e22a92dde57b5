import { derive, type Quantity } from "../../trace/trace.ts";
import { sum } from "../../trace/traced-formulas/figures.ts";
import type { History, Known } from "./history.ts";

/**
 * Funds from operations of a real-estate trust. Operating cash flow stands in for them, for the subject and its peers alike,
 * because gains on sales are not known; without it net income + depreciation.
 */
export function fundsFromOperationsAt(history: History, index: number): Known | null {
  const cashFlow = history.figure(index, "operatingCashFlow");
  if (cashFlow) return { quantity: cashFlow, warnings: ["fundsFromOperationsEstimated"] };
  const netIncome = history.figure(index, "netIncome");
  const depreciation = history.figure(index, "depreciationAndAmortization");
  if (!netIncome || !depreciation) return null;
  const funds: Quantity = derive("fundsFromOperations", sum, { terms: [netIncome, depreciation] });
  return { quantity: funds, warnings: ["fundsFromOperationsEstimated"] };
}
