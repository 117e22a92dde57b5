import type { PolicySettings } from "../contracts/policy.ts";

export type PolicyTables = {
  /** A person's own parameters of analysis; null leaves one open. */
  policies: PolicySettings & { id: string; account_id: string; name: string; created_at: Date };
  /** Which of them applies: one a person, or none. */
  active_policies: { account_id: string; policy_id: string };
};
