/** Apart from the schemas of a plan, which the short way of the command line does without. */
export const plans = ["free", "pro"] as const;
