import type { CompanyFile } from "@valora/valuation";

/** The price that values may be compared with: in their currency, or none. */
export const comparablePrice = ({ fundamentals: { quote, currency } }: CompanyFile) =>
  quote !== null && quote.currency === currency ? quote.value : null;
