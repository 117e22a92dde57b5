import type { PolicySettings } from "../contracts/policy.ts";

export type PolicyTables = {
  /** A person's own parameters of analysis; null leaves one open. */
  policies: Omit<PolicySettings, "cashFlow"> & {
    id: string;
    account_id: string;
    name: string;
    cash_flow: PolicySettings["cashFlow"];
    created_at: Date;
  };
  /** Which of them applies: one a person, or none. */
  active_policies: { account_id: string; policy_id: string };
};
