import type { Classification } from "../../inputs/company-type.ts";
import type { Fundamentals } from "../../inputs/fundamentals.ts";
import { derive, type Quantity } from "../../trace/trace.ts";
import { perShare } from "../../trace/traced-formulas/figures.ts";
import { priceToEarnings } from "../../trace/traced-formulas/per-share.ts";
import { fundsFromOperationsAt } from "../accounts/funds-from-operations.ts";
import type { History } from "../accounts/history.ts";
import { monthNumber, pastPricesOf } from "./past-prices.ts";

/** Annual statements are public about three months after the fiscal year end. */
const monthsUntilKnown = 3;

type Priced = { fundamentals: Fundamentals; history: History; classification: Classification };

/** Price to earnings (to funds from operations for a trust) of each of the last ten years, when its figures were known. */
export function ownPriceToEarnings(company: Priced): Quantity[] {
  const { fundamentals, history, classification } = company;
  const isTrust = classification.type === "reit";
  const prices = pastPricesOf(fundamentals, history, "priceWhenKnown");
  return history.within(10).flatMap((index) => {
    const earnings = isTrust ? fundsPerShare(history, index) : history.figure(index, "epsDiluted");
    const end = history.statements[index]?.fiscalYearEnd;
    const price = end === undefined ? null : prices.atEndOf(monthNumber(end) + monthsUntilKnown);
    return earnings && earnings.value > 0 && price
      ? [derive("ownPriceToEarnings", priceToEarnings, { price, earnings })]
      : [];
  });
}

function fundsPerShare(history: History, index: number): Quantity | null {
  const funds = fundsFromOperationsAt(history, index);
  const shares = history.figure(index, "dilutedShares");
  if (!funds || !shares || shares.value <= 0) return null;
  return derive("earningsPerShare", perShare, { amount: funds.quantity, shares });
}
