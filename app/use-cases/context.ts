import type { MarketData } from "@valora/market-data";

/** Who asks. Nobody is known yet: only in which language the answer will be read, for the record. */
export type Viewer = { language: string };

/** What a use case may reach in the world outside. Built once, in composition.server.ts; plain objects in tests. */
export type Context = {
  now(): Date;
  /** Lets what waits go first, in the middle of long work. */
  pause(): Promise<void>;
  marketData: MarketData;
  analyses: {
    /** Writes down that a company was looked at. It never fails the analysis: what cannot be kept is logged. */
    record(analysis: { at: Date; ticker: string; scenario: string; language: string }): void;
  };
};
