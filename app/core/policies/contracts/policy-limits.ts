export const mostPolicies = 20;
export const longestPolicyName = 60;
/** In an address: nothing of the reader's own policy is filled in. */
export const noPolicy = "none";
