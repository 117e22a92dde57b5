import { type companyTypes, methodNames, type sectors, type ValuationView } from "@valora/valuation";
import { type AskedRatio, type RatioPlace, ratioPlaces } from "../../fundamentals/contracts/own-ratios.ts";

/** The value to screen by: the mean of the voting methods, or one method's value. */
export const screenerViews = ["mean", ...methodNames] as const;
export type ScreenerView = (typeof screenerViews)[number];

export const screenerStatuses = ["undervalued", "fair", "overvalued"] as const;
export const screenerSignals = ["buy", "hold", "sell", "none"] as const;

/** Columns in their order; each can be sorted by. */
export const screenerColumns = [
  "ticker",
  "name",
  "sector",
  "country",
  "companyType",
  "price",
  "priceAge",
  "ownPrice",
  "value",
  "difference",
  "ownValue",
  "ownDifference",
  "status",
  "signal",
  "votes",
  "lowest",
  "highest",
  "quality",
  "marketCap",
  "priceToEarnings",
  "priceToBook",
  "returnOnEquity",
  "dividendYield",
  "fiscalYearEnd",
] as const;
export type ScreenerColumn = (typeof screenerColumns)[number];

/** What a list can be sorted by: its columns, and ratios of the reader's own. */
export const screenerSorts = [...screenerColumns, ...ratioPlaces] as const;
export type ScreenerSort = (typeof screenerSorts)[number];

/** Default columns after symbol and name, in the order of the form. */
export const usualScreenerColumns = [
  "sector",
  "price",
  "value",
  "difference",
  "status",
  "votes",
  "quality",
  "marketCap",
] as const satisfies readonly ScreenerColumn[];

export const screenerRanges = {
  difference: { minimum: -1, maximum: 100 },
  marketCap: { minimum: 0, maximum: 1e15 },
  quality: { minimum: 0, maximum: 9 },
  dividendYield: { minimum: 0, maximum: 1 },
  returnOnEquity: { minimum: -1, maximum: 10 },
  priceToEarnings: { minimum: 0, maximum: 1_000 },
  votes: { minimum: 0, maximum: methodNames.length },
  priceAge: { minimum: 0, maximum: 36_500 },
  ratio: { minimum: -1e18, maximum: 1e18 },
  page: { minimum: 1, maximum: 10_000 },
  limit: { minimum: 1, maximum: 1_000 },
} as const;
export const usualScreenerLimit = 25;
export const longestScreenerText = 80;

/** Names of the parameters as they stand in addresses, of the page and of the API. */
export const screenerParameters = [
  "query",
  "sector",
  "country",
  "type",
  "method",
  "view",
  "status",
  "signal",
  "minDifference",
  "maxDifference",
  "minMarketCap",
  "maxMarketCap",
  "minQuality",
  "minDividendYield",
  "minReturnOnEquity",
  "maxPriceToEarnings",
  "minVotes",
  "maxPriceAge",
  "ratio",
  "minRatio",
  "maxRatio",
  "ratio2",
  "minRatio2",
  "maxRatio2",
  "ratio3",
  "minRatio3",
  "maxRatio3",
  "sort",
  "order",
  "columns",
  "page",
  "limit",
  "lang",
] as const;
export type ScreenerParameter = (typeof screenerParameters)[number];

/** The limits of a ratio of the reader's own. */
export const ratioFilters = {
  ratio: { minimum: "minRatio", maximum: "maxRatio" },
  ratio2: { minimum: "minRatio2", maximum: "maxRatio2" },
  ratio3: { minimum: "minRatio3", maximum: "maxRatio3" },
} as const satisfies Record<RatioPlace, { minimum: ScreenerParameter; maximum: ScreenerParameter }>;

/** A ratio of the reader's own: a column, and a filter where it has limits. */
export type ScreenedRatio = AskedRatio & { minimum?: number | undefined; maximum?: number | undefined };

/** A question to the screener, read and checked; undefined asks for nothing. */
export type ScreenerQuery = {
  text: string;
  sector?: (typeof sectors)[number] | undefined;
  /** Any of these; undefined is any country. */
  countries?: readonly string[] | undefined;
  companyType?: (typeof companyTypes)[number] | undefined;
  view: ScreenerView;
  /** By whose equity premium the companies are valued. */
  valuation: ValuationView;
  status?: (typeof screenerStatuses)[number] | undefined;
  signal?: (typeof screenerSignals)[number] | undefined;
  minDifference?: number | undefined;
  maxDifference?: number | undefined;
  minMarketCap?: number | undefined;
  maxMarketCap?: number | undefined;
  minQuality?: number | undefined;
  minDividendYield?: number | undefined;
  minReturnOnEquity?: number | undefined;
  maxPriceToEarnings?: number | undefined;
  minVotes?: number | undefined;
  /** Days since the price, at most. */
  maxPriceAge?: number | undefined;
  ratios: readonly ScreenedRatio[];
  sort: ScreenerSort;
  order: "ascending" | "descending";
  /** Shown and exported columns, apart from symbol and name. */
  columns: readonly ScreenerColumn[];
  page: number;
  limit: number;
};
