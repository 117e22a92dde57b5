import type { Company } from "../../company/normalise-company.ts";
import { yearlyPayoutOf } from "../../company/shareholders/shareholder-payout.ts";
import type { Settings } from "../../scenarios/settings.ts";
import { withTraces } from "../../trace/calculation.ts";
import { assumption, derive, type Quantity, renamed, type Step } from "../../trace/trace.ts";
import { gordon, halfLifeModel } from "../../trace/traced-formulas/cross-checks.ts";
import { paidOutSince } from "../../trace/traced-formulas/payout.ts";
import { totalPayoutOf } from "../total-payout.ts";

/**
 * Simpler models of the same shareholder: dividends alone, one growth for ever (Gordon–Shapiro), and growth that fades over
 * twice its half-life (H-model).
 *
 * @see Fuller & Hsia (1984), "A Simplified Common Stock Valuation Model"
 */
export function otherDividendModels(
  company: Company,
  { earnings, dividend }: { earnings: Quantity; dividend: Quantity },
  settings: Settings,
): Step[] {
  const { costOfEquity, terminalGrowth } = company.ratesAt(settings);
  const { length: horizon } = company.timeline;
  return [
    ...dividendsOnly(company, { earnings, dividend }, settings),
    derive("gordonValuePerShare", gordon, { dividend, growth: terminalGrowth, costOfEquity }),
    derive("fadingGrowthValuePerShare", halfLifeModel, {
      dividend,
      growth: company.growthAt(settings).first,
      terminalGrowth,
      horizon,
      costOfEquity,
    }),
  ].filter(({ value }) => value > 0);
}

function dividendsOnly(
  company: Company,
  inputs: { earnings: Quantity; dividend: Quantity },
  settings: Settings,
): Step[] {
  const { result } = totalPayoutOf(company, withoutBuybacks(company, inputs))(withTraces, settings);
  return result.kind === "step" ? [renamed(result, "dividendsOnlyValuePerShare")] : [];
}

/** What a share earns and has been paid since the balance sheet where no earnings buy shares back. */
export function withoutBuybacks(
  company: Company,
  { earnings, dividend }: { earnings: Quantity; dividend: Quantity },
): { earnings: Quantity; paidOut: Quantity; buybackShare: Quantity } {
  const buybackShare = assumption("buybackShare", 0, "rate");
  const payout = yearlyPayoutOf({ dividend, earnings, buybackShare });
  const paidOut = derive("paidOutSinceStatements", paidOutSince, { elapsed: company.elapsed, payout });
  return { earnings, paidOut, buybackShare };
}
