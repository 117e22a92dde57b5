import { formNames } from "@valora/valuation";
import { formsOf } from "../../../../core/analysis/contracts/asked-parts/chosen-forms.ts";
import type { Policy } from "../../../../core/policies/contracts/policy.ts";
import { noPolicy } from "../../../../core/policies/contracts/policy-limits.ts";
import type { Choice } from "../controls/analysis-choice.ts";

const levers = ["wacc", "growth", "horizon"] as const;

/** The choice with everything that the policy sets. */
export function withChoiceOf(policy: Policy, choice: Choice): Choice {
  const overrides = { ...choice.overrides };
  for (const lever of levers) {
    const value = policy[lever];
    if (value !== null) overrides[lever] = value;
  }
  if (policy.view !== null) overrides.view = policy.view;
  // The usual form goes without saying.
  for (const name of formNames) if (policy[name] !== null) delete overrides[name];
  const { discounting, cashFlow, dividends } = policy;
  Object.assign(overrides, formsOf({ discounting, cashFlow, dividends }));
  return {
    ...choice,
    scenario: policy.scenario ?? choice.scenario,
    overrides,
    source: policy.source ?? choice.source,
    policy: policy.id,
  };
}

/** The choice without the settings of the policy; the reader's own changes stay. */
export function withoutChoiceOf(policy: Policy, choice: Choice): Choice {
  const overrides = { ...choice.overrides };
  for (const lever of [...levers, "view", ...formNames] as const) if (policy[lever] !== null) delete overrides[lever];
  return {
    ...choice,
    scenario: policy.scenario === null ? choice.scenario : "neutral",
    overrides,
    source: policy.source === null ? choice.source : null,
    policy: noPolicy,
  };
}
