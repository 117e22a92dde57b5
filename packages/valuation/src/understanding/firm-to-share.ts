import type { ValuationReport } from "../report/report.ts";
import type { Trace, TraceNode } from "../trace/trace.ts";
import { inputsOf, isStep, nodeWith } from "./trace-steps.ts";

/** From the value of the firm to that of one share, as the discounted cash flow of a report took it. */
export type FirmToShare = {
  trace: Trace;
  flows: TraceNode;
  terminal: TraceNode;
  enterpriseValue: TraceNode;
  assets: readonly TraceNode[];
  claims: readonly TraceNode[];
  /** The cost of net debt since the balance sheet; null where nothing was rolled forward. */
  accrued: TraceNode | null;
  /** Payouts to shareholders since. */
  paidOut: TraceNode | null;
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
    accrued: sinceBalance(inputsOf(trace, equityValue, "accrued")),
    paidOut: sinceBalance(inputsOf(trace, equityValue, "paidOut")),
    equityValue,
    shares,
    valuePerShare,
  };
}

/** Changes between the balance sheet and the price; none where both have the same date. */
const sinceBalance = ([node]: readonly TraceNode[]): TraceNode | null =>
  node === undefined || node.value === 0 ? null : node;
