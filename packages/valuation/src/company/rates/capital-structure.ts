import type { Warning } from "../../report/outcome.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import * as rates from "../../trace/traced-formulas/rates.ts";
import { industryLeaf } from "../references.ts";
import type { CapitalInputs } from "./capital-inputs.ts";

export type CapitalStructure = {
  equityWeight: Quantity;
  debtWeight: Quantity;
  debtToEquity: Quantity;
  isOwn: boolean;
  warnings: readonly Warning[];
};

/** Market weights; the industry's when the debt or the market value is unknown. */
export function capitalStructure({ reference, marketValue, debt }: CapitalInputs): CapitalStructure | null {
  if (marketValue && marketValue.value > 0 && debt && debt.quantity.value >= 0) {
    return {
      equityWeight: derive("equityWeight", rates.weightOf, { part: marketValue, rest: debt.quantity }),
      debtWeight: derive("debtWeight", rates.weightOf, { part: debt.quantity, rest: marketValue }),
      debtToEquity: derive("debtToEquity", rates.debtToEquity, { debt: debt.quantity, equity: marketValue }),
      isOwn: true,
      warnings: debt.warnings,
    };
  }
  const equityWeight = industryLeaf(reference, "equityWeight", "industryEquityWeight", "rate");
  const debtWeight = industryLeaf(reference, "debtWeight", "industryDebtWeight", "rate");
  if (!equityWeight || !debtWeight || equityWeight.leaf.value <= 0) return null;
  const debtToEquity = derive("debtToEquity", rates.debtToEquity, { debt: debtWeight.leaf, equity: equityWeight.leaf });
  const weights = { equityWeight: equityWeight.leaf, debtWeight: debtWeight.leaf };
  return { ...weights, debtToEquity, isOwn: false, warnings: ["weightsFromIndustry"] };
}
