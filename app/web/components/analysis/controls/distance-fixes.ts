import { assumptionRanges, type Rate, type ValuationReport } from "@valora/valuation";
import { isWithin } from "../../../../core/shared/contracts/address-grammar.ts";

/** Room between rate and lasting growth that a fix leaves where it does not go back to what was computed. */
export const safeSpread: Rate = 0.025;

/** A lever, and where to set it so that the rate lies above lasting growth by enough. */
export type DistanceFix = { lever: "terminalGrowth" | "wacc"; value: Rate };

/**
 * Ways out where lasting growth comes too near to a rate or passes it: less growth, or a higher rate; what was computed, if
 * that is far enough. None where no method lacks a value for it.
 */
export function distanceFixes({ methods, assumptions }: ValuationReport): readonly DistanceFix[] {
  const limits = methods.flatMap(({ outcome }) =>
    outcome.kind === "notApplicable" && outcome.growthBelow !== null ? [outcome.growthBelow] : [],
  );
  const { terminalGrowth: growth, wacc } = assumptions;
  if (limits.length === 0 || growth === null) return [];
  const limit = Math.min(...limits);
  const fixes: DistanceFix[] = [{ lever: "terminalGrowth", value: saferGrowth(growth.computed, limit) }];
  // A rate that is set moves the cost of equity along with it.
  if (wacc !== null) fixes.push({ lever: "wacc", value: saferRate(wacc, growth.value - limit) });
  return fixes.filter(({ lever, value }) => isWithin(value, assumptionRanges[lever]));
}

function saferGrowth(computed: Rate | null, limit: Rate): Rate {
  const growth = computed !== null && computed < limit ? computed : limit - safeSpread;
  return Math.floor(growth * 1000) / 1000;
}

function saferRate({ value, computed }: { value: Rate; computed: Rate | null }, missing: Rate): Rate {
  const rate = computed !== null && computed > value + missing ? computed : value + missing + safeSpread;
  return Math.ceil(rate * 1000) / 1000;
}
