import { notApplicableReasons, notVotingReasons, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { NoSignal } from "../../analysis/contracts/no-signal.ts";

/** How many companies the ranking shows, and of how many days, today included, searches count. */
export const popularRows = 6;
export const popularDays = 7;

const perShare = z.number().nullable();

export const PopularCompany = z
  .object({
    rank: z.int(),
    ticker: z.string(),
    name: z.string(),
    currency: z.string(),
    price: perShare,
    priceAsOf: z.iso.date().nullable(),
    priceSource: z.string().nullable().meta({ description: "Whom the price is from" }),
    priceAge: z.enum(["recent", "late", "stale"]).nullable().meta({
      description: "late: more than ten trading days; stale: more than 180 days, and nothing is judged by it",
    }),
    accountsAsOf: z.iso.date().nullable().meta({ description: "The end of the accounts that the value starts from" }),
    value: perShare.meta({
      description: "By discounted cash flow in the neutral scenario; null where it does not apply",
    }),
    notApplicable: z.enum(notApplicableReasons).nullable().meta({ description: "Why that method gives no value" }),
    difference: perShare.meta({ description: "value − price" }),
    relativeDifference: z.number().nullable().meta({ description: "value ÷ price − 1" }),
    notVoting: z
      .enum(notVotingReasons)
      .nullable()
      .meta({ description: "Why its value is shown without a vote; null where it votes or gives none" }),
    status: z
      .enum(["undervalued", "fair", "overvalued"])
      .nullable()
      .meta({ description: "Null where it does not vote" }),
    noSignal: NoSignal.nullable().meta({
      description:
        "Why all methods together give no signal; null where they do, or where you have not opened the company",
    }),
    searches: z.int().meta({ description: "Of the last seven days, one for each visitor, company and day" }),
  })
  .meta({ id: "PopularCompany" });
export type PopularCompany = z.infer<typeof PopularCompany>;

export const PopularAnswer = z
  .object({
    isSample: z.boolean().meta({ description: "True until the first search: companies and searches are examples" }),
    view: z.enum(valuationViews).meta({ description: "By whose equity premium every value is" }),
    companies: z.array(PopularCompany),
  })
  .meta({ id: "Popular" });
export type PopularAnswer = z.infer<typeof PopularAnswer>;
