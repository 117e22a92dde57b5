import {
  companyTypes,
  methodNames,
  type NotApplicableReason,
  type NotVotingReason,
  notApplicableReasons,
  notVotingReasons,
  sectors,
  signalReasons,
  silences,
  type ValuationView,
  valuationViews,
} from "@valora/valuation";
import * as z from "zod";
import { type AskedRatio, FoundRatio, ToldRatio } from "../../fundamentals/contracts/own-ratios.ts";
import { type ScreenerColumn, type ScreenerView, screenerSignals, screenerStatuses } from "./screener.ts";

const figure = z.number().nullable();

const signal = z.object({ kind: z.enum(screenerSignals), reason: z.enum(signalReasons) });

/** The results of the methods for a company, in one view. */
const Judgement = z.object({
  mean: figure,
  /** Least and greatest value of the methods that vote. */
  lowest: figure,
  highest: figure,
  votes: z.int(),
  signal,
  /** Value per share by each method that gives one, and whether it votes, or why not. */
  values: z.partialRecord(
    z.enum(methodNames),
    z.object({ value: z.number(), votes: z.boolean(), notVoting: z.enum(notVotingReasons).nullable() }),
  ),
  /** Why each of the others gives none. */
  notApplicable: z.partialRecord(z.enum(methodNames), z.enum(notApplicableReasons)),
});
export type Judgement = z.infer<typeof Judgement>;

/** One company valued in the neutral scenario without a reader's assumptions. What is unknown is null. */
export const ScreenedCompany = Judgement.extend({
  ticker: z.string(),
  name: z.string(),
  exchange: z.string(),
  country: z.string(),
  sector: z.enum(sectors),
  industry: z.string().nullable(),
  companyType: z.enum(companyTypes),
  /** Of the statements and of every value. */
  currency: z.string(),
  price: z.object({ value: z.number(), currency: z.string(), asOf: z.string(), source: z.string() }).nullable(),
  /** Price times shares, in the currency of the price. */
  marketCap: figure,
  fiscalYearEnd: z.string().nullable(),
  /** The provider of the accounts; the price names its own source. */
  accountsSource: z.string(),
  /** The same in the view relative to the market; null where the data imply no premium of the market. */
  relative: Judgement.nullable().default(null),
  /** How old the price is on the day of the answer; null without one that values are compared with. */
  priceAge: z.object({ kind: z.enum(["recent", "late", "stale"]), days: z.int(), tradingDays: z.int() }).nullable(),
  /** Why nothing is judged by the price; null where it is. */
  silence: z.enum(silences).nullable(),
  /** Piotroski's signs that hold, of those that could be read; null for banks and insurers. */
  quality: z.object({ score: z.int(), known: z.int() }).nullable(),
  priceToEarnings: figure,
  priceToBook: figure,
  returnOnEquity: figure,
  dividendYield: figure,
}).meta({ id: "ScreenedCompany" });
export type ScreenedCompany = z.infer<typeof ScreenedCompany>;

/** A company in one view. */
export type SeenCompany = Omit<ScreenedCompany, "relative">;

/** How far the valuing of all companies has come. `isCurrent` false: these are of earlier data or an earlier engine. */
export const ScreenProgress = z.object({
  valued: z.int(),
  total: z.int(),
  isCurrent: z.boolean(),
  /** When the last of them was valued; null before the first. */
  valuedAt: z.string().nullable(),
});
export type ScreenProgress = z.infer<typeof ScreenProgress>;

export const ScreenerRow = ScreenedCompany.omit({ relative: true, notApplicable: true })
  .extend({
    /** By the method asked for, or the mean. */
    value: figure,
    /** value ÷ price − 1 */
    difference: figure,
    status: z.enum(screenerStatuses).nullable().meta({ description: "Null where the method asked for does not vote" }),
    /** Why the method asked for gives no value, or is shown without a vote; null where it votes, and of the mean. */
    notApplicable: z.enum(notApplicableReasons).nullable(),
    notVoting: z.enum(notVotingReasons).nullable(),
  })
  .meta({ id: "ScreenerRow" });
export type ScreenerRow = z.infer<typeof ScreenerRow>;

/** A row as its reader's plan shows it: the values of a company that they have not opened are withheld, the rest is not. */
export const ListedCompany = ScreenerRow.extend({
  votes: z.int().nullable(),
  signal: ScreenedCompany.shape.signal.nullable(),
  /** The price that the caller has noted for a company that they watch, in the currency of its price; null without one. */
  ownPrice: z.object({ value: z.number(), currency: z.string(), notedAt: z.string() }).nullable(),
  /** The value of the analysis at that price, as of today, with the caller's active policy: the same that their watchlist says. */
  ownValue: figure,
  /** ownValue ÷ ownPrice − 1; null where nothing is judged by it. */
  ownDifference: figure,
  /** Of the ratios asked for, in their order. */
  ratios: z.array(FoundRatio).readonly(),
  isWithheld: z
    .boolean()
    .meta({ description: "Whether values are null because the caller has not opened the company" }),
}).meta({ id: "ListedCompany" });
export type ListedCompany = z.infer<typeof ListedCompany>;

export const ScreenerAnswer = z
  .object({
    schemaVersion: z.literal(1),
    /** By whose equity premium every value is: the source's, or the one that the market's prices imply. */
    view: z.enum(valuationViews),
    dataAsOf: z.string(),
    progress: ScreenProgress,
    /** How many companies pass the filters. */
    matching: z.int(),
    /** Of those, how many values the caller's plan withholds. What is withheld passes no filter that asks for it. */
    withheld: z.int(),
    page: z.int(),
    pages: z.int(),
    /** Ratios of the caller's own that were asked for. */
    ratios: z.array(ToldRatio).readonly(),
    companies: z.array(ListedCompany).readonly(),
  })
  .meta({ id: "Screener" });
export type ScreenerAnswer = z.infer<typeof ScreenerAnswer>;

/** The companies that pass, as a table: cells in the order of the columns, as numbers and codes. */
export type ScreenerExport = {
  dataAsOf: string;
  view: ScreenerView;
  valuation: ValuationView;
  columns: readonly ScreenerColumn[];
  ratios: readonly AskedRatio[];
  rows: readonly {
    currency: string;
    priceCurrency: string | null;
    priceAsOf: string | null;
    priceSource: string | null;
    accountsSource: string;
    accountsAsOf: string | null;
    qualityKnown: number | null;
    isWithheld: boolean;
    notApplicable: NotApplicableReason | null;
    notVoting: NotVotingReason | null;
    cells: readonly (string | number | null)[];
    ratios: readonly FoundRatio[];
  }[];
};
