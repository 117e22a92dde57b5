import type { MarketReference } from "../../inputs/market-reference.ts";
import { assumption, derive } from "../../trace/trace.ts";
import { partOfRate } from "../../trace/traced-formulas/cross-checks.ts";
import { industryLeaf } from "../references.ts";
import type { EarningPower } from "./earning-power.ts";

/** The part of its industry's margin that a loss-making company may reach, as a cautious estimate. */
const cautiousPart = 0.5;

/**
 * Margins of a company that loses money in an ordinary year, if it became one like the others of its industry: from today's
 * to the industry's over the horizon; to half of it in the conservative scenario. Null when the industry has no margin above
 * zero of its own.
 *
 * @see Damodaran, *The Dark Side of Valuation*, 3rd ed., ch. 9
 */
export function pathToProfit(reference: MarketReference, { baseMargin, warnings }: EarningPower): EarningPower | null {
  const industry = industryLeaf(reference, "operatingMargin", "industryOperatingMargin", "rate");
  if (!industry || industry.ofMarket || industry.leaf.value <= 0) return null;
  const target = industry.leaf;
  return {
    baseMargin,
    targetMargin: {
      conservative: derive("targetMargin", partOfRate, {
        part: assumption("targetMargin", cautiousPart, "rate", "scenario"),
        rate: target,
      }),
      neutral: target,
      optimistic: target,
    },
    warnings: [...warnings, "marginFromIndustry"],
  };
}
