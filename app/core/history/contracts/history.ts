import {
  companyTypes,
  expertLevers,
  type MethodName,
  methodForms,
  methodNames,
  scenarios,
  valuationViews,
  yearlyLevers,
} from "@valora/valuation";
import * as z from "zod";
import { KeptRateName } from "../../analysis/contracts/answer-parts/discount-rate.ts";
import { notedAssumptions } from "../../analysis/contracts/assumption-notes.ts";
import { OwnFigureAsked } from "../../fundamentals/contracts/own-figures.ts";
import { nextPage, type PageAsked, pageParameters } from "../../shared/contracts/pages.ts";

export const historyOrders = ["latest", "oldest"] as const;
export const historyParameters = [...pageParameters, "sort", "ticker", "lang"] as const;
/** More than these are not kept of one person: the oldest go. */
export const mostHistoryEntries = 1_000;

const chosen = z.number().nullable().meta({ description: "As it was chosen; null: left to be computed" });
const perShare = z.number().nullable();

/** A company as a person saw it once: what was asked, and what came out. */
export const HistoryRun = z
  .object({
    ticker: z.string(),
    name: z.string(),
    scenario: z.enum(scenarios),
    source: z.string().nullable(),
    policy: z.string().nullable().default(null).meta({ description: "Name of the policy that was followed" }),
    policyTeam: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: "Name of the team whose policy that was; null: one's own, or none" }),
    chosen: z.object({
      wacc: chosen,
      growth: chosen,
      horizon: chosen,
      /** Further expert levers; absent in runs stored before they existed. */
      levers: z.partialRecord(z.enum(expertLevers), z.number().optional()).optional(),
      /** The reader's own price of that day, where they gave one. */
      price: z.number().optional(),
      /** The margin of safety that the reader chose. */
      safety: z.number().optional(),
      /** The reader's own figures, in place of the filed ones. */
      figures: z.array(OwnFigureAsked).readonly().optional(),
      /** The industries by which parts of the company were valued, where the reader chose them. */
      parts: z.record(z.string(), z.string()).optional(),
      /** The day by whose filings and price it was valued, where the reader asked for an earlier one. */
      asOf: z.iso.date().optional(),
      /** The companies compared with, where the reader chose them. */
      peers: z.array(z.string()).optional(),
      /** Levers for single years of the projection. */
      years: z.partialRecord(z.enum(yearlyLevers), z.array(z.number().nullable()).readonly().optional()).optional(),
      /** Forms of the calculation that are not the usual ones. */
      discounting: z.enum(methodForms.discounting).optional(),
      cashFlow: z.enum(methodForms.cashFlow).optional(),
      dividends: z.enum(methodForms.dividends).optional(),
      type: z.enum(companyTypes).optional(),
      force: z.array(z.enum(methodNames)).readonly().optional(),
      /** By whose equity premium, where it is not the source's; and whether one family of methods was not enough. */
      view: z.enum(valuationViews).optional(),
      prudent: z.boolean().optional(),
      /** The reader's reason, where given. */
      notes: z.partialRecord(z.enum(notedAssumptions), z.string().optional()).optional(),
    }),
    /** The values used in the calculation, chosen or computed. */
    used: z.object({
      wacc: z.number().nullable(),
      growth: z.number().nullable(),
      horizon: z.number(),
      discountRate: KeptRateName,
    }),
    currency: z.string(),
    /** Null without a price in the currency of the statements. */
    price: perShare,
    priceAsOf: z.string().nullable(),
    /** Whom it was from; null too in what was kept before this was noted. */
    priceSource: z.string().nullable().default(null),
    mean: perShare,
    minimum: perShare,
    maximum: perShare,
    counts: z.object({ undervalued: z.int(), fair: z.int(), overvalued: z.int() }),
    signal: z.enum(["buy", "hold", "sell", "none"]),
    values: z.array(z.object({ method: z.enum(methodNames), value: perShare })),
  })
  .meta({ id: "HistoryRun" });
export type HistoryRun = z.infer<typeof HistoryRun>;

export const HistoryEntry = HistoryRun.extend({ id: z.uuid(), at: z.iso.datetime() }).meta({ id: "HistoryEntry" });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryAnswer = z
  .object({
    entries: z.array(HistoryEntry),
    next: nextPage,
  })
  .meta({ id: "History" });

export type HistoryQuery = PageAsked & {
  sort: (typeof historyOrders)[number];
  ticker: string | null;
};

export type SeenRun = { at: Date; run: HistoryRun };
/** A figure of both runs; the change is relative (0.1: a tenth more), null where either is unknown or the currencies differ. */
export type Compared = { earlier: number | null; later: number | null; change: number | null };
export const comparedFigures = ["price", "mean", "minimum", "maximum"] as const;

export type RunDifference<Run extends SeenRun> = {
  earlier: Run;
  later: Run;
  figures: readonly (Compared & { name: (typeof comparedFigures)[number] })[];
  values: readonly (Compared & { method: MethodName })[];
};
