import type { CurrencyCode } from "@valora/valuation";
import type { Ticker } from "../provider.ts";

/** The instrument of a symbol. Only common shares (and their depositary receipts) are valued. */
export const instrumentKinds = [
  "commonShare",
  "depositaryReceipt",
  "preferredShare",
  "etf",
  "fund",
  "warrant",
  "unit",
  "right",
  "note",
  "spac",
  "cryptocurrency",
  "currencyPair",
  "future",
  "index",
  /** Another security of a company than its share: which one the lists do not say. */
  "otherSecurity",
] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** One line of the directory of listed symbols. */
export type Listing = {
  ticker: Ticker;
  name: string;
  /** "Nasdaq", "NYSE", "Madrid", "Milan"; null when the list does not say. */
  exchange: string | null;
  /** Null where the symbol names no currency, as an index does. */
  currency: CurrencyCode | null;
  kind: InstrumentKind;
  /** The company's common share, for an instrument that is not one; null when unknown. */
  commonShare: Ticker | null;
  /** Whether statements are at hand, so that it can be valued. */
  hasData: boolean;
  /** Set where a few figures are at hand, to be read and not to be valued. */
  hasHeadlines?: true;
};
