import { fairBand, type Status } from "@valora/valuation";
import { type AlertCondition, type AlertState, deadBand } from "../contracts/watchlist.ts";

/**
 * A company at a moment; null is unknown. A price that is not fresh is no reading of anything; a ratio that no price enters is read without
 * one.
 */
export type Reading = {
  price: number | null;
  currency: string;
  difference: number | null;
  status: Status | null;
  /** The ratio that is watched, in the currency of the accounts. */
  ratio: { value: number; currency: string } | null;
  isFresh: boolean;
};

/** Beyond the threshold, just short of it, or back by more than the dead band. */
export type Side = "met" | "near" | "back";

/** On which side of its threshold a reading is; null: it says nothing. */
export function sideOfThreshold(
  condition: AlertCondition,
  { price, currency, difference, status, ratio, isFresh }: Reading,
): Side | null {
  if (!isFresh) return null;
  if (condition.measure === "ratio") return sideOfRatio(condition, ratio);
  if (condition.measure === "price") {
    if (price === null || currency !== condition.currency) return null;
    return sideAt(beyond(price / condition.threshold - 1, condition.direction));
  }
  if (difference === null || status === null) return null;
  if (condition.measure === "gap") return sideAt(beyond(difference - condition.threshold, condition.direction));
  if (status === condition.status) return "met";
  return depthIn(condition.status, difference) < -deadBand ? "back" : "near";
}

/** Money in another currency than that of the threshold says nothing. */
function sideOfRatio(
  { threshold, direction, currency }: Extract<AlertCondition, { measure: "ratio" }>,
  ratio: Reading["ratio"],
): Side | null {
  if (ratio === null || (currency !== null && currency !== ratio.currency)) return null;
  return sideAt(beyond(ratio.value - threshold, direction), deadBand * Math.abs(threshold));
}

const beyond = (distance: number, direction: "above" | "below") => (direction === "above" ? distance : -distance);
const sideAt = (depth: number, band: number = deadBand): Side => {
  if (depth >= 0) return "met";
  return depth < -band ? "back" : "near";
};

/** How far inside the range of a status a difference is; negative outside. */
function depthIn(status: Status, difference: number): number {
  if (status === "undervalued") return difference - fairBand;
  return status === "overvalued" ? -fairBand - difference : fairBand - Math.abs(difference);
}

/** Applies a reading to an alert. A condition that holds at the first reading is no crossing. */
export function nextAlertState(state: AlertState, side: Side | null): { state: AlertState; fires: boolean } {
  if (side === null) return { state, fires: false };
  if (side === "met") return { state: "waiting", fires: state === "armed" };
  if (side === "back" || state === "unread") return { state: "armed", fires: false };
  return { state, fires: false };
}
