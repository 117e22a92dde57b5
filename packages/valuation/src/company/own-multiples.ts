import { perShare } from "../steps/figures.ts";
import { priceToEarnings } from "../steps/per-share.ts";
import { derive, type Quantity, type ReferenceLeaf } from "../trace.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import type { History } from "./history.ts";
import type { Company } from "./prepare.ts";
import { referenceLeaf } from "./references.ts";

/** Annual statements are public about three months after the fiscal year end. */
const monthsUntilKnown = 3;

/** Price to earnings (to funds from operations for a trust) of each of the last ten years, when its figures were known. */
export function ownPriceToEarnings(company: Company): Quantity[] {
  const { history, classification } = company;
  const isTrust = classification.type === "reit";
  return history.within(10).flatMap((index) => {
    const earnings = isTrust ? fundsPerShare(history, index) : history.figure(index, "epsDiluted");
    const price = closeAfter(company, index);
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

/** The month-end close three months after a fiscal year end; null when it is not known. */
function closeAfter({ fundamentals, history }: Company, index: number): ReferenceLeaf | null {
  const { monthlyCloses, ticker, provider, quote } = fundamentals;
  const end = history.statements[index]?.fiscalYearEnd;
  if (!monthlyCloses || end === undefined) return null;
  const month = monthNumber(end) + monthsUntilKnown;
  const close = monthlyCloses.closes[month - monthNumber(monthlyCloses.from)];
  if (typeof close !== "number" || !(close > 0)) return null;
  const asOf = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10);
  return referenceLeaf("price", { value: close, asOf, source: quote?.source ?? provider }, "perShare", ticker);
}

/** Months since the year 0 of a date that starts with "yyyy-mm". */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
