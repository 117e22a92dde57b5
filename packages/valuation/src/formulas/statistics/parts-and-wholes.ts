import type { Rate, Ratio } from "../../inputs/units.ts";

/**
 * Sum of figures of one unit, added in the order given. 0 for an empty list.
 *
 *   Σ terms
 */
export function sumOf({ terms }: { terms: readonly number[] }): number {
  return terms.reduce((total, term) => total + term, 0);
}

/**
 * A whole less one of its parts, in the unit of both.
 *
 *   whole − part
 *
 * Negative when the part exceeds the whole.
 */
export function differenceOf({ whole, part }: { whole: number; part: number }): number {
  return whole - part;
}

/**
 * Quotient of two figures: of one unit a ratio, of money and shares money per share.
 *
 *   part / whole
 *
 * Null when `whole` is 0. The sign is not judged: callers for which a negative one means nothing say so.
 */
export function quotientOf({ part, whole }: { part: number; whole: number }): number | null {
  return whole === 0 ? null : part / whole;
}

/**
 * The part of a whole that a share of it comes to, in the unit of the whole.
 *
 *   share × whole
 */
export function partOf({ share, whole }: { share: Ratio; whole: number }): number {
  return share * whole;
}

/**
 * One share over several years or companies together, in which the large ones count most.
 *
 *   Σ parts / Σ wholes
 *
 * Null when the wholes add to 0.
 */
export function pooledShare({ parts, wholes }: { parts: readonly number[]; wholes: readonly number[] }): Ratio | null {
  return quotientOf({ part: sumOf({ terms: parts }), whole: sumOf({ terms: wholes }) });
}

/**
 * Share of one of two parts in what both are together.
 *
 *   part / (part + rest)
 *
 * Null when both add to 0.
 */
export function weightOf({ part, rest }: { part: number; rest: number }): Ratio | null {
  return quotientOf({ part, whole: part + rest });
}

/**
 * Change of a figure from one period to the next, as a rate.
 *
 *   now / before − 1
 *
 * Null when `before` is 0. From a negative figure the rate has no meaning: callers leave it out.
 */
export function changeOver({ now, before }: { now: number; before: number }): Rate | null {
  return before === 0 ? null : now / before - 1;
}

/** The lowest of several figures. Null for an empty list. */
export function lowestOf({ values }: { values: readonly number[] }): number | null {
  return values.length === 0 ? null : Math.min(...values);
}

/** The highest of several figures. Null for an empty list. */
export function highestOf({ values }: { values: readonly number[] }): number | null {
  return values.length === 0 ? null : Math.max(...values);
}
