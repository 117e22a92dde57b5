import * as z from "zod";
import { PolicyBody, PolicySettings } from "../../../core/policies/contracts/policy.ts";

export const TeamPolicy = PolicySettings.extend({
  id: z.uuid(),
  name: z.string(),
  isActive: z.boolean().meta({ description: "Whether your own analyses follow it" }),
  sharedBy: z.string().nullable().meta({ description: "The name of who shared it; null: they have left Valora" }),
  sharedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
}).meta({ id: "TeamPolicy" });
export type TeamPolicy = z.infer<typeof TeamPolicy>;

export const TeamPolicies = z
  .object({
    policies: z.array(TeamPolicy).meta({ description: "By name" }),
    most: z.int().meta({ description: "Policies that the team may have, by the plan of its owner" }),
  })
  .meta({ id: "TeamPolicies" });
export type TeamPolicies = z.infer<typeof TeamPolicies>;

export const NewTeamPolicy = PolicyBody.omit({ isActive: true }).meta({ id: "NewTeamPolicy" });
export type NewTeamPolicy = z.infer<typeof NewTeamPolicy>;

export const TeamPolicyChange = NewTeamPolicy.extend({
  changedAt: z.string().optional().meta({
    description:
      "As it was read; where it has been changed or deleted since, nothing is saved (`editConflict`, `policyGone`). Absent: the last one wins",
  }),
}).meta({ id: "TeamPolicyChange" });
