import { methodNames, sectors } from "@valora/valuation";
import * as z from "zod";

/** Drawings that count companies by one figure. */
export const histogramNames = [
  "costOfEquity",
  "freeCashFlowMargin",
  "returnOnCapital",
  "valueToPrice",
  "predictionToPrice",
  "yearsOfAccounts",
] as const;
export type HistogramName = (typeof histogramNames)[number];

/** Drawings that compare the middle half of several groups of companies. */
export const rangeNames = ["multiplesBySector", "methodsToPrice"] as const;
export type RangeName = (typeof rangeNames)[number];

const Quartiles = z.object({ low: z.number(), median: z.number(), high: z.number(), companies: z.int() });
export type Quartiles = z.infer<typeof Quartiles>;

const Histogram = Quartiles.extend({
  /** Where the first bin begins, and how wide each is. */
  from: z.number(),
  width: z.number(),
  counts: z.array(z.int()),
  /** Companies before the first bin, and after the last. */
  below: z.int(),
  above: z.int(),
});
export type Histogram = z.infer<typeof Histogram>;

const rangesOf = <Key extends string>(keys: readonly Key[]) => z.array(Quartiles.extend({ key: z.enum(keys) }));

/** Figures of all included companies, from which the pictures of the articles are drawn. */
export const Drawings = z.object({
  /** The day of the prices. */
  dataAsOf: z.iso.date(),
  histograms: z.record(z.enum(histogramNames), Histogram),
  ranges: z.object({ multiplesBySector: rangesOf(sectors), methodsToPrice: rangesOf(methodNames) }),
});
export type Drawings = z.infer<typeof Drawings>;
