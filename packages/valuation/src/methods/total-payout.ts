import type { Company } from "../company/normalise-company.ts";
import type { Years } from "../inputs/units.ts";
import { type EquityTerms, earningsPath, equityValue } from "../projections/equity-value.ts";
import { partBy } from "../scenarios/parts.ts";
import type { Settings } from "../scenarios/settings.ts";
import type { Calculation } from "../trace/calculation.ts";
import { assumption, derive, type Quantity } from "../trace/trace.ts";
import { shareOf } from "../trace/traced-formulas/figures.ts";
import { totalPayoutRatio } from "../trace/traced-formulas/payout.ts";
import { converging, payoutAfterGrowth } from "../trace/traced-formulas/projection.ts";
import { equityInputsOf } from "./equity-inputs.ts";
import { lastingReturnOnEquity } from "./kept-return.ts";

/** The regular dividend over normal earnings, or the reader's part of them; nothing for who pays none. */
export function dividendPayoutOf({ dividends, overrides }: Company, earnings: Quantity): Quantity {
  if (overrides.payout !== undefined) return assumption("payoutRatio", overrides.payout, "rate", "user");
  const { regular } = dividends;
  return regular
    ? derive("payoutRatio", shareOf, { part: regular.quantity, whole: earnings })
    : assumption("payoutRatio", 0, "rate");
}

/** The part of the earnings paid out in each year, and for ever. */
export type PayoutPath<Term> = { payouts: readonly Term[]; lastPayout: Term };

/** Payout in each year, or in the first so many, from dividends and buy-backs of today to what growth for ever allows; last, the latter. */
export function payoutPath<Term>(
  calculation: Calculation<Term>,
  company: Company,
  settings: Settings,
  inputs: { payout: Quantity; buybackShare: Quantity; years?: Years },
): PayoutPath<Term> {
  const { of, step } = calculation;
  const { timeline } = company;
  const from = step("totalPayoutRatio", totalPayoutRatio, {
    payout: of(inputs.payout),
    buybackShare: of(inputs.buybackShare),
  });
  const to = step("terminalPayoutRatio", payoutAfterGrowth, {
    growth: of(company.ratesAt(settings).terminalGrowth),
    returnOnCapital: lastingReturnOnEquity(calculation, company, settings),
  });
  const horizon = of(timeline.length);
  const payouts = timeline.years
    .slice(0, inputs.years)
    .map((year) => step("projectedPayoutRatio", converging, { from, to, year: of(year), horizon }, year.value));
  return { payouts, lastPayout: to };
}

/** Its inputs: what one share earns and is paid since the balance sheet; buy-backs of its own, or the company's. */
type PayoutInputs = { earnings: Quantity; paidOut: Quantity; buybackShare?: Quantity };

/** The value of a share by its total payout, at a setting of the levers: dividends, and buy-backs net of shares issued. */
export function totalPayoutOf(
  company: Company,
  inputs: PayoutInputs,
): <Term>(calculation: Calculation<Term>, settings: Settings) => EquityTerms<Term> {
  const { earnings, buybackShare = company.buybackShare.quantity } = inputs;
  const payout = dividendPayoutOf(company, earnings);
  const earningsAt = partBy(["terminalGrowth", "growth"], (calculation, settings) =>
    earningsPath(calculation, equityInputsOf(company, settings, inputs)),
  );
  const payoutsAt = partBy(["discountRate", "returns", "terminalGrowth"], (calculation, settings) =>
    payoutPath(calculation, company, settings, { payout, buybackShare }),
  );
  return (calculation, settings) =>
    equityValue(calculation, equityInputsOf(company, settings, inputs), {
      name: "projectedDividendPerShare",
      present: "presentValueOfDividends",
      earnings: earningsAt(calculation, settings),
      ...payoutsAt(calculation, settings),
    });
}
