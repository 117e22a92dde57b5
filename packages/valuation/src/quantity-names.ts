/** The closed vocabulary of traces; each has a text in the app's messages (`quantities.<name>`). */
export const quantityNames = ["valuePerShare", "price", "riskFreeRate", "beta", "costOfEquity", "wacc", "taxRate", "growth", "terminalGrowth", "horizon"] as const;
export type QuantityName = (typeof quantityNames)[number];
