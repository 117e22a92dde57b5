import { fairBand, type Status } from "@valora/valuation";
import { type AlertCondition, type AlertState, deadBand } from "../contracts/watchlist.ts";

/** A company at a moment; null is unknown. A price that is not fresh is no reading of anything. */
export type Reading = {
  price: number | null;
  currency: string;
  gap: number | null;
  status: Status | null;
  isFresh: boolean;
};

/** Beyond the threshold, just short of it, or back by more than the dead band. */
export type Side = "met" | "near" | "back";

/** On which side of its threshold a reading is; null: it says nothing. */
export function sideOf(condition: AlertCondition, { price, currency, gap, status, isFresh }: Reading): Side | null {
  if (!isFresh) return null;
  if (condition.measure === "price") {
    if (price === null || currency !== condition.currency) return null;
    return sideAt(beyond(price / condition.threshold - 1, condition.direction));
  }
  if (gap === null || status === null) return null;
  if (condition.measure === "gap") return sideAt(beyond(gap - condition.threshold, condition.direction));
  if (status === condition.status) return "met";
  return depthIn(condition.status, gap) < -deadBand ? "back" : "near";
}

const beyond = (distance: number, direction: "above" | "below") => (direction === "above" ? distance : -distance);
const sideAt = (depth: number): Side => {
  if (depth >= 0) return "met";
  return depth < -deadBand ? "back" : "near";
};

/** How far inside the range of a status a gap is; negative outside. */
function depthIn(status: Status, gap: number): number {
  if (status === "undervalued") return gap - fairBand;
  return status === "overvalued" ? -fairBand - gap : fairBand - Math.abs(gap);
}

/** Applies a reading to an alert. A condition that holds at the first reading is no crossing. */
export function nextState(state: AlertState, side: Side | null): { state: AlertState; fires: boolean } {
  if (side === null) return { state, fires: false };
  if (side === "met") return { state: "waiting", fires: state === "armed" };
  if (side === "back" || state === "unread") return { state: "armed", fires: false };
  return { state, fires: false };
}
