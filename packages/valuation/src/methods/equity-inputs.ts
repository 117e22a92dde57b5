import type { Company } from "../company/normalise-company.ts";
import { yearlyPayoutOf } from "../company/shareholders/shareholder-payout.ts";
import type { EquityInputs } from "../projections/equity-value.ts";
import type { Settings } from "../scenarios/scenarios.ts";
import { derive, type Quantity } from "../trace/trace.ts";
import { perShare } from "../trace/traced-formulas/figures.ts";
import { paidOutSince } from "../trace/traced-formulas/payout.ts";

/** Normalised earnings per share. */
export const normalEarningsPerShare = ({ quantity: amount }: { quantity: Quantity }, shares: Quantity): Quantity =>
  derive("normalisedEarningsPerShare", perShare, { amount, shares });

/** The payout per share since the balance sheet, at the pace of a normal year. */
export function paidOutPerShare({ dividends, buybackShare, elapsed }: Company, earnings: Quantity | null): Quantity {
  const payout = yearlyPayoutOf({
    dividend: dividends.regular?.quantity ?? null,
    earnings,
    buybackShare: buybackShare.quantity,
  });
  return derive("paidOutSinceStatements", paidOutSince, { elapsed, payout });
}

/** Inputs of a method that values a share by its earnings, at one setting of its levers. */
export function equityInputsOf(
  company: Company,
  settings: Settings,
  { earnings, paidOut }: { earnings: Quantity; paidOut: Quantity },
): EquityInputs {
  const { timeline, elapsed, dilution } = company;
  return {
    timeline,
    elapsed,
    earnings,
    growth: company.growthAt(settings),
    dilution,
    costOfEquity: company.ratesAt(settings).costOfEquity,
    paidOut,
  };
}
