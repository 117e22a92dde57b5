import { askedRatio } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { isMoney } from "../../../core/fundamentals/contracts/ratio-units.ts";
import { strictly } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import {
  type AlertChange,
  type AlertCondition,
  differenceRange,
  priceRange,
  ratioRange,
} from "../contracts/watchlist.ts";
import { queryUnder, type WatchlistValuer } from "./watched-valuation.ts";

/** The currency of the threshold of a price, or of a ratio whose values are money. */
export type ThresholdCurrency = (measure: "price" | "ratio") => Promise<string>;

/** The condition of an alert, checked. `currencyOf` is asked only of a threshold that is money. */
export async function conditionOf(change: AlertChange, currencyOf: ThresholdCurrency): Promise<AlertCondition> {
  const { measure, status, ratio } = change;
  if (measure !== "ratio") refuse("ratio", ratio);
  if (measure === "status") {
    refuse("direction", change.direction);
    refuse("threshold", change.threshold);
    return { measure, status: required("status", status) };
  }
  refuse("status", status);
  if (measure === "gap") return { measure, ...crossingOf(change, differenceRange) };
  if (measure === "price") return { measure, ...crossingOf(change, priceRange), currency: await currencyOf("price") };
  const { expression, unit } = strictly(askedRatio("ratio", required("ratio", ratio)));
  const crossing = crossingOf(change, ratioRange);
  // In the order in which the contract names them: what is kept is compared as text.
  return { measure, ratio: expression, unit, ...crossing, currency: isMoney(unit) ? await currencyOf("ratio") : null };
}

function crossingOf(change: AlertChange, { minimum, maximum }: { minimum: number; maximum: number }) {
  const direction = required("direction", change.direction);
  const threshold = required("threshold", change.threshold);
  if (!(threshold >= minimum && threshold <= maximum))
    throw new Failure("outOfRange", { param: "threshold", minimum, maximum });
  return { direction, threshold };
}

function required<Value>(param: string, value: Value | undefined): Value {
  if (value === undefined) throw new Failure("fieldRequired", { param });
  return value;
}

/** A field that means nothing beside the others: the caller meant something else. */
function refuse(param: string, value: unknown): void {
  if (value !== undefined) throw new Failure("fieldUnknown", { param });
}

/** An alert on a price is in the currency of the price, one on money of the accounts in that of the accounts, as they are now. */
export const thresholdCurrency =
  (valuer: WatchlistValuer, ticker: string): ThresholdCurrency =>
  async (measure) => {
    const { file } = await valuer.analyse(queryUnder(null, ticker, { providers: valuer.providers }));
    const { quote, currency } = file.fundamentals;
    return measure === "price" ? (quote?.currency ?? currency) : currency;
  };
