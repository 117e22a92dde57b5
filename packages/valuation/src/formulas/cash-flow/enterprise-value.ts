import type { Money, Rate, Ratio, Years } from "../../inputs/units.ts";
import { steadyPath } from "../time-value/growth.ts";
import { gordonTerminalValue } from "../time-value/terminal-value.ts";
import { grownFlows } from "./free-cash-flow.ts";

/** Where in its year each flow stands: at the end, or in the middle because cash comes in all year round. */
export type FlowTiming = "yearEnd" | "midYear";

/** How the terminal value came about: a perpetuity of flows shares their timing; a sale happens at the end of year N. */
export type TerminalMethod = "perpetuity" | "exitMultiple";

export type StubPeriods = {
  /** Years from today to each flow, first flow first. */
  flowPeriods: Years[];
  terminalPeriodPerpetuity: Years;
  terminalPeriodExitMultiple: Years;
};

/**
 * Distance in years of each flow when the valuation falls inside a year, `firstYearFraction` of which is still to come.
 *
 *   year ends at s, s + 1, s + 2 …;   mid-year flows at s/2, s + ½, s + 3/2 …   (s = firstYearFraction)
 *
 * A perpetuity is discounted like the last flow, a sale at the end of the last year. A fraction of 1 is a whole year.
 *
 * @see Rosenbaum & Pearl, *Investment Banking*, 3rd ed., ch. 3
 */
export function stubPeriods(inputs: { firstYearFraction: Years; years: Years; timing: FlowTiming }): StubPeriods {
  const { firstYearFraction, years, timing } = inputs;
  const endOf = (year: number) => firstYearFraction + year - 1;
  const lengthOf = (year: number) => (year === 1 ? firstYearFraction : 1);
  const flowPeriods = Array.from({ length: years }, (_, index) =>
    timing === "midYear" ? endOf(index + 1) - lengthOf(index + 1) / 2 : endOf(index + 1),
  );
  const lastEnd = years > 0 ? endOf(years) : 0;
  return {
    flowPeriods,
    terminalPeriodPerpetuity: flowPeriods.at(-1) ?? 0,
    terminalPeriodExitMultiple: lastEnd,
  };
}

export type EnterpriseValue = {
  value: Money;
  presentValueOfFlows: Money;
  presentValueOfTerminalValue: Money;
  /** Terminal part of the value; above 1 when the explicit flows are negative. Null when the value is not positive. */
  terminalValueShare: Ratio | null;
  /** One for each flow. */
  discountFactors: number[];
  terminalDiscountFactor: number;
};

/**
 * Value today of the flows of years 1…N and of what follows them.
 *
 *   Σ flow_t × factor(period_t) + terminalValue × factor(period_N)
 *
 * `wacc` is one rate, or one for each year (a shorter list keeps its last): then factors are compounded, and part of a
 * year is discounted at the rate of that year. Timing: `stubPeriods`; flows at year end unless told, whole first year
 * unless told. `terminalValue` stands at the end of year N, undiscounted. The first flow of a stub is what is still to
 * come of that year. Null when `wacc` is an empty list.
 *
 * Without stub, mid-year value = year-end value × (1 + wacc)^½ when the terminal value is a perpetuity.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 10
 */
export function enterpriseValue(inputs: {
  flows: readonly Money[];
  wacc: Rate | readonly Rate[];
  terminalValue: Money;
  timing?: FlowTiming;
  terminalMethod?: TerminalMethod;
  firstYearFraction?: Years;
}): EnterpriseValue | null {
  const { flows, wacc, terminalValue, timing = "yearEnd", terminalMethod = "perpetuity" } = inputs;
  const rates = typeof wacc === "number" ? [wacc] : wacc;
  const lastRate = rates.at(-1);
  if (lastRate === undefined) return null;

  let startFactor = 1;
  const discountFactors: number[] = [];
  for (let index = 0; index < flows.length; index += 1) {
    const rate = rates[index] ?? lastRate;
    const length = index === 0 ? (inputs.firstYearFraction ?? 1) : 1;
    const flowPosition = timing === "midYear" ? length / 2 : length;
    discountFactors.push(startFactor / (1 + rate) ** flowPosition);
    startFactor /= (1 + rate) ** length;
  }
  const terminalDiscountFactor = terminalMethod === "exitMultiple" ? startFactor : (discountFactors.at(-1) ?? 1);
  const presentValueOfFlows = flows.reduce((sum, flow, index) => sum + flow * (discountFactors[index] ?? 0), 0);
  const presentValueOfTerminalValue = terminalValue * terminalDiscountFactor;
  const value = valueOfStages({ flows: presentValueOfFlows, terminal: presentValueOfTerminalValue });
  const terminalValueShare = value > 0 ? presentValueOfTerminalValue / value : null;
  const presentValues = { presentValueOfFlows, presentValueOfTerminalValue };
  return { value, ...presentValues, terminalValueShare, discountFactors, terminalDiscountFactor };
}

/**
 * Value of a company that already grows at its lasting pace.
 *
 *   flow × (1 + growth) / (wacc − growth)
 *
 * `flow` is that of year 0: the first one received has grown. Null when `wacc ≤ growth` or `flow` is negative.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 15
 */
export function oneStageEnterpriseValue(inputs: { flow: Money; growth: Rate; wacc: Rate }): Money | null {
  return gordonTerminalValue({ finalFlow: inputs.flow, rate: inputs.wacc, growth: inputs.growth });
}

/** Flows, terminal value and present values of a valuation in stages. */
export type StagedEnterpriseValue = EnterpriseValue & { flows: Money[]; terminalValue: Money };

/**
 * Value of flows that follow a path of growth rates and then one growth for ever.
 *
 *   flow_t = flow × Π(1 + growth_s);   TV = flow_N × (1 + stableGrowth)/(stableWacc − stableGrowth)
 *
 * `flow` is that of year 0 and is not counted. `stableWacc` (equal to `wacc` unless told) sets the size of the terminal
 * value; it is discounted at `wacc`. Null when `stableWacc ≤ stableGrowth`, and when `flow` is negative: growth would only
 * make the loss larger, so project margins instead (`projectFreeCashFlows`).
 */
export function stagedEnterpriseValue(inputs: {
  flow: Money;
  growthRates: readonly Rate[];
  stableGrowth: Rate;
  wacc: Rate;
  stableWacc?: Rate;
  timing?: FlowTiming;
}): StagedEnterpriseValue | null {
  const { flow, growthRates, stableGrowth, wacc, stableWacc = wacc, timing = "yearEnd" } = inputs;
  const flows = grownFlows({ flow, growthRates });
  const terminalValue = gordonTerminalValue({
    finalFlow: flows.at(-1) ?? flow,
    rate: stableWacc,
    growth: stableGrowth,
  });
  if (terminalValue === null) return null;
  const discounted = enterpriseValue({ flows, wacc, terminalValue, timing });
  return discounted && { ...discounted, flows, terminalValue };
}

/**
 * `stagedEnterpriseValue` with `years` of one growth before the lasting one.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 15
 */
export function twoStageEnterpriseValue(inputs: {
  flow: Money;
  growth: Rate;
  years: Years;
  stableGrowth: Rate;
  wacc: Rate;
  stableWacc?: Rate;
  timing?: FlowTiming;
}): StagedEnterpriseValue | null {
  const { growth, years, ...rest } = inputs;
  return stagedEnterpriseValue({ ...rest, growthRates: steadyPath({ rate: growth, years }) });
}

/**
 * `stagedEnterpriseValue` with two stretches of constant growth before the lasting one: the rate steps, it does not fade.
 * For a fade pass `linearFade` to `stagedEnterpriseValue`.
 *
 * @see Damodaran, *Investment Valuation*, 3rd ed., ch. 15
 */
export function threeStageEnterpriseValue(inputs: {
  flow: Money;
  growth: Rate;
  years: Years;
  transitionGrowth: Rate;
  transitionYears: Years;
  stableGrowth: Rate;
  wacc: Rate;
  stableWacc?: Rate;
  timing?: FlowTiming;
}): StagedEnterpriseValue | null {
  const { growth, years, transitionGrowth, transitionYears, ...rest } = inputs;
  const first = steadyPath({ rate: growth, years });
  const second = steadyPath({ rate: transitionGrowth, years: transitionYears });
  return stagedEnterpriseValue({ ...rest, growthRates: [...first, ...second] });
}

/**
 * Value of the operations from the present values of its two parts: the explicit years, and all after them.
 *
 *   flows + terminal
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 10
 */
export function valueOfStages({ flows, terminal }: { flows: Money; terminal: Money }): Money {
  return flows + terminal;
}
