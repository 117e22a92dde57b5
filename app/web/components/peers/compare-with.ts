import type { Peer } from "@valora/valuation";

/** Compares with these companies, and knows the figures of some of them from now on; null: with the computed ones. */
export type CompareWith = (tickers: readonly string[] | null, further?: readonly Peer[]) => void;
