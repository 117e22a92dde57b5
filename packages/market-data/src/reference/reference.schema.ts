import * as z from "zod";
import { currencyCodes } from "./currencies.ts";

const Dated = z.strictObject({ value: z.number(), asOf: z.iso.date(), source: z.string().min(1) });
const figure = z.number().nullable();

/** Solved from the companies that it lies beside, by `scripts/implied-premium.ts`. */
const ImpliedPremium = z.strictObject({
  ...Dated.shape,
  currency: z.literal("USD"),
  riskFreeRate: Dated,
  companies: z.int().positive(),
  withoutLargest: figure,
  byMethod: z.strictObject({ discountedCashFlow: figure, dividendDiscount: figure, residualIncome: figure }),
});

const Industry = z.strictObject({
  name: z.string(),
  asOf: z.iso.date(),
  source: z.string(),
  firms: z.number(),
  leveredBeta: figure,
  debtSpread: figure,
  equityWeight: figure,
  debtWeight: figure,
  expectedGrowth: figure,
  revenueGrowth: figure,
  roe: figure,
  roic: figure,
  operatingMargin: figure,
  netMargin: figure,
  salesToCapital: figure,
  priceToEarnings: figure,
  priceToBook: figure,
  evToEbitda: figure,
  evToEbit: figure,
  evToSales: figure,
});

const Rating = z.strictObject({ coverageAtLeast: z.number(), rating: z.string(), spread: z.number() });

/** By ISO code; every currency of the list must be there. */
const byCurrency = z
  .record(z.string().length(3), Dated)
  .refine((rates) => currencyCodes.every((code) => rates[code] !== undefined), "a rate for each currency");

/** `reference.json`: everything dated that the engine may not hold as a constant. */
export const BundledReference = z.strictObject({
  version: z.literal(1),
  governmentYield: byCurrency,
  longRunGrowth: byCurrency,
  matureEquityRiskPremium: Dated,
  premiumPair: z.strictObject({ currency: z.literal("USD"), riskFreeRate: Dated }),
  /** Null where these companies imply none; absent in data built before there was one. */
  impliedPremium: ImpliedPremium.nullable().default(null),
  averageBeta: Dated,
  countries: z.strictObject({
    asOf: z.iso.date(),
    source: z.string(),
    rows: z.record(
      z.string().length(2),
      z.strictObject({
        name: z.string(),
        rating: z.string(),
        /** What a bond of the state in its own money yields for its risk of default; absent in data built before it was kept. */
        defaultSpread: z.number().min(0).nullable().default(null),
        countryRiskPremium: z.number(),
        marginalTaxRate: z.number(),
      }),
    ),
  }),
  ratings: z.strictObject({
    asOf: z.iso.date(),
    source: z.string(),
    largeCompanyThreshold: z.number().positive(),
    large: z.array(Rating),
    small: z.array(Rating),
    utility: z.array(Rating),
  }),
  industries: z.array(Industry),
  market: Industry,
  /** GICS sub-industry → name of an industry above. */
  industryOf: z.record(z.string(), z.string()),
});
export type BundledReference = z.infer<typeof BundledReference>;
