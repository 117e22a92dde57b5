import { bodyCodes } from "../../../api/openapi.ts";

/** Why a policy is not kept: its form, and what its values mean together. */
export const policyProblems = {
  form: [...bodyCodes, "policyNameInvalid", "policyEmpty", "numberFormat"],
  values: ["outOfRange", "gNotBelowWacc", "policyNameTaken"],
} as const;
