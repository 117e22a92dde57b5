import * as z from "zod";
import type { plans } from "./plan-names.ts";

export type Plan = (typeof plans)[number];

/** Paid offers: the pro plan, and the same one at a reduced price for students and teachers. */
export const offers = ["pro", "student"] as const;
export type Offer = (typeof offers)[number];

/** The price of an offer per period. */
export type Price = {
  offer: Offer;
  /** In the smallest unit of the currency, as the payment provider counts. */
  amountInCents: number;
  /** ISO 4217, upper case. */
  currency: string;
  period: "month" | "year";
};

/** States of a subscription in which its plan holds; a payment that failed is tried again for some days. */
export const payingStatuses = ["active", "trialing", "past_due"] as const;

/** The quota of the free plan: different companies per calendar day (Europe/Madrid), and one new company per minute. */
export const freePlan = { companiesADay: 10, secondsBetweenCompanies: 60 } as const;

/** A limit, and what a caller may still do within it. */
export type RateWindow = {
  name: "companies" | "pace" | "everybody";
  quota: number;
  windowInSeconds: number;
  /** Null: not known at the moment. */
  remaining: number | null;
  resetInSeconds: number;
};

/** The caller's remaining free quota at a moment. */
export const Allowance = z
  .object({
    limit: z.int(),
    used: z.int(),
    remaining: z.int(),
    nextInSeconds: z.int().meta({ description: "Until another company may be opened; 0: now" }),
  })
  .meta({ id: "Allowance" });
export type Allowance = z.infer<typeof Allowance>;
/** The allowance as a page shows it: null without a limit or when unknown; "asked" when the page fetches it after loading. */
export type AskedAllowance = Allowance | "asked" | null;
