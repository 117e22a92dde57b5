import type { Dated, Fundamentals, IsoDate, MarketReference } from "@valora/valuation";
import type { Listing } from "./listings/instrument.ts";
import type { OtherIssuer } from "./integrity/accounts-of-others.ts";
import type { Finding } from "./integrity/index.ts";
import type { PriceHistory, ProviderFailureDetail, ProviderFailureKind, Ticker } from "./provider.ts";

/** A provider that was passed over, and why. `notChosen`: the person asked for another source; `older`: another has newer ones. */
export type Skip = {
  provider: string;
  kind: ProviderFailureKind | "notChosen" | "older";
  /** What exactly went wrong; absent when the kind says it all. */
  detail?: ProviderFailureDetail;
  /** Whose accounts it gave, where they are another issuer's. */
  accountsOf?: string;
  /** How old its answer is, of one that is older than what was taken: the end of its last year, or the day of its price. */
  asOf?: string;
  /** When it may be asked again, where it is known: an ISO date with time. */
  until?: string;
  /** What it was asked for; absent for statements. */
  covers?: "statements" | "price" | "riskFreeRate" | "history";
};

/** An answer that is not of now: given before, or bundled, while its source cannot be asked. `asOf` is a day or a moment. */
export type StaleAnswer = { provider: string; covers: "statements" | "price" | "riskFreeRate"; asOf: string };

/**
 * One company's data, the provider that gave it, those that were asked before in vain, and what the check of a live answer
 * found: what was converted, what is doubtful, what was refused.
 */
export type CompanyAnswer = {
  fundamentals: Fundamentals;
  provider: string;
  skipped: readonly Skip[];
  /** Empty when everything is as new as the sources can give it. */
  stale: readonly StaleAnswer[];
  findings: readonly Finding[];
  /** The default-free rate of these days in the currency of the statements; null where the included one counts. */
  riskFreeRate: Dated | null;
};

/** Daily prices of the last years, or why there are none: no source to ask, or what the sources answered. */
export type HistoryAnswer = {
  history: PriceHistory | null;
  /** Live sources of this installation that give daily prices, whether they answered or not. */
  sources: readonly string[];
  skipped: readonly Skip[];
  /** When the answer was given, an ISO moment; null for one of now. */
  staleSince: string | null;
};

/**
 * One choice of the data source selector: `automatic` asks all in order. `paused`: it did not answer lately and is left
 * alone for a while; `limited`: it has been asked as often as it allows.
 */
export type DataSource = { id: string; available: boolean; reason: "paused" | "limited" | null };

/** Whom a data set comes from, on which terms, and how far it reaches. */
export type Credit = { id: string; name: string; url: string | null; terms: string; asOf: IsoDate; covers: string };

export type AskOptions = { source?: string; signal?: AbortSignal };

/** Where all numbers come from: the one door of this package. Everything but `fundamentalsOf` answers at once from bundled data. */
export interface MarketData {
  /**
   * Throws `CompanyUnavailable` when no provider can answer, the signal's reason when the caller gives up, and `RangeError`
   * for a `source` that is none of `sources()`.
   */
  fundamentalsOf(ticker: Ticker, options?: AskOptions): Promise<CompanyAnswer>;
  /**
   * Daily prices of the last five years from the first live source that gives them, else the bundled ones, which end on the
   * day of their data set. Never of two sources at once. Throws only the signal's reason.
   */
  historyOf(ticker: Ticker, options?: Pick<AskOptions, "signal">): Promise<HistoryAnswer>;
  /**
   * Rates, premia, taxes, ratings and industry averages for a company's currency, country and industry, with the
   * risk-free rate that came with the company instead of the included one. Throws
   * `ProviderFailure("bundled", "noData")` for a currency or country of which the bundled reference knows nothing.
   */
  referenceFor(fundamentals: Fundamentals, riskFreeRate?: Dated | null): MarketReference;
  /** All bundled companies with statements in the same currency, the company itself left out; choosing is the engine's. */
  peerCandidates(fundamentals: Fundamentals): readonly Fundamentals[];
  /**
   * The included issuer whose accounts a company's are, figure by figure, where the two have no name, number or listing in common;
   * null where they are no other's that is known here.
   */
  issuerOfAccounts(fundamentals: Fundamentals): OtherIssuer | null;
  /** What the symbol stands for; null when no list knows it. */
  listingOf(ticker: Ticker): Listing | null;
  /**
   * Listings by symbol (also with its exchange: BME:SAN, SAN SM), name, ISIN or LEI, best first. Of an ISIN or LEI that
   * no list holds, or whose check digits are wrong, there are none.
   */
  search(query: string, options?: { limit?: number }): readonly Listing[];
  /** The one company that a name stands for ("apple", "Coca-Cola"); null where it stands for several or for none. */
  companyNamed(name: string): Listing | null;
  /** Those that `ticker` names as a word ("american"), then those whose symbols differ least from it, for "did you mean". */
  nearestTo(ticker: Ticker, limit?: number): readonly Listing[];
  /** Other classes and listings of the same company, those with statements first: GOOG of GOOGL, SAN of SAN.MC. */
  siblingsOf(ticker: Ticker): readonly Listing[];
  /** Choices of the data source selector, "automatic" first. */
  sources(): readonly DataSource[];
  /** Symbols of all bundled companies, in order of market value. */
  bundledTickers(): readonly Ticker[];
  /** Those of them whose daily prices are bundled, in the same order. */
  tickersWithHistory(): readonly Ticker[];
  readonly credits: readonly Credit[];
  /** The day of most bundled prices. Some are of other days, earlier and later: each quote tells its own. */
  readonly asOf: IsoDate;
  /** Well-known examples for the home page, all with data. */
  readonly popular: readonly Ticker[];
}

/** No provider could give the company's data; `kind` is the most telling of the skips. */
export class CompanyUnavailable extends Error {
  override readonly name = "CompanyUnavailable";
  readonly kind: "unknownTicker" | "noData" | "unreachable";
  readonly ticker: Ticker;
  readonly skipped: readonly Skip[];

  constructor(ticker: Ticker, kind: CompanyUnavailable["kind"], skipped: readonly Skip[], options?: ErrorOptions) {
    super(`${ticker}: ${kind}`, options);
    this.ticker = ticker;
    this.kind = kind;
    this.skipped = skipped;
  }
}
