import type { Company } from "../company/prepare.ts";
import { positionOf, type Settings } from "../scenarios.ts";
import { gordon, halfLifeModel, meanMoney } from "../steps/besides.ts";
import { perShare, sum } from "../steps/figures.ts";
import { derive, type Quantity, type Step } from "../trace.ts";

/** Years of payments from which an average of them says something. */
const leastYears = 3;

/**
 * Simpler models of the same shareholder: one growth for ever (Gordon–Shapiro), growth that fades over twice its half-life
 * (H-model), and the H-model on all that is paid out, buy-backs included (mean of five years).
 *
 * @see Fuller & Hsia (1984), "A Simplified Common Stock Valuation Model"
 */
export function otherDividendModels(
  company: Company,
  shares: Quantity,
  dividend: Quantity,
  settings: Settings,
): Step[] {
  const { costOfEquity } = company.rates[positionOf(settings, "discountRate")];
  const { terminalGrowth } = company.rates[positionOf(settings, "terminalGrowth")];
  const growth = company.rates[positionOf(settings, "growth")].growth ?? terminalGrowth;
  const rates = { growth, terminalGrowth, horizon: company.horizon, costOfEquity };
  const total = totalPayout(company, shares);
  return [
    derive("gordonValuePerShare", gordon, { dividend, growth: terminalGrowth, costOfEquity }),
    derive("fadingGrowthValuePerShare", halfLifeModel, { dividend, ...rates }),
    ...(total ? [derive("totalPayoutValuePerShare", halfLifeModel, { dividend: total, ...rates })] : []),
  ].filter(({ value }) => value > 0);
}

/** Dividends and buy-backs of an average of the last five years, per share of today. */
function totalPayout({ history }: Company, shares: Quantity): Quantity | null {
  const values = history.within(5).flatMap((index) => {
    const dividends = history.figure(index, "dividendsPaid");
    const repurchases = history.figure(index, "shareRepurchases");
    return dividends && repurchases ? [derive("totalPayout", sum, { terms: [dividends, repurchases] })] : [];
  });
  if (values.length < leastYears) return null;
  return derive("totalPayoutPerShare", perShare, { amount: derive("totalPayout", meanMoney, { values }), shares });
}
