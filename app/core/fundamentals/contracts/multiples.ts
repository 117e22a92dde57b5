import { marketMultipleNames, multipleHindsights, noMonthsReasons } from "@valora/valuation/multiples-through-time";
import { absenceReasons } from "@valora/valuation/statements";
import * as z from "zod";
import { Trace } from "../../analysis/contracts/trace.ts";
import { companyAnswer } from "./company-answer.ts";
import { OwnFigureTold } from "./own-figures.ts";
import { Cell } from "./statements.ts";

const cellsByName = z.object({
  priceToEarnings: Cell,
  evToEbitda: Cell,
  priceToBook: Cell,
  freeCashFlowYield: Cell,
});
const day = z.iso.date().nullable();

/** What was paid for a company's earnings, EBITDA, book and cash flow month by month, against its own past and its peers of today. */
export const MultiplesAnswer = z
  .object({
    ...companyAnswer,
    provider: z.string(),
    /** Whom the price is from; null without one. */
    priceSource: z.string().nullable(),
    /** Figures that are the caller's own, in place of the filed ones; none unless some are asked for. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    /** Why there are no months; null where there are. */
    unavailable: z.enum(noMonthsReasons).nullable(),
    /** The day of the price, and of the balance sheet that today's multiples stand on. */
    today: z.object({ asOf: day, accountsEnd: day }),
    /** The share of the months at or below each value of the bands. */
    bandQuantiles: z.array(z.number()).readonly(),
    lines: z
      .array(
        z.object({
          name: z.enum(marketMultipleNames),
          today: Cell,
          /** How many months have it. */
          months: z.int(),
          /** Why other months have none, the most frequent reason first. */
          holes: z.array(z.object({ reason: z.enum(absenceReasons), months: z.int() })).readonly(),
          /** Share of those months in which it was lower than today; equal ones count half. */
          percentile: Cell,
          /** One value for each of `bandQuantiles`. */
          band: z.array(Cell).readonly(),
          /** How many peers have it today, their lower quartile, median and upper quartile. */
          peers: z.object({ count: z.int(), quartiles: z.array(Cell).readonly() }),
        }),
      )
      .readonly(),
    /** Oldest first, at the close of each month, by what had been filed; a month without a multiple says why. */
    months: z.array(z.object({ asOf: z.iso.date(), accountsEnd: day, cells: cellsByName })).readonly(),
    /** Comparable companies, nearest first, at their prices of today. */
    peers: z
      .array(z.object({ ticker: z.string(), name: z.string(), asOf: day, accountsEnd: day, cells: cellsByName }))
      .readonly(),
    /** What past months hold that was not known at the time, and what they are made of. */
    hindsights: z.array(z.enum(multipleHindsights)).readonly(),
    trace: Trace,
  })
  .meta({ id: "Multiples" });
export type MultiplesAnswer = z.infer<typeof MultiplesAnswer>;
