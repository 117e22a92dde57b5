import type { Money, Rate, Ratio, Shares, Years } from "../inputs/units.ts";
import type { TraceNode } from "../trace/trace.ts";
import type { FlowModel } from "./flow-model.ts";

/** All of a discounted cash flow that stays the same from draw to draw. */
export type CashFlowConstants = {
  /** Of horizon and fade stage. */
  years: number;
  horizon: number;
  revenue: Money;
  terminalGrowth: Rate;
  salesToCapital: Ratio;
  /** Whether capital turns over so often at least that it earns its cost. */
  isAtCost: boolean;
  lowestReturn: Rate;
  /** Margin from which the projection converges; null when it stands at its target from the first year on. */
  baseMargin: Rate | null;
  taxRates: readonly Rate[];
  lastTaxRate: Rate;
  kept: Rate;
  sooner: Years;
  claims: readonly Money[];
  assets: readonly Money[];
  accrued: Money;
  paidOut: Money;
  survival: Rate;
  isFailureWeighted: boolean;
  shares: Shares;
};

type Inputs = Readonly<Record<string, number | readonly number[]>>;

/** Read out of the trace of a report; not a number where it lacks what other discounted cash flows have. */
export function constantsOf({ trace, levers }: FlowModel): CashFlowConstants {
  const { nodes } = trace;
  const stepOf = (name: TraceNode["name"], input: string): Inputs | null => {
    const node = nodes.find((each) => each.kind === "step" && each.name === name && input in each.inputs);
    return node?.kind === "step" ? node.inputs : null;
  };
  const at = (inputs: Inputs | null, input: string): number => {
    const id = inputs?.[input];
    return typeof id === "number" ? (nodes[id]?.value ?? Number.NaN) : Number.NaN;
  };
  const all = (inputs: Inputs | null, input: string): number[] => {
    const ids = inputs?.[input];
    return typeof ids === "object" ? ids.map((id) => nodes[id]?.value ?? Number.NaN) : [];
  };
  const profits = nodes.flatMap((node) => (node.kind === "step" && node.name === "nopat" ? [node.inputs] : []));
  const bridge = stepOf("equityValue", "accrued");
  const survivors = stepOf("equityValue", "failure");
  const converges = stepOf("projectedMargin", "from");
  const length = stepOf("projectionYears", "horizon");
  const { terminalGrowth = Number.NaN, salesToCapital = Number.NaN } = levers;
  return {
    years: profits.length,
    horizon: at(length, "horizon"),
    revenue: at(stepOf("projectedRevenue", "before"), "before"),
    terminalGrowth,
    salesToCapital,
    isAtCost: stepOf("salesToCapitalAtCost", "ratio") !== null,
    lowestReturn: at(stepOf("returnOnCapital", "lowest"), "lowest"),
    baseMargin: converges ? at(converges, "from") : null,
    taxRates: profits.map((inputs) => at(inputs, "taxRate")),
    lastTaxRate: at(stepOf("terminalNopat", "taxRate"), "taxRate"),
    kept: at(stepOf("terminalReturnOnCapital", "kept"), "kept"),
    sooner: at(stepOf("presentValueOfFlows", "sooner"), "sooner"),
    claims: all(bridge, "claims"),
    assets: all(bridge, "assets"),
    accrued: at(bridge, "accrued"),
    paidOut: at(bridge, "paidOut"),
    survival: survivors ? 1 - at(survivors, "failure") : 1,
    isFailureWeighted: survivors !== null,
    shares: at(stepOf("valuePerShare", "shares"), "shares"),
  };
}
