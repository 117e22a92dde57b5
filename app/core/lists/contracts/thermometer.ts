import { sectors } from "@valora/valuation";
import * as z from "zod";

/** Companies by what the mean of their voting methods says at their price; `unjudged`: without votes, or without a price to judge by. */
const Counts = z.object({
  overvalued: z.int(),
  fair: z.int(),
  undervalued: z.int(),
  unjudged: z.int(),
});
export type ThermometerCounts = z.infer<typeof Counts>;

/** How many companies of the included data are dear and cheap by their values, by country and sector, and at earlier month ends. */
export const MarketThermometer = z.object({
  /** The day of the prices. */
  dataAsOf: z.iso.date(),
  all: Counts,
  countries: z.array(z.object({ country: z.string(), counts: Counts })),
  sectors: z.array(z.object({ sector: z.enum(sectors), counts: Counts })),
  /** Oldest first, "2018-08": by the filings of the time, without peers and without the prediction. */
  months: z.array(z.object({ month: z.string(), counts: Counts })),
});
export type MarketThermometer = z.infer<typeof MarketThermometer>;
