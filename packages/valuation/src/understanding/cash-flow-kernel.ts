import {
  converging,
  fadedGrowth,
  nopat,
  reinvestment,
  terminalNopat,
  terminalValue,
} from "../steps/discounted-cash-flow.ts";
import { returnOnCapital } from "../steps/figures.ts";
import { keptReturn } from "../steps/rates.ts";
import type { TraceNode } from "../trace.ts";
import type { Money, PerShare, Rate, Ratio, Shares } from "../units.ts";
import type { FlowModel } from "./flow-model.ts";

/** The raw value per share at a WACC, a growth of the first year and a margin; NaN where the formula gives no number. */
type CashFlowKernel = (wacc: Rate, growth: Rate, margin: Rate) => PerShare;

/** All that stays the same from draw to draw. */
type Constants = {
  years: number;
  revenue: Money;
  terminalGrowth: Rate;
  salesToCapital: Ratio;
  /** Margin from which the projection converges; null when it stands at its target from the first year on. */
  baseMargin: Rate | null;
  taxRates: readonly Rate[];
  terminalTaxRate: Rate;
  kept: Rate;
  limit: Rate;
  claims: Money;
  assets: Money;
  survival: Rate;
  isFailureWeighted: boolean;
  shares: Shares;
};

/**
 * The discounted cash flow of a report as one loop over plain numbers, for a hundred thousand draws.
 *
 * The formulas are those of the trace, in its order. What the loop takes for granted of the shape of a trace is tried
 * before it is believed: at the report's own assumptions and at others around them it must give what the trace itself
 * gives, bit for bit. Null for another method, another shape, or one number that differs; `rawOver` of the model stays.
 */
export function cashFlowKernelOf(model: FlowModel): CashFlowKernel | null {
  const { discountRate, growth, margin } = model.levers;
  const constants = model.method === "discountedCashFlow" ? constantsOf(model) : null;
  if (!constants || discountRate === undefined || growth === undefined || margin === undefined) return null;
  const kernel = kernelOver(constants);
  const traced = model.rawOver(["discountRate", "growth", "margin"]);
  const isProven = probes.every(([up, faster, part]) => {
    const numbers = [discountRate + up, growth + faster, margin * part] as const;
    return Object.is(kernel(...numbers), traced(numbers));
  });
  return isProven ? kernel : null;
}

/** Moves of WACC, growth and margin at which the loop is tried: its own, high and low, shrinking, with losses, without meaning. */
const probes = [
  [0, 0, 1],
  [0.013, -0.07, 1.1],
  [-0.011, 0.06, 0.83],
  [0.05, -0.3, -0.4],
  [-0.5, 0, 1],
] as const;

function kernelOver(constants: Constants): CashFlowKernel {
  const { years, revenue, terminalGrowth, salesToCapital, baseMargin, taxRates, terminalTaxRate } = constants;
  const { kept, limit, claims, assets, survival, isFailureWeighted, shares } = constants;
  const flows = new Float64Array(years);
  return (wacc, growth, margin) => {
    let before = revenue;
    for (let index = 0; index < years; index += 1) {
      const year = index + 1;
      const now = before * (1 + fadedGrowth.evaluate({ first: growth, last: terminalGrowth, year, horizon: years }));
      const marginOfYear =
        baseMargin === null ? margin : converging.evaluate({ from: baseMargin, to: margin, year, horizon: years });
      const profit = nopat.evaluate({ revenue: now, margin: marginOfYear, taxRate: taxRates[index] ?? Number.NaN });
      flows[index] = profit - reinvestment.evaluate({ revenue: now, before, salesToCapital });
      before = now;
    }
    const taxRate = terminalTaxRate;
    const earned = returnOnCapital.evaluate({ margin, taxRate, salesToCapital });
    const terminal = terminalValue.evaluate({
      nopat: terminalNopat.evaluate({ revenue: before, growth: terminalGrowth, margin, taxRate }),
      growth: terminalGrowth,
      returnOnNewCapital: keptReturn.evaluate({ cost: wacc, kept, return: earned, limit }),
      wacc,
    });
    let present = 0;
    for (let index = years - 1; index >= 0; index -= 1) present = (present + (flows[index] ?? 0)) / (1 + wacc);
    const equity = present + terminal / (1 + wacc) ** years - claims + assets;
    return (isFailureWeighted ? equity * survival : equity) / shares;
  };
}

type Inputs = Readonly<Record<string, number | readonly number[]>>;

function constantsOf({ trace, levers }: FlowModel): Constants | null {
  const { nodes } = trace;
  const stepOf = (name: TraceNode["name"], input: string): Inputs | null => {
    const node = nodes.find((each) => each.kind === "step" && each.name === name && input in each.inputs);
    return node?.kind === "step" ? node.inputs : null;
  };
  const at = (inputs: Inputs | null, input: string): number => {
    const id = inputs?.[input];
    return typeof id === "number" ? (nodes[id]?.value ?? Number.NaN) : Number.NaN;
  };
  const total = (inputs: Inputs | null, input: string): number => {
    const ids = inputs?.[input];
    return typeof ids === "object" ? ids.reduce((sum, id) => sum + (nodes[id]?.value ?? Number.NaN), 0) : Number.NaN;
  };
  const profits = nodes.flatMap((node) => (node.kind === "step" && node.name === "nopat" ? [node.inputs] : []));
  const bridge = stepOf("equityValue", "claims");
  const survivors = stepOf("equityValue", "failure");
  const lasting = stepOf("terminalReturnOnCapital", "kept");
  const converges = stepOf("projectedMargin", "from");
  const { terminalGrowth, salesToCapital } = levers;
  if (profits.length === 0 || terminalGrowth === undefined || salesToCapital === undefined) return null;
  return {
    years: profits.length,
    revenue: at(stepOf("projectedRevenue", "before"), "before"),
    terminalGrowth,
    salesToCapital,
    baseMargin: converges ? at(converges, "from") : null,
    taxRates: profits.map((inputs) => at(inputs, "taxRate")),
    terminalTaxRate: at(stepOf("terminalNopat", "taxRate"), "taxRate"),
    kept: at(lasting, "kept"),
    limit: at(lasting, "limit"),
    claims: total(bridge, "claims"),
    assets: total(bridge, "assets"),
    survival: survivors ? 1 - at(survivors, "failure") : 1,
    isFailureWeighted: survivors !== null,
    shares: at(stepOf("valuePerShare", "shares"), "shares"),
  };
}
