import type { MethodName, PerShare, Rate, ValuationReport } from "@valora/valuation";
import { differenceOf } from "@valora/valuation/difference";
import * as z from "zod";

/** The part of a value by which a price must lie below it before a reader buys. */
export const usualSafety: Rate = 0.25;
export const safetyRange = { minimum: 0, maximum: 0.9 } as const;

/** The price to buy below, for a margin of safety under the mean of the methods that vote, and under each of them. */
export const BuyingPrice = z.object({
  safety: z.number(),
  chosenBy: z.enum(["usual", "user"]),
  /** Mean × (1 − safety). */
  value: z.number(),
  /** Buying price ÷ price − 1; null where there is no price, or nothing is judged by it. */
  difference: z.number().nullable(),
  methods: z.array(z.object({ method: z.string(), value: z.number() })).readonly(),
});
export type BuyingPrice = Omit<z.infer<typeof BuyingPrice>, "methods"> & {
  methods: readonly { method: MethodName; value: PerShare }[];
};

/** Null where no method votes: there is no mean to stay below. */
export function buyingPriceOf(
  { summary, methods }: Pick<ValuationReport, "summary" | "methods">,
  { safety = null, price }: { safety?: Rate | null | undefined; price: PerShare | null },
): BuyingPrice | null {
  const { mean } = summary;
  if (mean === null || summary.voting === 0) return null;
  const kept = 1 - (safety ?? usualSafety);
  const value = mean * kept;
  return {
    safety: safety ?? usualSafety,
    chosenBy: safety === null ? "usual" : "user",
    value,
    difference: price === null ? null : differenceOf(value, price),
    methods: methods.flatMap(({ method, vote }) => (vote === null ? [] : [{ method, value: vote * kept }])),
  };
}
