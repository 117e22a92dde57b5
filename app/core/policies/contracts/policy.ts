import { methodForms, scenarios, valuationViews } from "@valora/valuation";
import * as z from "zod";
import { providerChoices } from "../../analysis/contracts/analysis-parameters.ts";
import { longestPolicyName } from "./policy-limits.ts";

const lever = (description: string) => z.number().nullable().optional().meta({ description });

const form = <Name extends keyof typeof methodForms>(name: Name, description: string) =>
  z.enum<(typeof methodForms)[Name]>(methodForms[name]).nullable().optional().meta({ description });

export const PolicyBody = z
  .strictObject({
    name: z.string().meta({ description: `Up to ${longestPolicyName} characters`, example: "House WACC" }),
    scenario: z.enum(scenarios).nullable().optional(),
    wacc: lever("As a fraction: 0.09 is 9 %; null or absent: left to be computed"),
    growth: lever("Growth of the first year, as a fraction, below wacc; null or absent: left to be computed"),
    horizon: lever("Years of explicit forecast; null or absent: the usual ones"),
    view: z.enum(valuationViews).nullable().optional().meta({
      description:
        "By whose equity premium; your watchlist and its alerts follow it; null or absent: absolute, unless asked",
    }),
    discounting: form("discounting", "When cash flows arrive, in every method that discounts them"),
    cashFlow: form("cashFlow", "The flow that the discounted cash flow takes"),
    dividends: form("dividends", "Which dividends are discounted, and how they grow"),
    source: z.enum(providerChoices).nullable().optional(),
    isActive: z
      .boolean()
      .optional()
      .meta({ description: "Whether it fills in, from now on, what an analysis of yours leaves open; one at a time" }),
  })
  .meta({ id: "NewPolicy" });
export type PolicyBody = z.infer<typeof PolicyBody>;

/** The settings of a policy; null leaves one open. */
export const PolicySettings = z.object({
  scenario: z.enum(scenarios).nullable(),
  wacc: z.number().nullable(),
  growth: z.number().nullable(),
  horizon: z.int().nullable(),
  view: z.enum(valuationViews).nullable(),
  discounting: z.enum(methodForms.discounting).nullable(),
  cashFlow: z.enum(methodForms.cashFlow).nullable(),
  dividends: z.enum(methodForms.dividends).nullable(),
  source: z.enum(providerChoices).nullable(),
});
export type PolicySettings = z.infer<typeof PolicySettings>;

export const Policy = PolicySettings.extend({ id: z.uuid(), name: z.string(), isActive: z.boolean() }).meta({
  id: "Policy",
});
export type Policy = z.infer<typeof Policy>;

export const PoliciesAnswer = z.object({ policies: z.array(Policy) }).meta({ id: "Policies" });
