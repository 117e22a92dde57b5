import { sql } from "kysely";
import { payingStatuses } from "../contracts/plan.ts";

/** Whether the account `owner` of a statement has the pro plan; where plans limit no one, every one has. */
export const hasProPlan = (hasPlanLimits: boolean) => sql`
  (not ${hasPlanLimits}::boolean or owner.plan = 'pro' or exists (
    select 1 from subscriptions as paid
    where paid.account_id = owner.id and paid.offer is not null and paid.status in (${sql.join(payingStatuses)})
  ))
`;
