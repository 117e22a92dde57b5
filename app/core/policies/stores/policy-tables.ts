import type { Generated } from "kysely";
import type { PolicySettings } from "../contracts/policy.ts";

export type PolicyTables = {
  /** Parameters of analysis of a person or of a team; null leaves one open. */
  policies: Omit<PolicySettings, "cashFlow"> & {
    id: string;
    /** Null: it is a team's. */
    account_id: string | null;
    team_id: string | null;
    name: string;
    cash_flow: PolicySettings["cashFlow"];
    created_at: Date;
    changed_at: Generated<Date>;
    /** Who shared it with the team; null of who has left Valora, and of a person's own. */
    shared_by: string | null;
  };
  /** Which of them a person follows: one, or none. */
  active_policies: {
    account_id: string;
    policy_id: string;
    /** The names of a policy of a team that they can follow no more. */
    lost_name: string | null;
    lost_team: string | null;
  };
};
