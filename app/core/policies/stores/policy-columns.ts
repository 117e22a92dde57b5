/** What a policy says, by the names of its settings. */
export const policyColumns = [
  ...(["policies.id", "policies.name", "scenario", "wacc", "growth", "horizon", "view", "source"] as const),
  ...(["discounting", "cash_flow as cashFlow", "dividends"] as const),
];
