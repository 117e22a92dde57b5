import { expertLevers, valuationViews, yearlyLevers } from "@valora/valuation";
import * as z from "zod";
import { AssumptionChange } from "../assumption-change.ts";
import { Trace } from "../trace.ts";

const number = z.number().nullable();

const Chosen = z.object({
  value: z.number(),
  computed: z.number(),
  chosenBy: z.enum(["computed", "scenario", "user"]),
});

export const Assumptions = z.object({
  wacc: number,
  costOfEquity: number,
  costOfDebt: number,
  growth: number,
  terminalGrowth: number,
  horizon: z.number(),
  riskFreeRate: z.number(),
  equityRiskPremium: z.number(),
  countryRiskPremium: z.number(),
  beta: number,
  /** The betas that a reader may take, whichever is in use; the regression is told by a source, and null where none tells it. */
  betas: z.object({
    bottomUp: number,
    regression: number,
    adjustedRegression: number,
    regressionOf: z
      .object({ months: number, index: z.string().nullable(), asOf: z.iso.date(), source: z.string() })
      .nullable(),
  }),
  taxRate: number,
  equityWeight: number,
  debtWeight: number,
  rating: z.string().nullable(),
  /** The same figures beside what the engine would use by itself, and whose choice they are. */
  origins: z.object({
    wacc: Chosen.nullable(),
    costOfEquity: Chosen.nullable(),
    costOfDebt: Chosen.nullable(),
    growth: Chosen.nullable(),
    terminalGrowth: Chosen.nullable(),
    horizon: Chosen,
  }),
  /** Further expert levers, which hold in all scenarios; the traces show where they count. */
  chosenLevers: z.partialRecord(z.enum(expertLevers), z.number().optional()),
  /** The companies compared with, by symbol: the computed ones, or those that were asked for. */
  peers: z.object({ tickers: z.array(z.string()).readonly(), chosenBy: z.enum(["computed", "user"]) }),
  /** Expert levers by year, first year first; null leaves a year to the calculation. */
  chosenYears: z.partialRecord(z.enum(yearlyLevers), z.array(z.number().nullable()).readonly().optional()),
  /** Everything that is set, beside what would be computed, with the reader's reasons. */
  changes: z.array(AssumptionChange).readonly(),
  trace: Trace.nullable(),
});

export const View = z.object({
  /** `absolute`: by the source's equity premium; `relative`: by the one that the market's prices imply. */
  name: z.enum(valuationViews),
  /** Whether methods of one family alone give no signal to buy or sell. */
  prudent: z.boolean(),
  /** The equity premium at which the companies of the data set are worth together what they cost; null where none is. */
  impliedPremium: z
    .object({
      value: z.number(),
      asOf: z.iso.date(),
      source: z.string(),
      /** That it was solved with. */
      riskFreeRate: z.number(),
      companies: z.int(),
      withoutLargest: number,
      byMethod: z.object({ discountedCashFlow: number, dividendDiscount: number, residualIncome: number }),
    })
    .nullable(),
});
