import type { Ratio } from "../../inputs/units.ts";

/**
 * Figure of the last twelve months, from the last fiscal year and the months since it.
 *
 *   year + toDate − toDateBefore
 *
 * `toDate` counts from the end of that year, `toDateBefore` is the same stretch a year earlier, which `year` contains.
 *
 * @see Rosenbaum & Pearl, *Investment Banking*, 3rd ed., ch. 1 (calculation of LTM financial data)
 */
export function trailingTwelveMonths(inputs: { year: number; toDate: number; toDateBefore: number }): number {
  return inputs.year + inputs.toDate - inputs.toDateBefore;
}

/**
 * Figure of twelve months that begin in one fiscal year and end in the next, each spread evenly.
 *
 *   later × part + earlier × (1 − part)
 *
 * `part` of a year lies between the end of the earlier year and the end of the twelve months.
 *
 * @see Rosenbaum & Pearl, *Investment Banking*, 3rd ed., ch. 1 (calendarization of financial data)
 */
export function acrossFiscalYears(inputs: { later: number; earlier: number; part: Ratio }): number {
  return inputs.later * inputs.part + inputs.earlier * (1 - inputs.part);
}
