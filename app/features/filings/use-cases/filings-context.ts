import type { MarketData, SharedState } from "@valora/market-data";
import type { Sector } from "@valora/valuation";
import type { RateStore } from "../../../core/usage/use-cases/rate-limits.ts";
import type { FilingProvider } from "../contracts/filings.ts";

/** Null fields: nothing was asked, or nothing is known. */
export type RequestedCompany = {
  ticker: string;
  provider: FilingProvider;
  lei: string | null;
  sector: Sector | null;
  obtainedAt: Date;
};
export type KeptConsent = { isOn: boolean; contact: string | null; changedAt: Date };

export type FilingStore = {
  /** Null before anybody has decided. */
  consent(): Promise<KeptConsent | null>;
  setConsent(consent: { isOn: boolean; contact: string | null; at: Date; accountId: string | null }): Promise<void>;
  requested(): Promise<readonly RequestedCompany[]>;
  keep(company: RequestedCompany): Promise<void>;
  /** Another text whenever any of it has changed. */
  revision(): Promise<string>;
};

/** The dependencies of the requests for filings. */
export type FilingsContext = {
  now(): Date;
  freshId(): string;
  marketData: Pick<MarketData, "obtain" | "fundamentalsOf" | "listingOf">;
  store: FilingStore;
  /** How far requests have come, and whose turn it is, in all processes. */
  state: Pick<SharedState, "read" | "write" | "claim" | "release">;
  rates: Pick<RateStore, "take">;
  /** Sources that the settings of this installation turn on for every company. */
  configured: readonly string[];
  /** The operator's address, which the SEC may be given. */
  operatorContact: string | null;
  /** Whether any reader may consent: the installation is reached by its owner alone. */
  isOwnersAlone: boolean;
  /** Reports a bug, with its cause. */
  warn(error: unknown): void;
};
