import type { MarketReference } from "../../inputs/market-reference.ts";
import { assumption, derive } from "../../trace/trace.ts";
import { partOfRate } from "../../trace/traced-formulas/cross-checks.ts";
import { shareOf } from "../../trace/traced-formulas/figures.ts";
import { ebitAt, type StandIns } from "../accounts/base-figures.ts";
import type { History } from "../accounts/history.ts";
import { industryLeaf } from "../references.ts";
import type { EarningPower } from "./earning-power.ts";

/** The part of its industry's margin that a loss-making company may reach, as a cautious estimate. */
const cautiousPart = 0.5;

/**
 * Margins of a company that loses money in an ordinary year, if it became one like the others of its industry: from today's
 * to the industry's over the horizon; to half of it in the conservative scenario. Null when the industry has no margin above
 * zero, or today's is unknown.
 *
 * @see Damodaran, *The Dark Side of Valuation*, 3rd ed., ch. 9
 */
export function pathToProfit(inputs: {
  history: History;
  reference: MarketReference;
  standIns: StandIns | null;
  /** With research as an investment, where it is one. */
  earningPower: EarningPower | null;
}): EarningPower | null {
  const { history, reference, standIns, earningPower } = inputs;
  const industry = industryLeaf(reference, "operatingMargin", "industryOperatingMargin", "rate");
  const revenue = history.figure(history.latest, "revenue");
  const ebit = ebitAt(history, history.latest, standIns);
  if (!industry || industry.ofMarket || industry.leaf.value <= 0 || !revenue || revenue.value <= 0 || !ebit)
    return null;
  const target = industry.leaf;
  return {
    baseMargin: earningPower?.baseMargin ?? derive("baseMargin", shareOf, { part: ebit.quantity, whole: revenue }),
    targetMargin: {
      conservative: derive("targetMargin", partOfRate, {
        part: assumption("targetMargin", cautiousPart, "rate", "scenario"),
        rate: target,
      }),
      neutral: target,
      optimistic: target,
    },
    warnings: [...(earningPower?.warnings ?? ebit.warnings), "marginFromIndustry"],
  };
}
