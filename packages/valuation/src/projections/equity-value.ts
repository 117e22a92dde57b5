import type { Calculation } from "../trace/calculation.ts";
import type { QuantityName } from "../trace/quantity-names.ts";
import type { Quantity } from "../trace/trace.ts";
import {
  dilutedGrowthPerShare,
  grownPerShare,
  partPerShare,
  terminalValuePerShare,
} from "../trace/traced-formulas/per-share.ts";
import * as steps from "../trace/traced-formulas/projection.ts";
import type { Growth } from "./growth-path.ts";
import type { Timeline } from "./timeline.ts";

export type EquityInputs = {
  timeline: Timeline;
  elapsed: Quantity;
  /** Of one share, in an ordinary year. */
  earnings: Quantity;
  growth: Growth;
  /** How fast shares are given away, over the horizon; null: not at all. */
  dilution: Quantity | null;
  costOfEquity: Quantity;
  /** Since the balance sheet, in all. */
  paidOut: Quantity;
};

/** Earnings of one of today's shares in each year of the horizon and the fade stage. */
export function earningsPath<Term>(
  calculation: Calculation<Term>,
  inputs: Pick<EquityInputs, "timeline" | "earnings" | "growth" | "dilution">,
): readonly Term[] {
  const { of, step } = calculation;
  const { timeline, dilution } = inputs;
  let before = of(inputs.earnings);
  return inputs.growth.path(calculation).map((growth, index) => {
    const year = index + 1;
    const isDiluted = dilution !== null && year <= timeline.horizon.value;
    before = isDiluted
      ? step("projectedEarningsPerShare", dilutedGrowthPerShare, { before, growth, dilution: of(dilution) }, year)
      : step("projectedEarningsPerShare", grownPerShare, { before, growth }, year);
    return before;
  });
}

export type EquityTerms<Term> = { result: Term; terminalValue: Term; present: Term; presentTerminal: Term };

/** The value of a share at the price date by its payouts, year by year and in perpetuity. */
export function equityValue<Term>(
  calculation: Calculation<Term>,
  inputs: EquityInputs,
  stream: {
    name: QuantityName;
    present: QuantityName;
    earnings: readonly Term[];
    payouts: readonly Term[];
    lastPayout: Term;
  },
): EquityTerms<Term> {
  const { of, step } = calculation;
  const rate = of(inputs.costOfEquity);
  const flows = stream.earnings.map((amount, index) => {
    const share = stream.payouts[index] ?? stream.lastPayout;
    return step(stream.name, partPerShare, { amount, share }, index + 1);
  });
  const terminalValue = step("terminalValue", terminalValuePerShare, {
    earnings: stream.earnings.at(-1) ?? of(inputs.earnings),
    growth: of(inputs.growth.last),
    payout: stream.lastPayout,
    costOfEquity: rate,
  });
  return valueOfFlows(calculation, inputs, { present: stream.present, flows, terminalValue });
}

/** The value of a share at the price date by what it is paid in each year, and what the later years are worth at their end. */
export function valueOfFlows<Term>(
  { of, step }: Calculation<Term>,
  inputs: Pick<EquityInputs, "timeline" | "elapsed" | "costOfEquity" | "paidOut">,
  { present: name, flows, terminalValue }: { present: QuantityName; flows: readonly Term[]; terminalValue: Term },
): EquityTerms<Term> {
  const { timeline } = inputs;
  const rate = of(inputs.costOfEquity);
  const sooner = step("yearsSooner", steps.yearsSooner, {
    withinYear: of(timeline.withinYear),
    elapsed: of(inputs.elapsed),
  });
  const present = step(name, steps.presentValueOfPayouts, { flows, rate, sooner });
  const presentTerminal = step("presentValueOfTerminalValue", steps.presentAmountPerShare, {
    amount: terminalValue,
    rate,
    years: of(timeline.length),
    sooner,
  });
  const paidOut = of(inputs.paidOut);
  const result = step("valuePerShare", steps.netOfPaidOut, { terms: [present, presentTerminal], paidOut });
  return { result, terminalValue, present, presentTerminal };
}

/** Each year's earnings less the cost of the next year's growth; last, those of the first year of steady growth. */
export function payoutsAfterGrowth<Term>(
  { of, step }: Calculation<Term>,
  timeline: Timeline,
  inputs: {
    growths: readonly Term[];
    last: Quantity;
    returns: readonly Term[];
    earned: Term;
    lasting: Term;
    /** The first year whose payout is asked for. */
    from?: number;
  },
): { payouts: readonly Term[]; lastPayout: Term } {
  const horizon = timeline.horizon.value;
  const { from = 1 } = inputs;
  const shareAt = (year: number, ofYear: number) => {
    const growth = inputs.growths[year - 1] ?? of(inputs.last);
    const returnOnCapital = year <= horizon ? inputs.earned : (inputs.returns[year - horizon - 1] ?? inputs.lasting);
    return step("projectedPayoutRatio", steps.payoutAfterGrowth, { growth, returnOnCapital }, ofYear);
  };
  return {
    payouts: timeline.years.slice(from - 1).map(({ value: year }) => shareAt(year + 1, year)),
    lastPayout: step("terminalPayoutRatio", steps.payoutAfterGrowth, {
      growth: of(inputs.last),
      returnOnCapital: inputs.lasting,
    }),
  };
}
