import type { Fundamentals } from "../../inputs/fundamentals.ts";
import type { Ratio } from "../../inputs/units.ts";
import type { Warning } from "../../report/outcome.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import { buybacksFromCount, netBuybackShare, yearlyPayout } from "../../trace/traced-formulas/payout.ts";
import { type History, isPresent, type Known, yearBefore } from "../accounts/history.ts";
import { holdDividends, monthNumber, type PastPrices, pastPricesOf } from "./past-prices.ts";

const years = 5;
const leastYears = 3;
const limits = { lowest: -0.5, highest: 1 } as const;
/** A share count that moves by more in a year was split, or made by a merger. */
const largestChange: Ratio = 0.35;

type Year = { repurchases: Quantity; issuance: Quantity; netIncome: Quantity };

/**
 * The part of its earnings with which the company buys its shares back, net of those it issues: of five years together, within
 * −½ and 1.
 *
 * Shares given to employees stand in for those issued, over the years that have both, at least three; else the change of
 * the diluted count at the mean close of the fiscal year, at least three years, marked; else none, marked.
 */
export function buybackShareOf(fundamentals: Fundamentals, history: History): Known {
  const filed = history
    .within(years)
    .map((index) => filedYear(history, index))
    .filter(isPresent);
  if (filed.length >= leastYears) return shareOver(filed, []);
  const prices = pastPricesOf(fundamentals, history, "price");
  const counted = history
    .within(years)
    .map((index) => countedYear(prices, history, index))
    .filter(isPresent);
  const adjusted = holdDividends(fundamentals) ? (["closesHoldDividends"] as const) : [];
  if (counted.length >= leastYears) return shareOver(counted, ["buybacksFromCount", ...adjusted]);
  return { quantity: none(), warnings: ["buybacksUnknown"] };
}

const none = () => assumption("buybackShare", 0, "rate");

function shareOver(known: readonly Year[], warnings: readonly Warning[]): Known {
  const quantity = derive("buybackShare", netBuybackShare, {
    repurchases: known.map(({ repurchases }) => repurchases),
    issuance: known.map(({ issuance }) => issuance),
    netIncome: known.map(({ netIncome }) => netIncome),
    lowest: assumption("buybackLimit", limits.lowest, "rate"),
    highest: assumption("buybackLimit", limits.highest, "rate"),
  });
  return Number.isFinite(quantity.value) ? { quantity, warnings } : { quantity: none(), warnings: ["buybacksUnknown"] };
}

function filedYear(history: History, index: number): Year | null {
  const repurchases = history.figure(index, "shareRepurchases");
  const issuance = history.figure(index, "stockBasedCompensation");
  const netIncome = history.figure(index, "netIncome");
  return repurchases && issuance && netIncome ? { repurchases, issuance, netIncome } : null;
}

function countedYear(prices: PastPrices, history: History, index: number): Year | null {
  const previous = yearBefore(history, index);
  const before = previous < 0 ? null : history.figure(previous, "dilutedShares");
  const after = history.figure(index, "dilutedShares");
  const netIncome = history.figure(index, "netIncome");
  const end = history.statements[index]?.fiscalYearEnd;
  const price = end === undefined ? null : prices.meanOfYearTo(monthNumber(end));
  if (!before || !after || before.value <= 0 || after.value <= 0 || !netIncome || !price) return null;
  if (Math.abs(Math.log(after.value / before.value)) > largestChange) return null;
  const repurchases = derive("netBuybacks", buybacksFromCount, { before, after, price });
  return { repurchases, issuance: assumption("netBuybacks", 0, "money"), netIncome };
}

/** The annual payout per share, buy-backs included. */
export function yearlyPayoutOf(inputs: {
  dividend: Quantity | null;
  earnings: Quantity | null;
  buybackShare: Quantity;
}): Quantity {
  const dividend = inputs.dividend ?? assumption("dividendPerShare", 0, "perShare");
  if (!inputs.earnings || inputs.earnings.value <= 0) return dividend;
  return derive("payoutPerShare", yearlyPayout, {
    dividend,
    earnings: inputs.earnings,
    buybackShare: inputs.buybackShare,
  });
}
