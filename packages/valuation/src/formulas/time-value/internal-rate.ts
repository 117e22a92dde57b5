import type { IsoDate, Money, Rate, Years } from "../../inputs/units.ts";
import { bisect, lowestPoint } from "../statistics/root-finding.ts";

/** The rate, or all the rates, at which flows are worth nothing; several mean that none of them is "the" return. */
export type InternalRate = { kind: "root"; rate: Rate } | { kind: "severalRoots"; rates: Rate[] };

/**
 * Rate at which flows one year apart are worth nothing today.
 *
 *   Σ flow_t / (1 + rate)^t = 0,   t = 0…N
 *
 * Money paid is negative. Rates are sought above −99.9999 % and below 100,000,000 %. Null when the flows never change
 * sign, or when there is no such rate.
 *
 * @see Brealey, Myers & Allen, *Principles of Corporate Finance*, ch. 5
 */
export function irr({ flows }: { flows: readonly Money[] }): InternalRate | null {
  return internalRate(flows.map((amount, years) => ({ amount, years })));
}

/**
 * Net present value of flows on given days, at the day of the first one.
 *
 *   Σ flow_i / (1 + rate)^(days_i/365)
 *
 * `dates` are calendar days, so that no time zone shifts them; 29 February counts as a day. `rate` above −1. Null when
 * there is no flow, the lists differ in length or a date is none.
 *
 * @see the XNPV function of spreadsheets, whose published example is a test
 */
export function xnpv(inputs: { rate: Rate; flows: readonly Money[]; dates: readonly IsoDate[] }): Money | null {
  const flows = datedFlows(inputs);
  if (flows === null) return null;
  return flows.reduce((sum, { amount, years }) => sum + amount / (1 + inputs.rate) ** years, 0);
}

/**
 * Yearly rate at which flows on given days are worth nothing: `irr` with the days of `xnpv`.
 *
 * Null when the flows never change sign, when there is no such rate, or where `xnpv` has none.
 *
 * @see the XIRR function of spreadsheets, whose published example is a test
 */
export function xirr(inputs: { flows: readonly Money[]; dates: readonly IsoDate[] }): InternalRate | null {
  const flows = datedFlows(inputs);
  return flows === null ? null : internalRate(flows);
}

type Flow = { amount: Money; years: Years };

const daysInYear = 365;
const millisecondsInDay = 86_400_000;

function datedFlows(inputs: { flows: readonly Money[]; dates: readonly IsoDate[] }): Flow[] | null {
  const { flows, dates } = inputs;
  const [first] = dates;
  if (first === undefined || flows.length !== dates.length) return null;
  const start = dayNumber(first);
  const dated = dates.map((date, index) => ({
    amount: flows[index] ?? 0,
    years: (dayNumber(date) - start) / daysInYear,
  }));
  return dated.every(({ years }) => Number.isFinite(years)) ? dated : null;
}

/** Days since 1970-01-01. A date without time is read as UTC by the language itself. */
function dayNumber(date: IsoDate): number {
  return Math.round(Date.parse(date) / millisecondsInDay);
}

// The search runs over u = ln(1 + rate), where a flow is amount·e^(−years·u).
const lowest = Math.log(1e-6);
const highest = Math.log(1e6);
const steps = 2_763;

function internalRate(all: readonly Flow[]): InternalRate | null {
  const flows = all.filter(({ amount }) => amount !== 0);
  if (!flows.some(({ amount }) => amount > 0) || !flows.some(({ amount }) => amount < 0)) return null;
  const rates = rootsOf(worth(flows), 1e-12 * totalSize(flows)).map(Math.expm1);
  const [rate] = rates;
  if (rate === undefined) return null;
  return rates.length === 1 ? { kind: "root", rate } : { kind: "severalRoots", rates };
}

/** Worth of the flows up to a positive factor, which keeps roots and signs and every exponential within 0…1. */
function worth(flows: readonly Flow[]): (u: number) => number {
  const earliest = Math.min(...flows.map(({ years }) => years));
  const latest = Math.max(...flows.map(({ years }) => years));
  return (u) => {
    const pivot = u < 0 ? latest : earliest;
    return flows.reduce((sum, { amount, years }) => sum + amount * Math.exp((pivot - years) * u), 0);
  };
}

function totalSize(flows: readonly Flow[]): number {
  return flows.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

function rootsOf(of: (u: number) => number, negligible: number): number[] {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const u = lowest + ((highest - lowest) * index) / steps;
    return { u, value: of(u) };
  });
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return [];
    if (point.value === 0) return [point.u];
    if (before.value * point.value < 0) return [bisect({ of, low: before.u, high: point.u })];
    const after = points[index + 1];
    const dips = after !== undefined && isDip(before.value, point.value, after.value);
    return dips ? rootsInDip({ of, low: before.u, high: after.u, sign: Math.sign(point.value), negligible }) : [];
  });
}

function isDip(before: number, here: number, after: number): boolean {
  const sign = Math.sign(here);
  return before * sign >= here * sign && after * sign > here * sign && before !== 0;
}

/** Between two grid points a curve may touch zero once, or cross it twice. */
function rootsInDip(inputs: {
  of: (u: number) => number;
  low: number;
  high: number;
  sign: number;
  negligible: number;
}): number[] {
  const { of, low, high, sign, negligible } = inputs;
  const bottom = lowestPoint({ of: (u) => sign * of(u), low, high });
  const depth = sign * of(bottom);
  if (Math.abs(depth) <= negligible) return [bottom];
  return depth < 0 ? [bisect({ of, low, high: bottom }), bisect({ of, low: bottom, high })] : [];
}
