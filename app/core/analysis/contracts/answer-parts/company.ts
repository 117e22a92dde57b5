import { companyTypeRules, companyTypes, figureNames, fiscalYearReasons, sectors } from "@valora/valuation";
import * as z from "zod";

export const Company = z.object({
  ticker: z.string(),
  name: z.string(),
  exchange: z.string(),
  country: z.string(),
  currency: z.string(),
  sector: z.enum(sectors),
  industry: z.string().nullable(),
  companyType: z.enum(companyTypes),
  companyTypeRule: z.enum(companyTypeRules),
  /** The type by the rules, where the query overrides it; null otherwise. */
  computedType: z.object({ type: z.enum(companyTypes), rule: z.enum(companyTypeRules) }).nullable(),
});

/** The accounts that the values start from. */
export const Accounts = z.object({
  /** `twelveMonths`: the fiscal year, what was filed since, less the same months a year earlier. */
  period: z.enum(["fiscalYear", "twelveMonths"]),
  /** The day of the balance sheet. */
  periodEnd: z.iso.date().nullable(),
  fiscalYear: z.int().nullable(),
  fiscalYearEnd: z.iso.date().nullable(),
  /** Months from the end of the fiscal year to the balance sheet. */
  monthsSince: z.int(),
  /** Why the fiscal year counts although later accounts are known; null where they count, or none are. */
  reason: z.enum(fiscalYearReasons).nullable(),
  passedOver: z.object({ periodEnd: z.iso.date(), missing: z.array(z.enum(figureNames)).readonly() }).nullable(),
});

export const Price = z.object({
  value: z.number(),
  currency: z.string(),
  asOf: z.iso.date(),
  source: z.string(),
  /** `user`: the reader's own, in place of what a source says. */
  chosenBy: z.enum(["source", "user"]),
  /** How old it is on the day of the answer; null where it cannot be compared with the values. */
  age: z
    .object({
      /** `late`: more than ten trading days; `stale`: more than 180 days, and nothing is judged by it. */
      kind: z.enum(["recent", "late", "stale"]),
      days: z.int(),
      /** Mondays to Fridays since then. */
      tradingDays: z.int(),
    })
    .nullable(),
  /** The quote of the exchange and the exchange rate used; null when the price is in the currency of the accounts. */
  converted: z
    .object({
      value: z.number(),
      currency: z.string(),
      rate: z.number(),
      rateAsOf: z.iso.date(),
      rateSource: z.string(),
    })
    .nullable(),
});
