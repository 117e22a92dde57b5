import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { resourceIndustries } from "../../inputs/industry-groups.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { medianRate, shareOf } from "../../trace/traced-formulas/figures.ts";
import { lastingTaxRate } from "../../trace/traced-formulas/rates.ts";
import type { History } from "../accounts/history.ts";

/** Effective rates of fewer years say nothing. */
const leastTaxYears = 3;
/** Lowest rate of tax that lasts: the minimum that states have agreed on for large groups. */
const lowestTaxRate = 0.15;

/** The current tax rate, and the rate that it converges to. */
export type TaxRates = { own: Quantity; lasting: Quantity; warnings: readonly Warning[] };

/**
 * The median of the effective rates of five profitable years, those outside 0 and 100 % left out, and what it comes to: at
 * least the international minimum, at most the statutory rate, which the taxes on resources exceed for ever. The statutory
 * rate with fewer than three years.
 */
export function taxRatesOf({ industry }: Fundamentals, history: History, marginal: Quantity): TaxRates {
  const effective = history.within(5).flatMap((index) => {
    const pretaxIncome = history.figure(index, "pretaxIncome");
    const tax = history.figure(index, "incomeTaxExpense");
    if (!pretaxIncome || pretaxIncome.value <= 0 || !tax) return [];
    const rate = derive("effectiveTaxRate", shareOf, { part: tax, whole: pretaxIncome });
    return [rate];
  });
  const usable = effective.filter(({ value }) => value >= 0 && value <= 1);
  const leftOut: Warning[] = usable.length < effective.length ? ["taxYearsLeftOut"] : [];
  if (usable.length < leastTaxYears) return { own: marginal, lasting: marginal, warnings: ["taxUnknown" as const] };
  const own = derive("effectiveTaxRate", medianRate, { values: usable });
  const isResource = industry !== null && resourceIndustries.has(industry) && own.value > marginal.value;
  const statutory = isResource ? own : marginal;
  const lowest = assumption("lowestTaxRate", lowestTaxRate, "rate");
  const lasting = derive("lastingTaxRate", lastingTaxRate, { own, lowest, statutory });
  const lasts: Warning[] = isResource ? ["resourceTaxLasts"] : [];
  return { own, lasting, warnings: [...leftOut, ...lasts] };
}
