import type { Bridge } from "../../company/bridge.ts";
import type { EarningPower } from "../../company/earnings/earning-power.ts";
import type { Quantity } from "../../trace/trace.ts";

/** Everything the projection needs, each known. */
export type FirmFacts = {
  revenue: Quantity;
  earningPower: EarningPower;
  salesToCapital: Quantity;
  bridge: Bridge;
  shares: Quantity;
  failure: Quantity | null;
  /** Whether the margin of an ordinary year is still ahead. */
  isPath: boolean;
};
