import type { ValuationReport } from "../report.ts";
import type { Trace, TraceNode } from "../trace.ts";
import { inputsOf, isStep, nodeWith } from "./trace-steps.ts";

/** From the value of the firm to that of one share, as the discounted cash flow of a report took it. */
export type FirmToShare = {
  trace: Trace;
  flows: TraceNode;
  terminal: TraceNode;
  enterpriseValue: TraceNode;
  assets: readonly TraceNode[];
  claims: readonly TraceNode[];
  equityValue: TraceNode;
  shares: TraceNode;
  valuePerShare: TraceNode;
};

/** Null where there is no such way: the method does not apply, or discounts what belongs to shareholders already. */
export function firmToShareOf(report: ValuationReport): FirmToShare | null {
  const outcome = report.methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
  if (outcome?.kind !== "estimate") return null;
  const { trace } = outcome;
  const valuePerShare = nodeWith(trace, trace.result);
  if (!valuePerShare || !isStep(valuePerShare)) return null;
  const [equityValue] = inputsOf(trace, valuePerShare, "amount");
  const [shares] = inputsOf(trace, valuePerShare, "shares");
  if (!equityValue || !shares || !isStep(equityValue)) return null;
  const [enterpriseValue] = inputsOf(trace, equityValue, "enterpriseValue");
  if (!enterpriseValue || !isStep(enterpriseValue)) return null;
  const [flows] = inputsOf(trace, enterpriseValue, "flows");
  const [terminal] = inputsOf(trace, enterpriseValue, "terminal");
  if (!flows || !terminal) return null;
  return {
    trace,
    flows,
    terminal,
    enterpriseValue,
    assets: inputsOf(trace, equityValue, "assets"),
    claims: inputsOf(trace, equityValue, "claims"),
    equityValue,
    shares,
    valuePerShare,
  };
}
