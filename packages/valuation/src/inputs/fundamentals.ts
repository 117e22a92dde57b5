import type { AnnualStatement, FigureName, FigureOrigin, InterimStatements } from "./statement.ts";
import type { CountryCode, CurrencyCode, IsoDate, PerShare, Ratio, Shares } from "./units.ts";

/** By what a company is divided: its businesses, or where it sells. */
export const segmentAxes = ["business", "geography"] as const;
export type SegmentAxis = (typeof segmentAxes)[number];
/** A part of the company; what is taken out of the sum of the parts again; what is no part's. */
export const segmentKinds = ["part", "elimination", "unallocated"] as const;
export type SegmentKind = (typeof segmentKinds)[number];

/** A figure of a part of the company in a fiscal year, as one filing tells it. */
export type SegmentFigure = {
  axis: SegmentAxis;
  /** The element by which the filer names the part in all its filings. */
  member: string;
  /** Its name as the filer writes it, and the language of that; the words of the element and null where no label is known. */
  label: string;
  language: string | null;
  kind: SegmentKind;
  /** The country that a part by geography is; absent for a region, and where the filer's name of it tells none. */
  country?: CountryCode;
  name: FigureName;
  value: number;
  fiscalYearEnd: IsoDate;
  accession: string | null;
  filedAt: IsoDate | null;
  origin: FigureOrigin;
};

/** The eleven sectors of the Global Industry Classification Standard. */
export const sectors = [
  "energy",
  "materials",
  "industrials",
  "consumerDiscretionary",
  "consumerStaples",
  "healthCare",
  "financials",
  "informationTechnology",
  "communicationServices",
  "utilities",
  "realEstate",
] as const;
export type Sector = (typeof sectors)[number];

export type Quote = {
  value: PerShare;
  currency: CurrencyCode;
  asOf: IsoDate;
  source: string;
  /** Set where the reader gave it, in place of what a source says. */
  chosenBy?: "user";
  /** The original quote, where `value` is converted at a dated exchange rate; absent without a conversion. */
  converted?: { value: PerShare; currency: CurrencyCode; rate: Ratio; rateAsOf: IsoDate; rateSource: string };
};

/** A part of the company that lends to its customers, as its annual report names it. */
export type NamedFinanceArm = { name: string; source: string };

/** A part that left the company for its owners, or was listed by itself, and since when that is known; its name where it is. */
export type Separation = { part: string | null; ticker: string | null; asOf: IsoDate; source: string };

/** Facts about a company's figures that these do not tell; each has a text in the app's messages (`dataNotes.<code>`). */
export const accountsRemarkCodes = [
  "countOfAllClasses",
  "bankRevenueLeftOut",
  "revenueGross",
  "dividendCut",
  "disposalGains",
  "splitInFigures",
  "chargesInResult",
  "debtContradicted",
  "ebitdaDistorted",
  "restatedFigures",
  "earningsPerShareContradicted",
  "cashIsInvestments",
  "incomeOfOrdinaryShares",
  "standardisedFigures",
  "revenueRestated",
  "operatingIncomeMixed",
  "yearEndsInSeptember",
  "capitalExpenditureUnknown",
  "depreciationIsPart",
  "partOwnedByOthers",
  "businessBought",
  "specialDividendsOnly",
] as const;
export type AccountsRemarkCode = (typeof accountsRemarkCodes)[number];

/** Reviewed by people: a fault of a source, a figure left out and why, an announcement after the accounts. */
export type AccountsRemark = { code: AccountsRemarkCode; params: Readonly<Record<string, string | number>> };

/** Rates of a currency as the owner of the figures gives them, where no publisher's are known. */
export type OwnRates = {
  /** Yield of ten-year bonds of the state that issues the currency, its default spread included. */
  governmentYield: OwnRate;
  /** Long-run nominal growth of the economy that the currency belongs to. */
  nominalGrowth: OwnRate;
  /** Units of the currency for one euro. */
  perEuro: OwnRate;
};
export type OwnRate = { value: number; asOf: IsoDate; source: string };

/** A reader's own figure of a period, by the period's last day. */
export type OwnFigure = { name: FigureName; periodEnd: IsoDate; value: number };

/** The valuation's input about a company. */
export type Fundamentals = {
  /** Canonical symbol: class shares with a dot (BRK.B), European listings with their exchange suffix (SAN.MC). */
  ticker: string;
  name: string;
  /** Central Index Key at the SEC, ten digits: where its filings stand; null or absent for who does not file there. */
  cik?: string | null;
  exchange: string;
  country: CountryCode;
  /** Currency of the statements. */
  currency: CurrencyCode;
  /** Absent where the rates of its currency are published. */
  ownRates?: OwnRates;
  sector: Sector;
  /** GICS sub-industry where known ("Semiconductors"), in English as published; null when unknown. */
  industry: string | null;
  /** The provider the statements come from: "bundled", "sec-edgar", … */
  provider: string;
  /** Oldest first; at most one a fiscal year end. */
  statements: readonly AnnualStatement[];
  /** Absent where the provider has annual figures only. */
  interim?: InterimStatements;
  /** What filings say of parts of the company, each as it was told; absent where the provider gives no parts. */
  segments?: readonly SegmentFigure[];
  /** Latest count of all classes together, on the basis of the quoted share; null when unknown. */
  sharesOutstanding: { value: Shares; asOf: IsoDate; source: string } | null;
  /** "unsettled": the count changed by more than a fifth since the last statement (merger, issue): no per-share value. */
  shareBasis: "settled" | "unsettled";
  /** Day on whose basis shares and per-share figures count: splits after it are not in them. Absent: the provider does not say. */
  shareBasisAsOf?: IsoDate;
  /** Known by name; makers of vehicles and machines may have one that only their figures tell. */
  financeArm?: NamedFinanceArm;
  /** Parts that left: accounts that ended before hold what the owners of a share no longer have. */
  separations?: readonly Separation[];
  /** The publications behind the origins of its figures, where they are known company by company. */
  credits?: Readonly<Partial<Record<FigureOrigin, string>>>;
  /** Facts about its figures. */
  remarks?: readonly AccountsRemark[];
  /** True where a check of the data refuses them (price and count do not fit, a year stands twice): no per-share value. */
  isSuspect?: boolean;
  /** Of the reader, in place of what is filed; absent without any. */
  correctedFigures?: readonly OwnFigure[];
  quote: Quote | null;
  /** Regression beta against the local index; null when unknown. */
  beta: { value: Ratio; months: number | null; index: string | null; asOf: IsoDate; source: string } | null;
  /** Null when unknown. */
  monthlyCloses: MonthlyCloses | null;
};

/** Closes of month ends on today's share basis, oldest first. */
export type MonthlyCloses = {
  /** The first and the last month, "yyyy-mm". */
  from: string;
  to: string;
  closes: readonly (number | null)[];
  /** The day of the last close, where its month was not over. */
  lastAsOf?: IsoDate;
  /** `splitsAndDividends`: later dividends were taken out, so a past close is below what a share cost. Absent: splits alone. */
  adjustedFor?: "splits" | "splitsAndDividends";
  /** Their source; absent where it is the source of the price. */
  source?: string;
};
