import type { CurrencyCode, Fundamentals, IsoDate, PerShare, Ratio, Shares } from "@valora/valuation";
import type { FindingCode } from "./integrity/finding.ts";

/** A canonical symbol: upper case, class shares with a dot (BRK.B), European listings with their exchange suffix (SAN.MC). */
export type Ticker = string;

/**
 * A provider of company data. Everything it returns is already in our units and vocabulary: whole currency units,
 * today's share basis, ISO dates, null for unknown. It throws `ProviderFailure` and nothing else.
 */
export interface MarketDataProvider {
  readonly id: string;
  readonly supplies: readonly Capability[];
  /** How often it may be asked; null for a provider on this machine. */
  readonly requestsPerMinute: number | null;
  /** Identity, statements and, when it `supplies` quotes, the latest quote of one company. */
  fundamentals(ticker: Ticker, signal: AbortSignal): Promise<Fundamentals>;
}

export type Capability = "fundamentals" | "quote" | "history";

/** Why a provider gave nothing, and so what the registry does next. */
export const providerFailureKinds = ["unknownTicker", "noData", "rateLimited", "unreachable", "unreadable"] as const;
export type ProviderFailureKind = (typeof providerFailureKinds)[number];

/** The exact cause, for the log and for the reader's explanation; null when the kind is enough. */
export type ProviderFailureDetail =
  | "timedOut"
  | "keyRefused"
  | "redirected"
  | "tooLarge"
  | "notJson"
  | "wrongShape"
  /** The form is right, a value in it cannot be: a price in words, a share for 1e308. */
  | "wrongValue"
  /** The company is known, and what nothing can be told without is left empty. */
  | "incomplete"
  /** Its figures contradict each other or the market so much that no value per share may be told. */
  | "suspect"
  /** Its accounts are those of another issuer, which `accountsOf` names. */
  | "accountsOfAnother"
  | "wrongCompany"
  /** Nothing tells which issuer of the index a symbol stands for. */
  | "noIssuer"
  /** Several issuers bear the name; `issuers` lists them. */
  | "severalIssuers"
  /** The issuer is known and has filed no annual report. */
  | "noFilings"
  /** It has filed, and no report of it could be read into figures. */
  | "noReadableFiling"
  /** Its reports hold no period of twelve months with a balance sheet. */
  | "noWholeYear"
  /** Neither a list nor the accounts tell its sector, without which it is not valued. */
  | "sectorUnknown";

/** An issuer as an index of filers names it. */
export type NamedIssuer = { lei: string; name: string };

export type ProviderFailureOptions = ErrorOptions & {
  detail?: ProviderFailureDetail | null;
  /** How long the provider asks callers to wait. */
  retryAfterInMilliseconds?: number | null;
  /** Whose accounts they are, where they are another issuer's. */
  accountsOf?: string | null;
  /** The issuers among which a reader must choose. */
  issuers?: readonly NamedIssuer[];
  /** The findings that contradict each other or the market. */
  contradictions?: readonly FindingCode[];
};

export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly kind: ProviderFailureKind;
  readonly provider: string;
  readonly detail: ProviderFailureDetail | null;
  readonly retryAfterInMilliseconds: number | null;
  readonly accountsOf: string | null;
  readonly issuers: readonly NamedIssuer[];
  readonly contradictions: readonly FindingCode[];

  constructor(provider: string, kind: ProviderFailureKind, options: ProviderFailureOptions = {}) {
    super(`${provider}: ${kind}`, options);
    this.provider = provider;
    this.kind = kind;
    this.detail = options.detail ?? null;
    this.retryAfterInMilliseconds = options.retryAfterInMilliseconds ?? null;
    this.accountsOf = options.accountsOf ?? null;
    this.issuers = options.issuers ?? [];
    this.contradictions = options.contradictions ?? [];
  }
}

/**
 * A market price in whole currency units: pence and cents are converted, `quotedIn` keeps the vendor's unit.
 * `marketCap` and `sharesOutstanding` are the vendor's, for cross-checks; null when it does not say.
 */
export type MarketQuote = {
  ticker: Ticker;
  value: PerShare;
  currency: CurrencyCode;
  quotedIn: string;
  asOf: IsoDate;
  source: string;
  marketCap: number | null;
  sharesOutstanding: Shares | null;
};

export type PriceBar = {
  date: IsoDate;
  open: PerShare | null;
  high: PerShare | null;
  low: PerShare | null;
  close: PerShare;
  volume: Shares | null;
};
export type Dividend = { exDate: IsoDate; amount: PerShare };
/** `factor` new shares stand for one old share: 4 for 4:1, 0.1 for a 1:10 consolidation. */
export type Split = { date: IsoDate; factor: Ratio };

/** Daily bars, oldest first, adjusted for splits and not for dividends unless `adjustedFor` says otherwise. */
export type PriceHistory = {
  ticker: Ticker;
  currency: CurrencyCode;
  source: string;
  adjustedFor: "nothing" | "splits" | "splitsAndDividends";
  bars: readonly PriceBar[];
  /** Null when the provider does not say. */
  dividends: readonly Dividend[] | null;
  splits: readonly Split[] | null;
};
export type DateRange = { from: IsoDate; to: IsoDate };

/**
 * Statements and the version of the filings they were read from: an accession number or a list of report ids. `edition` is
 * null when the filings may be incomplete. The property keeps its old name because caches of installations store it.
 */
export type FilingVersion = { edition: string | null; fundamentals: Fundamentals };

/** The progress of a provider in fetching a company's filings, shown to the waiting reader. */
export type FilingStep =
  | { step: "issuerFound"; name: string; lei: string | null }
  | { step: "filingsFound"; reports: number }
  | { step: "reportRead"; read: number; reports: number };

/** How the filings of one company are fetched: one after the other while a reader waits, with a report of each step. */
export type FilingSteps = (step: FilingStep) => void;

/** A provider that can cheaply check for new filings. It throws `ProviderFailure` and nothing else. */
export interface FilingsProvider {
  /** The statements when the filings differ from the `known` version; null when nothing new was filed. */
  filedSince(
    known: string | null,
    ticker: Ticker,
    signal: AbortSignal,
    onStep?: FilingSteps,
  ): Promise<FilingVersion | null>;
}

/** Latest prices. It throws `ProviderFailure` and nothing else. */
export interface QuoteProvider {
  readonly id: string;
  readonly requestsPerMinute: number | null;
  quote(ticker: Ticker, signal: AbortSignal): Promise<MarketQuote>;
}

/** Past prices, with the dividends and splits the provider knows. It throws `ProviderFailure` and nothing else. */
export interface HistoryProvider {
  readonly id: string;
  readonly requestsPerMinute: number | null;
  history(ticker: Ticker, range: DateRange, signal: AbortSignal): Promise<PriceHistory>;
}

/** A provider of any of these: statements, the latest price, past prices. */
export type Provider = { readonly id: string; readonly requestsPerMinute: number | null } & Partial<
  Pick<MarketDataProvider, "supplies" | "fundamentals"> &
    Pick<FilingsProvider, "filedSince"> &
    Pick<QuoteProvider, "quote"> &
    Pick<HistoryProvider, "history"> & {
      /** Whether it may be asked about a company: of what a reader requests one by one, no other is. Absent: about all. */
      isAskedAbout: (ticker: Ticker) => boolean;
    }
>;
