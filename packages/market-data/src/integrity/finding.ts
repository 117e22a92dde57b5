import type { CurrencyCode, FigureName, IsoDate, PerShare, Rate, Ratio } from "@valora/valuation";

/** A possible explanation of a market value that does not fit: a guess for the reader, never a correction. */
export type MarketCapSuspect = "split" | "receipts" | "thousands" | "millions" | "minorUnits";

/**
 * Something about a company's numbers that a reader should know. `note`: it was handled, and is told. `doubt`: the number
 * may be used and is marked. `refusal`: no value per share may be shown.
 */
export type Finding = { severity: "note" | "doubt" | "refusal" } & (
  | { code: "currencyMissing" }
  | { code: "currencyUnknown"; currency: string }
  | { code: "minorUnits"; quotedIn: string; currency: CurrencyCode; factor: number }
  | { code: "statementCurrencyDiffers"; statements: CurrencyCode; quote: CurrencyCode }
  | ({ code: "priceConverted"; price: PerShare } & RateUsed)
  | ({ code: "statementsConverted" } & RateUsed)
  | { code: "splitApplied"; factor: Ratio; since: IsoDate }
  | { code: "receiptsConverted"; sharesPerReceipt: Ratio }
  | { code: "priceNotPositive"; price: number }
  | { code: "priceJumped"; from: PerShare; fromAsOf: IsoDate; to: PerShare; toAsOf: IsoDate }
  | { code: "priceMovedAlone"; month: IsoDate; move: Rate; industryMove: Rate; accountsEnd: IsoDate }
  | { code: "sharesNotPositive"; shares: number }
  | { code: "quoteFromFuture"; asOf: IsoDate }
  | { code: "yearDuplicated"; fiscalYearEnd: IsoDate }
  | { code: "balanceDoesNotAdd"; fiscalYearEnd: IsoDate; difference: Ratio }
  | { code: "marketCapDiffers"; stated: number; implied: number; ratio: Ratio; suspect: MarketCapSuspect | null }
  | { code: "figureJumped"; name: FigureName; fiscalYearEnd: IsoDate; from: number; to: number }
  | { code: "signUnlikely"; name: FigureName; fiscalYearEnd: IsoDate; value: number }
  | {
      code: "sourcesDiffer";
      name: FigureName;
      fiscalYearEnd: IsoDate;
      one: SourcedValue;
      other: SourcedValue;
      difference: Ratio;
    }
);
/** One unit of `from` was taken for `rate` of `to`. */
type RateUsed = { from: CurrencyCode; to: CurrencyCode; rate: Ratio; asOf: IsoDate; source: string };
export type FindingCode = Finding["code"];
export type SourcedValue = { source: string; value: number };
