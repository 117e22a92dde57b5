import type { Assumed } from "./assumed.ts";
import { middle } from "./facts.ts";

/** The four flow methods in the neutral scenario and their forms, written down from their definitions in plain arithmetic. */

const horizon = 5;
const fade = 10;
const end = horizon + fade;
const kept = 0.6;

/** How a reader may have it calculated in place of the usual ways. */
export type Told = {
  withinYear?: number;
  dividends?: "dividendsOnly" | "constantGrowth" | "twoStage" | "threeStage" | "halfLife";
};

const years = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** g₁ … gₙ, and g∞ for every later year. */
const growthIn = ({ growth, lastGrowth }: Assumed, year: number): number =>
  year > end ? lastGrowth : growth + ((lastGrowth - growth) * (year - 1)) / (end - 1);

/** The growth factor from today to the end of a year. */
const grownTo = (assumed: Assumed, year: number): number =>
  years(year).reduce((product, each) => product * (1 + growthIn(assumed, each)), 1);

/** Return of a year: what is earned to the horizon, then linearly to its cost and the part of the excess that lasts. */
function returnIn(year: number, earned: number, cost: number): number {
  const lasting = cost + kept * Math.max(earned - cost, 0);
  if (year <= horizon) return earned;
  return year > end ? lasting : earned + ((lasting - earned) * (year - horizon)) / fade;
}

export function paidOut({ dividend, earnings, buyback, s }: Assumed): number {
  if (earnings === null || earnings <= 0) return s * dividend;
  return s * Math.min(dividend + Math.max(buyback, 0) * earnings, Math.max(dividend, earnings));
}

export function firmFlows(
  assumed: Assumed,
  bridge: { claims: number; assets: number },
  { withinYear = 0.5 }: Told = {},
): number {
  const { wacc, margins, tax, turnover, latest, lastGrowth, s, shares } = assumed;
  const revenue = latest.get("revenue") ?? Number.NaN;
  if (!margins || turnover === null) return Number.NaN;
  const kept0 = margins.lasting * (1 - tax.lasting);
  const salesToCapital = Math.max(turnover, wacc / kept0);
  const earned = kept0 * salesToCapital;
  const revenueIn = (year: number) => revenue * grownTo(assumed, year);
  const profitIn = (year: number) => {
    const part = Math.min(year, horizon) / horizon;
    const income = revenueIn(year) * (margins.now + (margins.lasting - margins.now) * part);
    return income - Math.max(income, 0) * (tax.now + (tax.lasting - tax.now) * part);
  };
  const flowIn = (year: number) =>
    year < horizon
      ? profitIn(year) - Math.max(0, revenueIn(year + 1) - revenueIn(year)) / salesToCapital
      : profitIn(year) * (1 - Math.max(growthIn(assumed, year + 1), 0) / returnIn(year + 1, earned, wacc));
  const last = returnIn(end + 1, earned, wacc);
  const terminal =
    (revenueIn(end) * (1 + lastGrowth) * kept0 * (1 - Math.max(lastGrowth, 0) / last)) / (wacc - lastGrowth);
  const firm =
    (sum(years(end).map((year) => flowIn(year) / (1 + wacc) ** year)) + terminal / (1 + wacc) ** end) *
    (1 + wacc) ** withinYear;
  const netDebt = (bridge.claims - bridge.assets) * (1 + assumed.kdAfterTax) ** s;
  return (firm * (1 + wacc) ** s - netDebt) / shares - paidOut(assumed);
}

/** The stream of a share: earnings × payout year by year, and for ever with the last payout. */
function stream(
  assumed: Assumed,
  { payoutIn, last: lastPayout }: { payoutIn: (year: number) => number; last: number },
  { withinYear = 0.5 }: Told = {},
): number {
  const { ke, earnings, lastGrowth, s } = assumed;
  if (earnings === null) return Number.NaN;
  const explicit = sum(
    years(end).map((year) => (earnings * grownTo(assumed, year) * payoutIn(year)) / (1 + ke) ** year),
  );
  const later = (earnings * grownTo(assumed, end) * (1 + lastGrowth) * lastPayout) / (ke - lastGrowth);
  return (explicit + later / (1 + ke) ** end) * (1 + ke) ** (withinYear + s) - paidOut(assumed);
}

const lastPayoutOf = ({ lastGrowth, ke }: Assumed, earned: number) =>
  1 - Math.max(lastGrowth, 0) / returnIn(end + 1, earned, ke);

export function equityFlows(assumed: Assumed, told?: Told): number {
  const earned = Math.max(assumed.earned, assumed.ke);
  const payoutIn = (year: number) =>
    1 - Math.max(growthIn(assumed, year + 1), 0) / returnIn(year + 1, earned, assumed.ke);
  return stream(assumed, { payoutIn, last: lastPayoutOf(assumed, earned) }, told);
}

function payoutPath(assumed: Assumed): { payoutIn: (year: number) => number; last: number } {
  const { dividend, earnings, buyback } = assumed;
  const first = Math.min(1, dividend / (earnings ?? Number.NaN) + buyback);
  const last = lastPayoutOf(assumed, assumed.earned);
  return { payoutIn: (year) => first + ((last - first) * year) / end, last };
}

export function payouts(assumed: Assumed, told: Told = {}): number {
  const { dividends } = told;
  if (dividends === undefined) return stream(assumed, payoutPath(assumed), told);
  const alone = { ...assumed, buyback: 0 };
  return dividends === "dividendsOnly" ? stream(alone, payoutPath(alone), told) : stagedDividends(alone, told);
}

/** Dividends that grow at their own pace, whatever is earned. */
function stagedDividends(assumed: Assumed, { dividends, withinYear = 0.5 }: Told): number {
  const { ke, growth, lastGrowth, dividend, s } = assumed;
  const later = (paid: number) => (paid * (1 + lastGrowth)) / (ke - lastGrowth);
  const dated = (value: number) => value * (1 + ke) ** (withinYear + s) - paidOut(assumed);
  if (dividends === "constantGrowth") return dated(later(dividend));
  if (dividends === "halfLife")
    return dated(later(dividend) + (dividend * (end / 2) * (growth - lastGrowth)) / (ke - lastGrowth));
  const last = dividends === "twoStage" ? horizon : end;
  const paceIn = (year: number) =>
    year <= horizon ? growth : growth + ((lastGrowth - growth) * (year - horizon - 1)) / (fade - 1);
  const paid = years(last).map((year) => years(year).reduce((amount, each) => amount * (1 + paceIn(each)), dividend));
  const present = sum(paid.map((amount, index) => amount / (1 + ke) ** (index + 1)));
  return dated(present + later(paid[last - 1] ?? Number.NaN) / (1 + ke) ** last);
}

export function residualIncome(assumed: Assumed, { withinYear = 0.5 }: Told = {}): number {
  const { ke, earned, lastGrowth, latest, shares, s } = assumed;
  const equity = (latest.get("totalEquity") ?? Number.NaN) - (latest.get("preferredEquity") ?? 0);
  const opening = equity / shares;
  let [book, excess] = [opening, 0];
  for (const year of years(end)) {
    const roe = returnIn(year, earned, ke);
    excess += ((roe - ke) * book) / (1 + ke) ** year;
    book *= 1 + Math.min(growthIn(assumed, year), roe);
  }
  excess += ((returnIn(end + 1, earned, ke) - ke) * book) / (ke - lastGrowth) / (1 + ke) ** end;
  return (opening + excess * (1 + ke) ** withinYear) * (1 + ke) ** s - paidOut(assumed);
}

export type MarketMultiples = { own: number | null; peers: number | null; peersElapsed: number };

export function twoPartEarnings(assumed: Assumed, market: MarketMultiples, { withinYear = 0.5 }: Told = {}): number {
  const { ke, earnings, lastGrowth, s } = assumed;
  if (earnings === null) return Number.NaN;
  const earned = Math.max(assumed.earned, ke);
  const left = (year: number) => 1 - Math.max(growthIn(assumed, year), 0) / returnIn(year, earned, ke);
  const after = years(fade).map((year) => {
    const grown = grownTo(assumed, horizon + year) / grownTo(assumed, horizon);
    return (grown * left(horizon + year + 1)) / (1 + ke) ** year;
  });
  const grown = grownTo(assumed, end) / grownTo(assumed, horizon);
  const forEver = (grown * (1 + lastGrowth) * lastPayoutOf(assumed, earned)) / (ke - lastGrowth) / (1 + ke) ** fade;
  const justified = (1 + ke) ** withinYear * (sum(after) + forEver);
  const sold = earnings * grownTo(assumed, horizon);
  const at = (multiple: number, wait: number) => (sold * multiple) / (1 + ke) ** wait;
  const exits = [
    at(justified, horizon - s),
    ...(market.own === null ? [] : [at(market.own, horizon + 0.25 - s)]),
    ...(market.peers === null ? [] : [at(market.peers, horizon + market.peersElapsed - s)]),
  ];
  const { payoutIn } = payoutPath(assumed);
  const paid = years(horizon).map((year) => (earnings * grownTo(assumed, year) * payoutIn(year)) / (1 + ke) ** year);
  return sum(paid) * (1 + ke) ** (withinYear + s) + middle(exits) - paidOut(assumed);
}
