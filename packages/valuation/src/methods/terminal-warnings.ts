import type { Rate, Ratio } from "../inputs/units.ts";
import type { Warning } from "../report/outcome.ts";
import type { Quantity } from "../trace/trace.ts";

/** A spread between discount rate and perpetual growth below this makes the value swing wildly. */
const thinSpread: Rate = 0.025;
/** Rates that stand exactly at the least spread differ from it by rounding. */
const tolerance = 1e-9;
/** A path of growth that makes of a company so many times what it is. */
const manyfold: Ratio = 4;

export function isSpreadThin(discountRate: Quantity, growth: Quantity): Warning[] {
  return discountRate.value - growth.value < thinSpread - tolerance ? ["terminalSpreadThin"] : [];
}

export function terminalShareWarnings(share: Ratio): Warning[] {
  if (share > 0.9) return ["terminalValueExtreme"];
  return share > 0.75 ? ["terminalValueDominant"] : [];
}

export const manyfoldGrowth = (times: Ratio): Warning[] => (times > manyfold ? ["growthManyfold"] : []);
