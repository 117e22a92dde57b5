import type { Fundamentals } from "@valora/valuation";

/** A canonical symbol: upper case, class shares with a dot (BRK.B), European listings with their exchange suffix (SAN.MC). */
export type Ticker = string;

/**
 * One source of company data. Everything it returns is already in our units and vocabulary: whole currency units,
 * today's share basis, ISO dates, null for unknown. It throws `ProviderFailure` and nothing else.
 */
export interface MarketDataProvider {
  readonly id: string;
  readonly supplies: readonly Capability[];
  /** How often it may be asked; null for a source on this machine. */
  readonly requestsPerMinute: number | null;
  /** Identity, statements and, when it `supplies` quotes, the latest quote of one company. */
  fundamentals(ticker: Ticker, signal: AbortSignal): Promise<Fundamentals>;
}

export type Capability = "fundamentals" | "quote" | "history";

/** Why a provider gave nothing, and so what the registry does next. */
export const providerFailureKinds = ["unknownTicker", "noData", "rateLimited", "unreachable", "unreadable"] as const;
export type ProviderFailureKind = (typeof providerFailureKinds)[number];

export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly kind: ProviderFailureKind;
  readonly provider: string;

  constructor(provider: string, kind: ProviderFailureKind, options?: ErrorOptions) {
    super(`${provider}: ${kind}`, options);
    this.provider = provider;
    this.kind = kind;
  }
}
