import type { CountryCode, CurrencyCode, IsoDate, PerShare, Ratio, Shares } from "./units.ts";

/**
 * The figures of one annual statement. Flows cover twelve months, balances stand at the fiscal year end.
 * Money in whole units of the reporting currency; `epsDiluted` and `dividendsPerShare` per share and `dilutedShares`
 * in units, all three on today's share basis. `capitalExpenditure`, `dividendsPaid`, `shareRepurchases` and
 * `acquisitions` are outflows written as positive numbers; `marketableSecurities` counts current and non-current ones and
 * is not part of `cashAndEquivalents`. `retainedEarnings` is below zero for an accumulated deficit. `netDebt` is financial debt less
 * cash as a source states it in one figure, below zero where there is more cash. `freeCashFlow` is operating cash flow − capital expenditure.
 */
export const figureNames = [
  "revenue",
  "costOfRevenue",
  "grossProfit",
  "ebit",
  "ebitda",
  "depreciationAndAmortization",
  "interestExpense",
  "pretaxIncome",
  "incomeTaxExpense",
  "netIncome",
  "epsDiluted",
  "dilutedShares",
  "dividendsPerShare",
  "dividendsPaid",
  "shareRepurchases",
  "researchAndDevelopment",
  "operatingCashFlow",
  "capitalExpenditure",
  "freeCashFlow",
  "totalAssets",
  "totalLiabilities",
  "totalEquity",
  "totalDebt",
  "longTermDebt",
  "cashAndEquivalents",
  "goodwill",
  "intangibles",
  "stockBasedCompensation",
  "currentAssets",
  "currentLiabilities",
  "inventory",
  "receivables",
  "sellingGeneralAndAdministrative",
  "operatingLeaseLiabilities",
  "currentDebt",
  "acquisitions",
  "marketableSecurities",
  "minorityInterests",
  "preferredEquity",
  "retainedEarnings",
  "propertyPlantAndEquipment",
  "netDebt",
] as const;
export type FigureName = (typeof figureNames)[number];

/** How the provider came by a figure; each has a text in the app's messages (`figureOrigins.<origin>`). */
export const figureOrigins = [
  "companyFacts",
  "companyFactsWithAccession",
  "companyFactsExtract",
  "companyFactsFlowsExtract",
  "companyFactsBulk",
  "annualReportSecondary",
  "annualReportXbrl",
  /** In another element of the standard taxonomy than the figure's own: wider, or calculated from parts. */
  "annualReportXbrlWider",
  /** In an element of the filer's own, by its place in the report's calculations or its anchor in the standard taxonomy. */
  "annualReportXbrlCalculation",
  /** In an element of the filer's own, by its label. */
  "annualReportXbrlLabel",
  "issuerNotice",
  "aggregator",
  "vendor",
  "derived",
  "import",
  /** Given by a reader for one's own analyses, in place of what was filed. */
  "own",
] as const;
export type FigureOrigin = (typeof figureOrigins)[number];

/** The filing that a figure was read from: a restatement, or the report of a later period. */
export type FigureFiling = { accession: string; filedAt: IsoDate };

/** A figure as a filing had it, on the share basis of the latest one. */
export type FiledVersion = FigureFiling & { value: number };
/** What a source says of a figure that is the reader's own; null where it says nothing. */
export type FiledFigure = {
  value: number | null;
  origin: FigureOrigin | null;
  accession: string | null;
  filedAt: IsoDate | null;
};
/** What is filed of the figures that are the reader's own, and of those that are worked out from them. */
export type FiledBeside = Readonly<Partial<Record<FigureName, FiledFigure>>>;
export type FiledVersions = Readonly<Partial<Record<FigureName, readonly FiledVersion[]>>>;

/** One fiscal year as filed. `null` is unknown, never zero. */
export type AnnualStatement = {
  fiscalYear: number;
  fiscalYearEnd: IsoDate;
  /** When the figures became public; null when unknown. */
  filedAt: IsoDate | null;
  /** "10-K", "20-F", …; null when not traced to a filing. */
  form: string | null;
  /** Accession number of the annual report of that year; a restated figure may come from a later filing. */
  accession: string | null;
  /** The filings of figures that come from another one than the annual report, where the provider tells. */
  filings?: Readonly<Partial<Record<FigureName, FigureFiling>>>;
  /**
   * What filings said of a figure, oldest first, one entry a change; the last one says what `figures` does. A figure without
   * entries was told by the report of the period and never changed; one with an empty list cannot be dated. Absent where the
   * provider keeps the latest words alone: none of its figures can.
   */
  versions?: FiledVersions;
  /** The elements behind figures that are not in their usual one, as the report names them. */
  elements?: Readonly<Partial<Record<FigureName, string>>>;
  /** Of the figures that a reader's own replace, and of those that follow from them. */
  filed?: FiledBeside;
  figures: Readonly<Record<FigureName, number | null>>;
  origins: Readonly<Partial<Record<FigureName, FigureOrigin>>>;
};

/** Another period that figures are made of, as one filing tells it: the `months` to `periodEnd`, added or taken away. */
export type PeriodPart = {
  sign: 1 | -1;
  periodEnd: IsoDate;
  months: number;
  accession: string | null;
  filedAt: IsoDate | null;
  figures: Readonly<Partial<Record<FigureName, number>>>;
  /** How the provider came by them, but for those that are themselves sums of others, named under `derived`. */
  origin: FigureOrigin;
  derived: readonly FigureName[];
  /** As in the statement of that period. */
  filed?: FiledBeside;
};

/**
 * A quarter, or twelve months that need be no fiscal year: flows cover the `months` to `periodEnd`, balances stand there.
 * The latest twelve months are what the methods start from, where they are known in full.
 */
export type InterimStatement = Omit<AnnualStatement, "fiscalYear" | "fiscalYearEnd"> & {
  periodEnd: IsoDate;
  months: 3 | 12;
  /** Of the figures that are sums and differences of other periods: those, in that order (the year, less nine months). */
  parts?: readonly PeriodPart[];
};

/** Statements of shorter periods than a year; oldest first, at most one a day of end. */
export type InterimStatements = {
  quarters: readonly InterimStatement[];
  /** The twelve months to the latest period that was filed; before them those that ended a year earlier, where known. */
  trailing: readonly InterimStatement[];
};

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
  "partOwnedByOthers",
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
  /** `splitsAndDividends`: later dividends were taken out, so a past close is below what a share cost. Absent: splits alone. */
  adjustedFor?: "splits" | "splitsAndDividends";
  /** Their source; absent where it is the source of the price. */
  source?: string;
};
