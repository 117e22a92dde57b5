import { methodNames, notApplicableReasons, notVotingReasons, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { ToldRateName } from "../../analysis/contracts/answer-parts/discount-rate.ts";
import { OwnFigureTold } from "../../fundamentals/contracts/own-figures.ts";
import { FoundRatio, ToldRatio } from "../../fundamentals/contracts/own-ratios.ts";
import { ScreenerRow } from "./screened-company.ts";
import { screenerStatuses } from "./screener.ts";

const figure = z.number().nullable();

const ComparedMethod = z.object({
  method: z.enum(methodNames),
  outcome: z.union([
    z.object({
      kind: z.literal("estimate"),
      value: z.number(),
      status: z.enum(screenerStatuses).nullable().meta({ description: "Null where it does not vote" }),
      difference: figure,
      votes: z.boolean(),
      notVotingReason: z.enum(notVotingReasons).nullable(),
    }),
    z.object({ kind: z.literal("notApplicable"), reason: z.enum(notApplicableReasons) }),
  ]),
  /** Value in the three scenarios, each divided by the price: what is one costs what it is worth. Null without a price. */
  relative: z.object({ low: z.number(), value: z.number(), high: z.number() }).nullable(),
});
export type ComparedMethod = z.infer<typeof ComparedMethod>;

const ComparedCompany = z.union([
  z.object({
    kind: z.literal("compared"),
    /** Its value is the mean of the methods that vote. */
    company: ScreenerRow,
    methods: z.array(ComparedMethod).readonly(),
    /** Of the ratios asked for, in their order. */
    ratios: z.array(FoundRatio).readonly(),
    /** Figures of the reader's own that its values rest on, with what is filed beside. */
    correctedFigures: z.array(OwnFigureTold).readonly(),
    assumptions: z.object({
      wacc: figure,
      costOfEquity: figure,
      growth: figure,
      terminalGrowth: figure,
      horizon: figure,
      discountRate: ToldRateName,
    }),
  }),
  /** Why it stands beside the others without figures: the code of a failure, and what its text is filled with. */
  z.object({
    kind: z.literal("failed"),
    ticker: z.string(),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).readonly(),
  }),
]);
export type ComparedCompany = z.infer<typeof ComparedCompany>;

/** Companies side by side in the order asked for, in the neutral scenario, each with its own assumptions. */
export const CompareAnswer = z
  .object({
    schemaVersion: z.literal(1),
    /** By whose equity premium every value is: the source's, or the one that the market's prices imply. */
    view: z.enum(valuationViews),
    /** Ratios of the caller's own that were asked for. */
    ratios: z.array(ToldRatio).readonly(),
    companies: z.array(ComparedCompany).readonly(),
  })
  .meta({ id: "Comparison" });
export type CompareAnswer = z.infer<typeof CompareAnswer>;
