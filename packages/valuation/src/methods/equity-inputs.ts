import type { Company } from "../company/normalise-company.ts";
import { yearlyPayoutOf } from "../company/shareholders/shareholder-payout.ts";
import type { EquityInputs } from "../projections/equity-value.ts";
import type { Settings } from "../scenarios/settings.ts";
import { derive, type Quantity } from "../trace/trace.ts";
import { perShare } from "../trace/traced-formulas/figures.ts";
import { paidOutSince } from "../trace/traced-formulas/payout.ts";

/** Normalised earnings per share. */
export const normalEarningsPerShare = ({ quantity: amount }: { quantity: Quantity }, shares: Quantity): Quantity =>
  derive("normalisedEarningsPerShare", perShare, { amount, shares });

/** The payout per share of a normal year. */
export const payoutPerShare = ({ dividends, buybackShare }: Company, earnings: Quantity | null): Quantity =>
  yearlyPayoutOf({
    dividend: dividends.regular?.quantity ?? null,
    earnings,
    buybackShare: buybackShare.quantity,
  });

/** The payout per share since the balance sheet, at the pace of a normal year. */
export const paidOutPerShare = (company: Company, earnings: Quantity | null): Quantity =>
  derive("paidOutSinceStatements", paidOutSince, {
    elapsed: company.elapsed,
    payout: payoutPerShare(company, earnings),
  });

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
