/** Annual rate as a decimal: 0.08 is 8 %. */
export type Rate = number;
/** Quotient of two like quantities: 18 is 18×. */
export type Ratio = number;
/** Whole units of the reporting currency: 1 is one dollar or one euro, never thousands or cents. */
export type Money = number;
/** Money per share, on today's share basis. */
export type PerShare = number;
/** Number of shares, in units, on today's basis (splits applied). */
export type Shares = number;
/** Whole or fractional years. */
export type Years = number;
/** ISO 8601 calendar date, "2025-09-27". */
export type IsoDate = string;
/** ISO 4217 code, "USD". */
export type CurrencyCode = string;
/** ISO 3166-1 alpha-2 code, "US". */
export type CountryCode = string;

/** The unit of a number in a trace. */
export type Unit = "rate" | "ratio" | "money" | "perShare" | "shares" | "years" | "count";
