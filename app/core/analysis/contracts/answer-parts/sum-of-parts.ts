import { segmentKinds } from "@valora/valuation";
import * as z from "zod";
import { NodeOfTrace, Trace } from "../trace.ts";

const number = z.object({ value: z.number(), node: NodeOfTrace });
const byScenario = <Value extends z.ZodType>(value: Value) =>
  z.object({ conservative: value, neutral: value, optimistic: value });
const basis = z.enum(["ebit", "revenue"]);

/** The share as the sum of the company's businesses, at the quartiles of multiples: beside the methods, without a vote. */
export const SumOfParts = z
  .object({
    fiscalYearEnd: z.iso.date(),
    lines: z
      .array(
        z.object({
          /** `rest`: what the parts leave open of the company's own figure. */
          kind: z.enum([...segmentKinds, "rest"]),
          member: z.string().nullable(),
          label: z.string().nullable(),
          language: z.string().nullable(),
          basis,
          amount: number,
          /** The industry that the caller chose; null: the company's own peers. */
          industry: z.object({ id: z.string(), name: z.string() }).nullable(),
          from: z.enum(["peers", "sectorAverage", "parts"]),
          peers: z.int(),
          multiple: byScenario(number),
          value: byScenario(number),
        }),
      )
      .readonly(),
    /** How much of the company's sales the parts tell together, or of its result; null where one is unknown. */
    told: z.object({ figure: basis, value: z.number(), node: NodeOfTrace }).nullable(),
    /** What others have a claim on, less cash and securities. */
    netClaims: z.number(),
    shares: z.number(),
    enterprise: byScenario(z.number()),
    perShare: byScenario(number),
    /** value ÷ price − 1; null without a price, and by one that nothing is judged by. */
    difference: byScenario(z.number()).nullable(),
    /** Industries that `parts` takes. */
    industries: z.array(z.string()).readonly(),
    trace: Trace,
  })
  .meta({ id: "SumOfParts" });
export type SumOfParts = z.infer<typeof SumOfParts>;
