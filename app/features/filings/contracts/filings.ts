import type { FigureName, FigureOrigin, Sector } from "@valora/valuation";

/** The providers of filings that need no key, and may be asked about one company at a reader's request. */
export const filingProviders = ["filings-xbrl-org", "sec-edgar"] as const;
export type FilingProvider = (typeof filingProviders)[number];

/** Who must allow an installation to ask them: it is allowed, this reader may, or only an administrator may. */
export type FilingsConsent = "given" | "yours" | "administrators";

/** The offer to a reader of a company without accounts. */
export type FilingsOffer = {
  ticker: string;
  name: string;
  provider: FilingProvider;
  consent: FilingsConsent;
  /** The SEC wants to know who asks: an address that has not been given yet. */
  asksContact: boolean;
  /** The sectors to choose from; none where a list says what the company does, which its filings, as a rule, do not. */
  sectors: readonly Sector[];
  /** Whether its filings have come before: they can be looked for again. */
  isRequested: boolean;
};

/** Why filings did not come; each has a text in `filings.problems`. */
export const filingsProblems = [
  "off",
  "notAllowed",
  "contactNeeded",
  "contactInvalid",
  "contactRefused",
  "sectorNeeded",
  "noIssuer",
  "severalIssuers",
  "noFilings",
  "noReadableFiling",
  "noWholeYear",
  "incomplete",
  "suspect",
  "accountsOfAnother",
  "providerLimited",
  "tooManyRequests",
  "queueFull",
  "tooLarge",
  "unreachable",
  "timedOut",
  "unreadable",
  "interrupted",
  "storageUnavailable",
] as const;
export type FilingsProblem = (typeof filingsProblems)[number];

/** The figures that a reader is shown at once. */
export const arrivedFigures = [
  "revenue",
  "ebit",
  "netIncome",
  "totalAssets",
  "totalEquity",
  "totalDebt",
  "dilutedShares",
] as const satisfies readonly FigureName[];
export type ArrivedFigureName = (typeof arrivedFigures)[number];

/** A figure that came; `wasFirst` is what the first filing said, where a later one has restated it. */
export type ArrivedFigure = {
  name: ArrivedFigureName;
  value: number | null;
  origin: FigureOrigin | null;
  /** The report's own element, where it is not the usual one. */
  element: string | null;
  wasFirst: number | null;
};
export type ArrivedYear = { fiscalYearEnd: string; filedAt: string | null; figures: readonly ArrivedFigure[] };
export type ArrivedFilings = { name: string; currency: string; hasPrice: boolean; years: readonly ArrivedYear[] };

export type NamedIssuer = { lei: string; name: string };

/** How far a request has come. */
export type FilingsJob = {
  ticker: string;
  provider: FilingProvider;
  /** ISO moment. */
  updatedAt: string;
} & (
  | { state: "waiting" }
  | { state: "running"; step: "issuer" | "list" | "reports" | "check"; read: number; reports: number | null }
  | { state: "done"; filings: ArrivedFilings }
  | {
      state: "failed";
      problem: FilingsProblem;
      retryAfter: number | null;
      issuers: readonly NamedIssuer[];
      /** As the reader chose it: it need not be chosen again. */
      sector: Sector | null;
    }
);

/** The data that a reader sends with a request. */
export type FilingsAsked = {
  ticker: string;
  contact: string;
  sector: Sector | null;
  /** The issuer that the reader has chosen among several. */
  lei: string | null;
};
