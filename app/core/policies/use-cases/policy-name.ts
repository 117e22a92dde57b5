import { Failure } from "../../../failure.ts";
import { nameOf } from "../../shared/use-cases/names.ts";
import { longestPolicyName } from "../contracts/policy-limits.ts";

/** The name of a policy. Throws `policyNameInvalid`. */
export function policyNameOf(typed: string): string {
  const name = nameOf(typed, longestPolicyName);
  if (name === null) throw new Failure("policyNameInvalid", { maximum: longestPolicyName });
  return name;
}
