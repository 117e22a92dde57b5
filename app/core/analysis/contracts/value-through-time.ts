import { unavailableReasons } from "@valora/valuation";
import { hindsights } from "@valora/valuation/through-time";
import * as z from "zod";
import { OwnFigureTold } from "../../fundamentals/contracts/own-figures.ts";

const number = z.number().nullable();

/** The value of a company at each month's end by the filings of that time, against the price; or the reason why it is unknown. */
export const ThroughTimeAnswer = z
  .object({
    schemaVersion: z.literal(1),
    ticker: z.string(),
    name: z.string(),
    currency: z.string(),
    provider: z.string(),
    /** The only one that is known of past months: what the market's prices implied then is not. */
    view: z.literal("absolute"),
    /** Figures of the reader's own, in the filings of their periods, with what is filed beside. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    result: z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("valueThroughTime"),
        /** Oldest first; months without a close are left out. */
        points: z
          .array(
            z.object({
              asOf: z.iso.date(),
              price: z.number(),
              value: number,
              low: number,
              high: number,
              voting: z.int(),
              /** The latest statement known by then. */
              fiscalYearEnd: z.iso.date().nullable(),
              filingDateEstimated: z.boolean(),
              /** Whether its statements have the figures of their latest filing, for their source does not date its words. */
              figuresAsLastFiled: z.boolean(),
              held: z.boolean().nullable(),
            }),
          )
          .readonly(),
        months: z.int(),
        monthsHeld: z.int(),
        shareHeld: z.number(),
        /** The hindsights in these values: inputs unknown at the time. */
        hindsights: z.array(z.enum(hindsights)).readonly(),
      }),
      z.object({ kind: z.literal("unavailable"), reason: z.enum(unavailableReasons) }),
    ]),
  })
  .meta({ id: "ValueThroughTime" });
export type ThroughTimeAnswer = z.infer<typeof ThroughTimeAnswer>;
