import type { Classification } from "../company-type.ts";
import type { Fundamentals } from "../fundamentals.ts";
import { perShare } from "../steps/figures.ts";
import { priceToEarnings } from "../steps/per-share.ts";
import { derive, type Quantity, type ReferenceLeaf } from "../trace.ts";
import type { IsoDate } from "../units.ts";
import { fundsFromOperationsAt } from "./funds-from-operations.ts";
import type { History } from "./history.ts";
import { referenceLeaf } from "./references.ts";

/** Annual statements are public about three months after the fiscal year end. */
const monthsUntilKnown = 3;

type Priced = { fundamentals: Fundamentals; history: History; classification: Classification };

/** Price to earnings (to funds from operations for a trust) of each of the last ten years, when its figures were known. */
export function ownPriceToEarnings(company: Priced): Quantity[] {
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
function closeAfter({ fundamentals, history }: Priced, index: number): ReferenceLeaf | null {
  const { monthlyCloses, ticker, provider, quote } = fundamentals;
  const end = history.statements[index]?.fiscalYearEnd;
  if (!monthlyCloses || end === undefined) return null;
  const month = monthNumber(end) + monthsUntilKnown;
  const close = monthlyCloses.closes[month - monthNumber(monthlyCloses.from)];
  if (typeof close !== "number" || !(close > 0)) return null;
  return referenceLeaf(
    "priceWhenKnown",
    { value: close, asOf: lastDayOf(month), source: quote?.source ?? provider },
    "perShare",
    ticker,
  );
}

function lastDayOf(month: number): IsoDate {
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = ofYear === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(ofYear) ? 30 : 31;
  return `${String(year).padStart(4, "0")}-${String(ofYear).padStart(2, "0")}-${days}`;
}

/** Months since the year 0 of a date that starts with "yyyy-mm". */
export function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
