import {
  figureNames,
  methodNames,
  notApplicableReasons,
  notVotingReasons,
  quantityNames,
  signalReasons,
  valuationVariants,
  warnings,
} from "@valora/valuation";
import * as z from "zod";
import { Trace } from "../trace.ts";

const number = z.number().nullable();
const status = z.enum(["undervalued", "fair", "overvalued"]);
const family = z.enum(["flows", "market", "assets"]);

const Estimate = z.object({
  kind: z.literal("estimate"),
  valuePerShare: z.number(),
  difference: number.meta({
    description:
      "Value ÷ price − 1; null without a price, and where nothing is judged by it: `summary.signal.reason` says why",
  }),
  status: status.nullable().meta({ description: "Null where it does not vote" }),
  votes: z.boolean(),
  notVotingReason: z.enum(notVotingReasons).nullable(),
  variant: z.enum(valuationVariants),
  warnings: z.array(z.enum(warnings)).readonly(),
  drivers: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })).readonly(),
  besides: z
    .array(z.object({ name: z.enum(quantityNames), value: z.number(), unit: z.string(), trace: Trace }))
    .readonly(),
  trace: Trace,
});

const NotApplicable = z.object({
  kind: z.literal("notApplicable"),
  reason: z.enum(notApplicableReasons),
  alternative: z.enum(methodNames).nullable(),
  missing: z.array(z.enum(figureNames)).readonly(),
  rawValue: number,
  growthBelow: number,
});

export const Method = z
  .object({
    method: z.enum(methodNames),
    family,
    outcome: z.discriminatedUnion("kind", [Estimate, NotApplicable]),
    range: z.object({ conservative: number, neutral: number, optimistic: number }),
    /** Its value in the summary; 0 where it votes and nothing is left for the owners in this scenario; null without a vote. */
    vote: number,
  })
  .meta({ id: "MethodAnswer" });

export const Summary = z
  .object({
    voting: z.int(),
    estimating: z.int(),
    mean: number,
    standardDeviation: number,
    minimum: number,
    maximum: number,
    median: number,
    undervalued: number,
    fair: number,
    overvalued: number,
    counts: z.object({ undervalued: z.int(), fair: z.int(), overvalued: z.int() }),
    families: z.object({ flows: z.int(), market: z.int(), assets: z.int() }),
    pricePosition: z.enum(["below", "within", "above"]).nullable(),
    signal: z.object({
      kind: z.enum(["buy", "hold", "sell", "none"]),
      reason: z.enum(signalReasons),
      strength: z.enum(["strong", "plain", "weak"]),
      /** The day of the price that it judges by; null without one. */
      asOf: z.iso.date().nullable(),
    }),
    signalHoldsInScenarios: z.int(),
  })
  .meta({ id: "Summary" });
