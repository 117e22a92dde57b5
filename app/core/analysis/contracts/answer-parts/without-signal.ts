import {
  figureNames,
  flowMethodNames,
  methodNames,
  notApplicableReasons,
  notVotingReasons,
  unavailableReasons,
} from "@valora/valuation";
import { waitKinds } from "@valora/valuation/what-can-be-said";
import * as z from "zod";

const number = z.number().nullable();

const Implied = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("root"), value: z.number() }),
  z.object({ kind: z.literal("several"), values: z.array(z.number()).readonly() }),
  z.object({
    kind: z.literal("none"),
    attainable: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  }),
  z.object({ kind: z.literal("unavailable"), reason: z.enum(unavailableReasons) }),
]);

/** Growth of the first year, what it makes a year over so many years, and how many listed companies have grown that much. */
const GrowthAsked = z.object({
  first: z.number(),
  average: z.number(),
  years: z.number(),
  done: z.object({ count: z.int(), share: z.number(), observations: z.int(), companies: z.int() }).nullable(),
});

export const WithoutSignal = z
  .object({
    voting: z.int(),
    /** Votes that are missing for a signal. */
    wanting: z.int(),
    price: z.number(),
    /** The growth and the margin that the price implies by one method, each alone; null where no method can be inverted. */
    asks: z
      .object({
        method: z.enum(flowMethodNames),
        value: z.number(),
        /** The value supposes the margin of its industry, as the company earns nothing in an ordinary year. */
        isSupposed: z.boolean(),
        growth: GrowthAsked.nullable(),
        /** The most that growth alone can make of the value, where that is below the price. */
        highestByGrowth: number,
        /** The least that growth alone can make of the value, where that is above the price. */
        lowestByGrowth: number,
        margin: z.object({ asked: Implied, used: z.number() }).nullable(),
      })
      .nullable(),
    /** A margin, and the growth with it, that would together be worth the price. */
    path: z.object({ margin: z.number(), used: z.number(), good: number, growth: GrowthAsked }).nullable(),
    /** Market value ÷ latest revenue. */
    priceToSales: number,
    /** Methods that do not vote but could, and what each waits for. */
    waiting: z
      .array(
        z.object({
          method: z.enum(methodNames),
          reason: z.union([z.enum(notApplicableReasons), z.enum(notVotingReasons)]),
          waits: z.enum(waitKinds),
          years: z.int().nullable(),
          /** The end of the fiscal year whose accounts it waits for. */
          until: z.iso.date().nullable(),
          /** The price below, or above, which it would count. */
          price: number,
          missing: z.array(z.enum(figureNames)).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: "WithoutSignal" });
