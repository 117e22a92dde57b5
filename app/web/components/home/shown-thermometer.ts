import type { Hundred } from "../../../charts/thermometer-shapes.ts";

/** A country or a sector, and the list of its companies. */
export type ShownGroup = { name: string; address: string; hundred: Hundred; companies: number };

/** How many of a hundred companies are dear and cheap by their values: on the day of the prices, and before. */
export type ShownThermometer = {
  dataAsOf: string;
  companies: number;
  hundred: Hundred;
  countries: readonly ShownGroup[];
  sectors: readonly ShownGroup[];
  months: readonly { month: string; hundred: Hundred; companies: number }[];
};
