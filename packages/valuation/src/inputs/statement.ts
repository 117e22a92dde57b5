import type { IsoDate } from "./units.ts";

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
