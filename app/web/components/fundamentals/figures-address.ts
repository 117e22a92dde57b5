import type { ValuationView } from "@valora/valuation";

/** Where the figures of the pages about a company can be asked for; as it stands, with no assumptions of a reader's own. */
export const figuresAddressOf = (ticker: string, view: ValuationView = "absolute"): string =>
  `/api/v1/figures?ticker=${encodeURIComponent(ticker)}${view === "relative" ? `&view=${view}` : ""}`;
