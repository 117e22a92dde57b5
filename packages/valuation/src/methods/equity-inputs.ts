import type { Company } from "../company/prepare.ts";
import { yearlyPayoutOf } from "../company/shareholder-payout.ts";
import type { EquityInputs } from "../projections/equity-value.ts";
import type { Settings } from "../scenarios.ts";
import { perShare } from "../steps/figures.ts";
import { paidOutSince } from "../steps/payout.ts";
import { derive, type Quantity } from "../trace.ts";

/** What one share earns in an ordinary year. */
export const normalEarningsPerShare = ({ quantity: amount }: { quantity: Quantity }, shares: Quantity): Quantity =>
  derive("normalisedEarningsPerShare", perShare, { amount, shares });

/** What a share has paid out since the balance sheet, at the pace of an ordinary year. */
export function paidOutPerShare({ dividends, buybackShare, elapsed }: Company, earnings: Quantity | null): Quantity {
  const payout = yearlyPayoutOf({
    dividend: dividends.regular?.quantity ?? null,
    earnings,
    buybackShare: buybackShare.quantity,
  });
  return derive("paidOutSinceStatements", paidOutSince, { elapsed, payout });
}

/** What a method that values a share by its earnings needs, at one setting of its levers. */
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
