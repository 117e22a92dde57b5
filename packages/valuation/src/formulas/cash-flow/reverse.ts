import type { Money, PerShare, Rate, Years } from "../../inputs/units.ts";
import { bisect } from "../statistics/root-finding.ts";
import { twoStageEnterpriseValue } from "./enterprise-value.ts";
import { singleStageResidualIncome } from "./residual-income.ts";

/** The growth that a price implies; without any, the range of values over all growth rates. */
export type ImpliedGrowth =
  | { kind: "root"; growth: Rate }
  | { kind: "severalRoots"; growths: Rate[] }
  | { kind: "noRoot"; attainable: { lowest: number; highest: number } | null };

const stepsOfSearch = 150;

/**
 * Growth at which a valuation yields a target value.
 *
 *   valueAt(growth) = target,   growth between `low` and `high` (−50 % and +100 % unless told)
 *
 * `valueAt` answers null where it is undefined; the search goes up to the edge of its domain. A valuation that only
 * rises, or only falls, has one root at most. `attainable` is null when `valueAt` is undefined everywhere.
 *
 * @see Rappaport & Mauboussin, *Expectations Investing*, ch. 5
 */
export function impliedGrowth(inputs: Search): ImpliedGrowth {
  const { growths, values } = rootsOf(inputs, Number.POSITIVE_INFINITY);
  const [growth] = growths;
  if (growth !== undefined) {
    return growths.length === 1 ? { kind: "root", growth } : { kind: "severalRoots", growths };
  }
  const attainable = values.length > 0 ? { lowest: Math.min(...values), highest: Math.max(...values) } : null;
  return { kind: "noRoot", attainable };
}

/**
 * The lowest growth of `impliedGrowth`; null where there is none. The search ends there, so that it asks for few values.
 *
 *   valueAt(growth) = target
 */
export function lowestImpliedGrowth(inputs: Search): Rate | null {
  return rootsOf(inputs, 1).growths[0] ?? null;
}

/** A valuation, the value that it is to yield, and between which growth that is looked for. */
type Search = { valueAt: (growth: Rate) => number | null; target: number; low?: Rate; high?: Rate };

/** So many growths that yield the target, the lowest first, and the values of the points up to the last of them. */
function rootsOf({ valueAt, target, low = -0.5, high = 1 }: Search, most: number) {
  const distance = (growth: Rate) => (valueAt(growth) ?? Number.NaN) - target;
  const growths: Rate[] = [];
  const values: number[] = [];
  let before: Point | undefined;
  for (const point of pointsOfDomain(valueAt, low, high)) {
    values.push(point.value);
    const crosses = before !== undefined && (before.value - target) * (point.value - target) < 0;
    if (point.value === target) growths.push(point.growth);
    else if (before && crosses) growths.push(bisect({ of: distance, low: before.growth, high: point.growth }));
    if (growths.length >= most) break;
    before = point;
  }
  return { growths, values };
}

type Tried = { growth: Rate; value: number | null };
type Point = { growth: Rate; value: number };

/** The valuation over the grid, each point asked once, and at the edges of its domain between two points. */
function* pointsOfDomain(valueAt: (growth: Rate) => number | null, low: Rate, high: Rate): Generator<Point> {
  const tried = (growth: Rate): Tried => ({ growth, value: valueAt(growth) });
  let before: Tried | undefined;
  for (let index = 0; index <= stepsOfSearch; index += 1) {
    const point = tried(low + ((high - low) * index) / stepsOfSearch);
    if (before !== undefined && (before.value === null) !== (point.value === null)) {
      const edge = tried(edgeOfDomain(valueAt, before, point));
      if (isDefined(edge)) yield edge;
    }
    if (isDefined(point)) yield point;
    before = point;
  }
}

const isDefined = (point: Tried): point is Point => point.value !== null;

/** The last growth, coming from the side where the value is defined, at which it still is. */
function edgeOfDomain(valueAt: (growth: Rate) => number | null, first: Tried, second: Tried): Rate {
  const isFirstOutside = first.value === null;
  let inside = isFirstOutside ? second.growth : first.growth;
  let outside = isFirstOutside ? first.growth : second.growth;
  for (;;) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) return inside;
    if (valueAt(middle) === null) outside = middle;
    else inside = middle;
  }
}

/**
 * Growth for ever that a price takes for granted, from the last dividend.
 *
 *   (price × costOfEquity − dividend) / (price + dividend)
 *
 * The inverse of `gordonGrowth`. Null when `price ≤ 0` or `dividend ≤ 0`.
 *
 * @see Gordon & Shapiro (1956), "Capital Equipment Analysis: The Required Rate of Profit"
 */
export function impliedGrowthGordon(inputs: { dividend: PerShare; price: PerShare; costOfEquity: Rate }): Rate | null {
  const { dividend, price, costOfEquity } = inputs;
  return price > 0 && dividend > 0 ? (price * costOfEquity - dividend) / (price + dividend) : null;
}

/**
 * Growth of the first stage that an enterprise value takes for granted (reverse DCF of `twoStageEnterpriseValue`).
 *
 * `flow` is that of year 0. With a flow that is not positive no growth explains a positive value.
 *
 * @see Rappaport & Mauboussin, *Expectations Investing*, ch. 5
 */
export function impliedGrowthTwoStage(inputs: {
  enterpriseValue: Money;
  flow: Money;
  years: Years;
  stableGrowth: Rate;
  wacc: Rate;
  stableWacc?: Rate;
}): ImpliedGrowth {
  const { enterpriseValue: target, ...rest } = inputs;
  return impliedGrowth({
    target,
    valueAt: (growth) => twoStageEnterpriseValue({ ...rest, growth })?.value ?? null,
  });
}

/**
 * Growth for ever that a price takes for granted, from book value and the return on it (`singleStageResidualIncome`).
 *
 * When the return equals the cost of equity growth changes nothing: every price but the book has no root.
 *
 * @see Penman, *Financial Statement Analysis and Security Valuation*, 5th ed., ch. 7
 */
export function impliedGrowthResidualIncome(inputs: {
  price: PerShare;
  bookValue: PerShare;
  returnOnEquity: Rate;
  costOfEquity: Rate;
}): ImpliedGrowth {
  const { price: target, ...rest } = inputs;
  return impliedGrowth({ target, valueAt: (growth) => singleStageResidualIncome({ ...rest, growth }) });
}
