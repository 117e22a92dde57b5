import type { ValuationView } from "../scenarios/assumptions.ts";
import type { CountryCode, CurrencyCode, IsoDate, Money, Rate, Ratio } from "./units.ts";

/** A figure of the market at a date: dated data, never a constant in code. */
export type Dated = { value: number; asOf: IsoDate; source: string };

/** One row of a rating table: interest coverage of at least `coverageAtLeast` earns the rating and pays the spread. */
export type RatingRow = { coverageAtLeast: Ratio; rating: string; spread: Rate };

/** Averages of an industry, as published by Aswath Damodaran. `null` where the table has no figure. */
export type IndustryAverages = {
  name: string;
  asOf: IsoDate;
  source: string;
  firms: number;
  leveredBeta: Ratio | null;
  /** The industry's debt spread over the risk-free rate of the same table, before tax. */
  debtSpread: Rate | null;
  equityWeight: Rate | null;
  debtWeight: Rate | null;
  expectedGrowth: Rate | null;
  revenueGrowth: Rate | null;
  roe: Rate | null;
  roic: Rate | null;
  operatingMargin: Rate | null;
  netMargin: Rate | null;
  salesToCapital: Ratio | null;
  priceToEarnings: Ratio | null;
  priceToBook: Ratio | null;
  evToEbitda: Ratio | null;
  evToEbit: Ratio | null;
  evToSales: Ratio | null;
};

/** Methods whose values answer to the equity premium alone, by which the market's own is solved. */
export const premiumMethods = ["discountedCashFlow", "dividendDiscount", "residualIncome"] as const;
export type PremiumMethod = (typeof premiumMethods)[number];

/** The equity premium at which companies are worth, all together, what they cost: `value` by the mean of three methods. */
export type ImpliedPremium = Dated & {
  /** The risk-free rate that it was solved with: the two are a pair of one date, in one currency. */
  currency: CurrencyCode;
  riskFreeRate: Dated;
  /** How many companies it was solved over. */
  companies: number;
  /** The same without the company of the greatest market value, and by each method alone; null where there is no solution. */
  withoutLargest: Rate | null;
  byMethod: Readonly<Record<PremiumMethod, Rate | null>>;
};

/** Market figures at a date for one company's country, currency and industry. */
export type MarketReference = {
  /** Currency in which rates are nominal; equals the currency of the statements. */
  currency: CurrencyCode;
  country: CountryCode;
  /** Ten-year default-free rate in `currency`. */
  riskFreeRate: Dated;
  /** How `riskFreeRate` came about: read as published, or converted from another currency by relative inflation. */
  riskFreeRateOrigin:
    | { kind: "published" }
    | { kind: "converted"; from: CurrencyCode; foreignRate: Dated; domesticInflation: Dated; foreignInflation: Dated };
  /** Equity risk premium of a mature market. */
  matureEquityRiskPremium: Dated;
  /** The risk-free rate that the premium was solved with: the two are a pair of one date, in one currency. */
  premiumPair: { currency: CurrencyCode; riskFreeRate: Dated };
  /** The premium at which all companies together are worth their market value, for the view relative to it; null without one. */
  impliedPremium: ImpliedPremium | null;
  /** Average of the bottom-up betas of the industry table by market value, by which they are brought to an average of 1. */
  averageBeta: Dated;
  /** The country premium added to it; 0 where the risk-free rate already carries the sovereign's default spread. */
  countryRiskPremium: Dated;
  /** The same for each country in which the company's filings tell its sales; absent where they tell none. */
  countryRiskPremiums?: Readonly<Partial<Record<CountryCode, Dated>>>;
  /** Statutory rate of the country, local taxes included. */
  marginalTaxRate: Dated;
  /** Long-run nominal growth of the economy that `currency` belongs to. */
  nominalGrowth: Dated;
  /** Highest coverage first; `utility` for companies whose earnings a regulator keeps steady. */
  ratings: {
    large: readonly RatingRow[];
    small: readonly RatingRow[];
    utility: readonly RatingRow[];
    asOf: IsoDate;
    source: string;
  };
  /** Market value above which a company uses the `large` table, in `currency`. */
  largeCompanyThreshold: Money;
  industry: IndustryAverages | null;
  /** The whole market, the last resort when an industry has no figure. */
  market: IndustryAverages;
};

/** A premium with its name in a trace, and the risk-free rate that it was solved with. */
export type PremiumInView = {
  name: "matureEquityRiskPremium" | "impliedEquityRiskPremium";
  premium: Dated;
  pair: MarketReference["premiumPair"];
};

/** The equity premium that a view asks for. Where the market implies none, nothing is valued by it. */
export function premiumIn(
  { matureEquityRiskPremium, impliedPremium, premiumPair }: MarketReference,
  view: ValuationView,
): PremiumInView {
  return view === "relative" && impliedPremium !== null
    ? { name: "impliedEquityRiskPremium", premium: impliedPremium, pair: impliedPremium }
    : { name: "matureEquityRiskPremium", premium: matureEquityRiskPremium, pair: premiumPair };
}
