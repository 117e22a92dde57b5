import type { Ticker } from "../provider.ts";
import { listedIdentifiers } from "./listed-identifiers.ts";

export type Identifiers = { isin: string; lei: string | null };

const byTicker = new Map(listedIdentifiers.map(([ticker, isin, lei]) => [ticker, { isin, lei }]));

/** The share's ISIN and its issuer's LEI; null where they were not looked up. */
export const identifiersOf = (ticker: Ticker): Identifiers | null => byTicker.get(ticker) ?? null;

/** The symbols under which an ISIN is listed, or an issuer by its LEI; none when no list has it. */
export const tickersBy = (identifier: string): readonly Ticker[] =>
  listedIdentifiers.flatMap(([ticker, isin, lei]) => (isin === identifier || lei === identifier ? [ticker] : []));
