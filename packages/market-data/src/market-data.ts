import type { CurrencyCode, Dated, Fundamentals, IsoDate, MarketReference } from "@valora/valuation";
import type { HeldData } from "./answers/holding.ts";
import type { ExchangeRate } from "./integrity/currency.ts";
import type { Finding, FindingCode } from "./integrity/finding.ts";
import type { OtherIssuer } from "./integrity/misattributed-accounts.ts";
import type { CurrencyPair } from "./integrity/one-currency.ts";
import type { IndexMembership } from "./listings/directory.ts";
import type { FormerListing } from "./listings/former-listings.ts";
import type { Listing } from "./listings/instrument.ts";
import type { FilingSteps, PriceHistory, ProviderFailureDetail, ProviderFailureKind, Ticker } from "./provider.ts";

/** A provider that was skipped, and why. `notChosen`: the reader chose another one; `older`: another has newer data. */
export type Skip = {
  provider: string;
  kind: ProviderFailureKind | "notChosen" | "older";
  /** The exact cause; absent when the kind is enough. */
  detail?: ProviderFailureDetail;
  /** The real issuer when the accounts belong to another one. */
  accountsOf?: string;
  /** The contradictions for which its answer was withdrawn. */
  contradictions?: readonly FindingCode[];
  /** Date of a dropped older answer: the end of its last fiscal year, or the day of its price. */
  asOf?: string;
  /** When it may be asked again, if known: an ISO date with time. */
  until?: string;
  /** The requested data; absent for statements. */
  covers?: "statements" | "price" | "riskFreeRate" | "history";
};

/** A cached or bundled answer, used because its provider cannot be asked. `asOf` is a day or a moment. */
export type StaleAnswer = { provider: string; covers: "statements" | "price" | "riskFreeRate"; asOf: string };

/**
 * One provider when accounts or a price were chosen. `older`: a newer one counts; `asNew`: one of the same day stands before
 * it; `notNeeded`: one before it is current, so that it was not asked; `notChosen`: the reader chose another one.
 */
export type Considered = {
  provider: string;
  outcome: "taken" | "older" | "asNew" | "notNeeded" | "notChosen" | "failed";
  /** The day of its answer: the end of its accounts, or of its price; null without an answer. */
  asOf: IsoDate | null;
  /** Why the last request failed; an earlier answer may count nevertheless. */
  failure: Skip | null;
};

/**
 * All providers that were considered, in order, and why one was taken. `chosen`: by the reader; `only`: no other answered;
 * `newest`: of those that were asked; `current`: no provider behind it was asked, for its data are of now. Null: none was.
 */
export type Chosen = {
  reason: "chosen" | "only" | "newest" | "current" | null;
  considered: readonly Considered[];
};
export type Decision = { accounts: Chosen; price: Chosen };

/**
 * One company's data, its provider, the providers that were skipped, and the findings of the integrity check: converted,
 * doubtful and refused figures.
 */
export type CompanyAnswer = {
  fundamentals: Fundamentals;
  provider: string;
  skipped: readonly Skip[];
  /** Empty when every part is current. */
  stale: readonly StaleAnswer[];
  /** Which accounts and which price were taken, and why. */
  decision: Decision;
  findings: readonly Finding[];
  /** The live risk-free rate in the currency of the statements; null when the bundled one counts. */
  riskFreeRate: Dated | null;
};

/** The live risk-free rate of a currency, or null where the bundled one counts, with the reasons. */
export type RateAnswer = Pick<CompanyAnswer, "riskFreeRate" | "skipped" | "stale">;

/** Daily prices of the last years, or why there are none: no provider, or the failures of the providers. */
export type HistoryAnswer = {
  history: PriceHistory | null;
  /** Live providers of daily prices in this installation, whether they answered or not. */
  providers: readonly string[];
  skipped: readonly Skip[];
  /** ISO moment of a stale answer; null for a fresh one. */
  staleSince: string | null;
};

/**
 * One option of the provider selector; `automatic` asks all in order. `paused`: it failed recently and is left alone for a
 * while; `limited`: its rate limit is used up.
 */
export type ProviderChoice = {
  id: string;
  available: boolean;
  reason: "paused" | "limited" | null;
  /** Whether it gives live prices. */
  givesPrices: boolean;
};

/** Publisher, terms and coverage of a bundled data set. */
export type Credit = { id: string; name: string; url: string | null; terms: string; asOf: IsoDate; covers: string };

export type AskOptions = { provider?: string; signal?: AbortSignal };

/** One provider of statements, and who is told of its steps. */
export type ObtainOptions = { provider: string; onStep?: FilingSteps; signal?: AbortSignal };

/** The interface of this package. All methods that give no promise answer at once from bundled data. */
export interface MarketData {
  /**
   * Throws `CompanyUnavailable` when no provider can answer, the signal's reason when the caller gives up, and `RangeError`
   * for a `provider` that is none of `providers()`.
   */
  fundamentalsOf(ticker: Ticker, options?: AskOptions): Promise<CompanyAnswer>;
  /**
   * Fetches a company's filings from one provider now, also from one that is otherwise asked only about requested companies,
   * and stores them as its answer for all readers. Takes up to two minutes. Throws `ProviderFailure`.
   */
  obtain(ticker: Ticker, options: ObtainOptions): Promise<Fundamentals>;
  /**
   * Daily prices of the last five years from the first live provider that has them, else the bundled ones, which end on the
   * day of their data set. Never mixes two providers. Throws only the signal's reason.
   */
  historyOf(ticker: Ticker, options?: Pick<AskOptions, "signal">): Promise<HistoryAnswer>;
  /**
   * Rates, premia, taxes, ratings and industry averages for a company's currency, country and industry. A live risk-free
   * rate replaces the bundled one. Throws
   * `ProviderFailure("bundled", "noData")` for a currency or country that the bundled reference does not know.
   */
  referenceFor(fundamentals: Fundamentals, riskFreeRate?: Dated | null): MarketReference;
  /** The latest risk-free rate of a currency by its publisher. Never throws. */
  riskFreeRateIn(currency: CurrencyCode): Promise<RateAnswer>;
  /** The risk-free rate of a currency on a day, or on the last working day before it; null where its publisher is not asked or gives none. Never throws. */
  riskFreeRateOn(currency: CurrencyCode, day: IsoDate): Promise<Dated | null>;
  /**
   * The central bank's reference rate of a day, or of the last working day before it; null where it is not asked, does not
   * answer or does not quote one of the two. Never throws.
   */
  exchangeRateOn(pair: CurrencyPair): Promise<ExchangeRate | null>;
  /** Whether the central bank is asked for exchange rates in this installation. */
  readonly asksForExchangeRates: boolean;
  /** All bundled companies with statements in the same currency, without the company itself; the engine chooses peers. */
  peerCandidates(fundamentals: Fundamentals): readonly Fundamentals[];
  /**
   * The bundled issuer whose accounts equal this company's figure by figure, although the two share no name, number or
   * listing; null when there is none.
   */
  issuerOfAccounts(fundamentals: Fundamentals): OtherIssuer | null;
  /** The listing of a symbol; null when no list knows it. */
  listingOf(ticker: Ticker): Listing | null;
  /**
   * Listings by symbol (also with its exchange: BME:SAN, SAN SM), name, ISIN or LEI, best first. Empty for an ISIN or LEI
   * that no list holds, or whose check digits are wrong.
   */
  search(query: string, options?: { limit?: number }): readonly Listing[];
  /** The one company with this name ("apple", "Coca-Cola"); null when there are several or none. */
  companyNamed(name: string): Listing | null;
  /** Suggestions for "did you mean": names with this word ("american") first, then the most similar symbols. */
  nearestTo(ticker: Ticker, limit?: number): readonly Listing[];
  /** Other classes and listings of the same company, those with statements first: GOOG of GOOGL, SAN of SAN.MC. */
  siblingsOf(ticker: Ticker): readonly Listing[];
  /** A few figures of a company without bundled accounts, to be read and not to be valued; null when there are none. */
  headlinesOf(ticker: Ticker): Fundamentals | null;
  /** All bundled figures of a company, of its accounts or of its headlines. */
  figuresAtHand(ticker: Ticker): Fundamentals | null;
  /**
   * What each provider holds of a company: the bundled data, refreshed prices, and the last stored answer of every live one,
   * which is not asked for this. Where two hold the same fiscal year, their main figures are compared.
   */
  heldDataOf(ticker: Ticker): Promise<HeldData>;
  /** The stock indices that a share belonged to, with the day of each list. */
  indicesOf(ticker: Ticker): readonly IndexMembership[];
  /** The company that was once quoted with this symbol or name ("TWTR", "Bankia"), and is not any more; null where there is none. */
  formerListing(text: string): FormerListing | null;
  /** Former listings whose business a company went on with, the latest first: Bankia of CABK.MC. */
  formerListingsOf(ticker: Ticker): readonly FormerListing[];
  /** Options of the provider selector, "automatic" first. */
  providers(): readonly ProviderChoice[];
  /** Symbols of all bundled companies, in order of market value. */
  bundledTickers(): readonly Ticker[];
  /** Bundled companies with daily prices, in the same order. */
  tickersWithHistory(): readonly Ticker[];
  readonly credits: readonly Credit[];
  /** The day of most bundled prices, refreshed ones among them; each quote holds its own day. */
  readonly asOf: IsoDate;
  /** Another text when any bundled figure or rate is another one, also of the same day. */
  readonly dataFingerprint: string;
  /** Names the prices that are read over the bundled ones; absent without any. */
  readonly refreshedPrices?: string;
  /** Well-known examples for the home page, all with data. */
  readonly popular: readonly Ticker[];
}

/** No provider could give the company's data; `kind` is the most telling of the skips. */
export class CompanyUnavailable extends Error {
  override readonly name = "CompanyUnavailable";
  readonly kind: "unknownTicker" | "noData" | "unreachable";
  readonly ticker: Ticker;
  readonly skipped: readonly Skip[];
  /** What became of each provider of accounts. */
  readonly considered: readonly Considered[];

  constructor(
    ticker: Ticker,
    kind: CompanyUnavailable["kind"],
    skipped: readonly Skip[],
    { considered = [], ...options }: ErrorOptions & { considered?: readonly Considered[] } = {},
  ) {
    super(`${ticker}: ${kind}`, options);
    this.ticker = ticker;
    this.kind = kind;
    this.skipped = skipped;
    this.considered = considered;
  }
}
