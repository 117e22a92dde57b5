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

/** Whose a policy is. */
export const policyTeam = z
  .object({ id: z.uuid(), name: z.string() })
  .nullable()
  .meta({ description: "The team whose policy it is; null: your own" });

export const Policy = PolicySettings.extend({
  id: z.uuid(),
  name: z.string(),
  team: policyTeam,
  isActive: z.boolean(),
}).meta({ id: "Policy" });
export type Policy = z.infer<typeof Policy>;

/** A policy as what follows it names it. */
export const FollowedPolicy = Policy.pick({ id: true, name: true, team: true }).meta({ id: "FollowedPolicy" });
export type FollowedPolicy = z.infer<typeof FollowedPolicy>;

/** The same where it outlives the policy: by its names alone. */
export const NamedPolicy = FollowedPolicy.omit({ id: true }).meta({ id: "NamedPolicy" });
export type NamedPolicy = z.infer<typeof NamedPolicy>;

export const followedPolicy = ({ id, name, team }: Policy): FollowedPolicy => ({ id, name, team });

/** A policy of a team that a person followed and can follow no more. */
export const LostPolicy = z.object({ id: z.uuid(), name: z.string(), team: z.string() }).meta({ id: "LostPolicy" });
export type LostPolicy = z.infer<typeof LostPolicy>;

export const PolicyUse = z
  .strictObject({ isActive: z.boolean().meta({ description: "Whether your analyses follow it; one at a time" }) })
  .meta({ id: "PolicyUse" });

export const PoliciesAnswer = z
  .object({
    policies: z.array(Policy).meta({ description: "Your own by name, then those of each of your teams" }),
    lost: LostPolicy.nullable().meta({
      description:
        "The policy of a team that your analyses followed until you left the team or it was deleted: now they follow none. Null once you use another one, or say of it that it is not active",
    }),
  })
  .meta({ id: "Policies" });
