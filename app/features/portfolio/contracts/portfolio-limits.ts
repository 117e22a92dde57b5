import type { Plan } from "../../../core/usage/contracts/plan.ts";

/** Positions of one request, after those of the same share are added up. */
export const mostPositions = 500;
/** Rows of a broker's file, movements included. */
export const mostRows = 20_000;
/** Characters of a table that is pasted or sent. */
export const longestTable = 1_000_000;
/** In which a portfolio may be added up. */
export const portfolioCurrencies = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "SEK",
  "DKK",
  "NOK",
  "PLN",
  "CZK",
  "JPY",
  "CAD",
  "AUD",
  "MXN",
  "BRL",
] as const;
export type PortfolioCurrency = (typeof portfolioCurrencies)[number];
export const usualCurrency: PortfolioCurrency = "EUR";
/** Units of another currency for one of the portfolio's, as a reader may give them. */
export const rateRange = { minimum: 0.000001, maximum: 1_000_000 } as const;
export const quantityRange = { minimum: 0.000001, maximum: 1_000_000_000_000 } as const;

/** Whose files are recognised by their headings. */
export const brokers = ["interactiveBrokers", "degiro", "trading212", "xtb", "directa", "fineco", "etoro"] as const;
export type Broker = (typeof brokers)[number];

/** What a column of a table may hold. */
export const columnRoles = ["symbol", "isin", "name", "quantity", "cost", "costPerShare", "currency"] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** How numbers are written; `automatic`: each as only it can be read, a doubtful one as the others of its table. */
export const numberStyles = ["automatic", "comma", "point"] as const;
export type NumberStyle = (typeof numberStyles)[number];

/** Rows of a table that are no position to value, and why. */
export const skipReasons = [
  "cash",
  "short",
  "notAShare",
  "quantityInvalid",
  "numberDoubtful",
  "cellsTooMany",
  "symbolMissing",
  "total",
  "closed",
  "movement",
  "unfollowed",
  "splitUnseen",
  "exchangeUnmatched",
] as const;

/** Why a position is on neither side of the difference; any other code is that of the failure of its analysis. */
export const ownOmissions = [
  "unknownSymbol",
  "noPrice",
  "noValue",
  "noExchangeRate",
  "priceTooOld",
  "accountsTooOld",
  "partSeparated",
] as const;
export type OwnOmission = (typeof ownOmissions)[number];

/** `discountRate` and `growth` by a point, `margin` by a tenth of itself. */
export const portfolioLevers = ["discountRate", "growth", "margin"] as const;
export type PortfolioLever = (typeof portfolioLevers)[number];

/** Of the name of a portfolio that is kept, in characters that can be seen. */
export const longestPortfolioName = 60;
/** Of its positions as text. */
export const longestKeptTable = 100_000;
/** The most portfolios that a person keeps, by plan. */
export const mostPortfolios: Readonly<Record<Plan, number>> = { free: 5, pro: 100 };
