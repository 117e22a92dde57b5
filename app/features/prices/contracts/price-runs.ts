import * as z from "zod";

/** A company whose price is not taken, and why. */
export const LeftOut = z.strictObject({
  ticker: z.string(),
  fault: z.enum(["unknownTicker", "noData", "unreadable", "future", "currency", "jump", "split"]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LeftOut = z.infer<typeof LeftOut>;

/** What came of asking: of how many companies, and how many prices are newer or as new as those that are there. */
export type PricesAsked = {
  companies: number;
  asked: number;
  taken: number;
  asNew: number;
  leftOut: readonly LeftOut[];
};

/** One round over all included companies; a round that rests goes on at `againAt`. */
export type PriceRound = {
  id: string;
  provider: string;
  begunAt: Date;
  endedAt: Date | null;
  stopped: "limited" | "unreachable" | "keyRefused" | null;
  againAt: Date | null;
  /** Null before the first answer. */
  asked: PricesAsked | null;
};
