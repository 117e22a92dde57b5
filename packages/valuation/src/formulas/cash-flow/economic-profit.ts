import type { Money, Rate } from "../../inputs/units.ts";

/**
 * The economic profit of a year: operating profit after tax above the cost of its capital.
 *
 *   nopat − wacc × openingCapital
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 10
 */
export function economicProfit(inputs: { nopat: Money; wacc: Rate; openingCapital: Money }): Money {
  return inputs.nopat - inputs.wacc * inputs.openingCapital;
}

/**
 * Enterprise value as the capital in place plus what it will earn above its cost. Equals the DCF of the same forecast.
 *
 *   IC₀ + Σ EP_t/(1 + wacc)^t + CV/(1 + wacc)^N
 *   CV = EP_{N+1}/wacc + nopat_{N+1} × (growth/RONIC) × (RONIC − wacc) / (wacc × (wacc − growth))
 *
 * `nopats` and `netInvestments` of years 1…N (free cash flow is their difference); `terminalNopat` of year N+1;
 * `returnOnNewCapital` is RONIC after year N. Null when `wacc ≤ growth`, `wacc ≤ 0` or `returnOnNewCapital ≤ 0`, and when
 * the flow would be negative for ever: `terminalNopat < 0` or `growth > returnOnNewCapital`.
 *
 * @see Koller, Goedhart & Wessels, *Valuation*, 7th ed., ch. 10 and 14
 */
export function economicProfitValue(inputs: {
  investedCapital: Money;
  nopats: readonly Money[];
  netInvestments: readonly Money[];
  wacc: Rate;
  terminalNopat: Money;
  growth: Rate;
  returnOnNewCapital: Rate;
}): Money | null {
  const { investedCapital, nopats, netInvestments, wacc, terminalNopat, growth, returnOnNewCapital } = inputs;
  if (wacc <= growth || wacc <= 0 || returnOnNewCapital <= 0) return null;
  if (terminalNopat < 0 || growth > returnOnNewCapital) return null;

  let capital = investedCapital;
  let factor = 1;
  let presentValueOfProfits = 0;
  nopats.forEach((nopat, index) => {
    factor /= 1 + wacc;
    presentValueOfProfits += economicProfit({ nopat, wacc, openingCapital: capital }) * factor;
    capital += netInvestments[index] ?? 0;
  });
  const profitOnOldCapital = economicProfit({ nopat: terminalNopat, wacc, openingCapital: capital }) / wacc;
  const profitOnNewCapital =
    (terminalNopat * (growth / returnOnNewCapital) * (returnOnNewCapital - wacc)) / (wacc * (wacc - growth));
  return investedCapital + presentValueOfProfits + (profitOnOldCapital + profitOnNewCapital) * factor;
}
