import * as z from "zod";
import { SignUpBody } from "../../accounts/contracts/account.ts";

export const longestOperatorName = 120;

/** What an administrator has chosen here, where no setting of the environment has. Null: the default holds. */
export const KeptSettings = z.object({
  operatorName: z.string().nullable(),
  hasPlanLimits: z.boolean().nullable(),
  /** The ids of the live providers that are asked. */
  sources: z.array(z.string()).nullable(),
});
export type KeptSettings = z.infer<typeof KeptSettings>;

export const noSettings: KeptSettings = { operatorName: null, hasPlanLimits: null, sources: null };

export const SetUpBody = SignUpBody.extend({
  token: z.string().meta({ description: "The last part of the address that the server printed at its start" }),
  operatorName: z.string().optional().meta({ description: "Who runs this installation, as the legal texts name them" }),
  hasPlanLimits: z.boolean().optional().meta({ description: "Whether the free plan has limits" }),
  sources: z.array(z.string()).optional().meta({ description: "Ids of the live providers that are asked" }),
}).meta({ id: "SetUp" });
