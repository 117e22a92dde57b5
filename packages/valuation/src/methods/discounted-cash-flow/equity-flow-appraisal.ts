import type { Company } from "../../company/normalise-company.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { inNumbers, withTraces } from "../../trace/calculation.ts";
import type { QuantityName } from "../../trace/quantity-names.ts";
import type { Quantity, Step } from "../../trace/trace.ts";
import type { Appraisal, Valuation } from "../appraisal.ts";
import { paidOutPerShare } from "../equity-inputs.ts";
import { isSpreadThin } from "../terminal-warnings.ts";
import { growthEstimates } from "./cash-flow-cross-checks.ts";
import { flowToEquityOf, type Stream } from "./flow-to-equity.ts";

/** The discounted cash flow of a company whose flow is that to its shareholders: what one share earns, and what stands beside. */
export function equityFlowAppraisal(
  company: Company,
  {
    earnings,
    name,
    besides,
    ...said
  }: Omit<Appraisal, "kind" | "value"> & {
    earnings: Quantity;
    name: QuantityName;
    besides?: (settings: Settings, stream: Stream) => readonly Step[];
  },
): Appraisal {
  const stream: Stream = { earnings, name, paidOut: paidOutPerShare(company, earnings) };
  const flowAt = flowToEquityOf(company, stream);
  const value = (settings: Settings): Valuation => {
    const { costOfEquity, terminalGrowth } = company.ratesAt(settings);
    return {
      value: flowAt(inNumbers, settings).result,
      result: () => flowAt(withTraces, settings).result,
      notAboveZero: "negativeEarnings",
      details: () => ({
        drivers: [earnings, costOfEquity, company.growthAt(settings).first],
        warnings: isSpreadThin(costOfEquity, terminalGrowth),
        besides: () => [...growthEstimates(company), ...(besides?.(settings, stream) ?? [])],
      }),
    };
  };
  return { kind: "appraisal", ...said, value };
}
