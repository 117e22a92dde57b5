import { differenceOf } from "@valora/valuation";

/** Of a value; null where it or the price is unknown. */
export const differenceToPrice = (value: number | null, price: number | null) =>
  value === null || price === null ? null : differenceOf(value, price);
