import type { PerShare, Ratio } from "../inputs/units.ts";

/** How far a value lies from a price: value ÷ price − 1. */
export const differenceOf = (value: PerShare, price: PerShare): Ratio => value / price - 1;
