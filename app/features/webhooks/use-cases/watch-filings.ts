import { CompanyUnavailable, type MarketData } from "@valora/market-data";
import { newestFiling } from "../../filings/use-cases/newest-filing.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import type { FilingWatchStore } from "./webhook-context.ts";

export type FilingWatch = {
  now(): Date;
  pause(): Promise<void>;
  filings: FilingWatchStore;
  marketData: Pick<MarketData, "fundamentalsOf">;
  /** A page of this site, in full. */
  addressOf(path: string): string;
  warn(error: unknown): void;
};

/** Looks at the accounts of each company of whose filings readers hear; says how many were new. The first look tells nothing. */
export async function watchFilings(context: FilingWatch, signal: AbortSignal): Promise<number> {
  let found = 0;
  for (const ticker of await context.filings.tickersHeard()) {
    signal.throwIfAborted();
    if (await isNewFiling(context, ticker)) found += 1;
    await context.pause();
  }
  return found;
}

async function isNewFiling({ filings, marketData, now, addressOf, warn }: FilingWatch, ticker: string) {
  try {
    const { fundamentals, provider } = await marketData.fundamentalsOf(ticker);
    const newest = newestFiling(fundamentals);
    if (newest === null) return false;
    const page = addressOf(`/analysis/${encodeURIComponent(ticker)}/statements`);
    const event = writtenEvent("filing.new", now(), { ticker, name: fundamentals.name, provider, ...newest, page });
    return await filings.noteFiling({ ticker, filedAt: newest.filedAt, event, now: now() });
  } catch (error) {
    // A company whose accounts cannot be had now is looked at again in the next round.
    if (!(error instanceof CompanyUnavailable)) warn(error);
    return false;
  }
}
