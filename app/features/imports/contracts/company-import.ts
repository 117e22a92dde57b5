import { currencyCodes, referenceCurrencyCodes } from "@valora/market-data/currencies";
import { sectors } from "@valora/valuation";
import * as z from "zod";
import { importCountries } from "./import-countries.ts";

export const importCurrencies = referenceCurrencyCodes;

/** Whether the rates of a currency lie in the reference; those of another one are asked for. */
export const hasKnownRates = (currency: string): boolean => currencyCodes.some((code) => code === currency);

/** Units in which exchanges quote a price: currencies, and hundredths of three. */
export const minorUnits = { GBX: "GBP", ILA: "ILS", ZAC: "ZAR" } as const;
export const priceUnits = [...referenceCurrencyCodes, "GBX", "ILA", "ZAC"] as const;

/** The currency of a price, and how many of its units make one. */
export function wholePrice(unit: string): { currency: string; factor: number } {
  const minor = Object.entries(minorUnits).find(([code]) => code === unit);
  return minor ? { currency: minor[1], factor: 100 } : { currency: unit, factor: 1 };
}

export const importUnits = ["units", "thousands", "millions"] as const;
export type ImportUnit = (typeof importUnits)[number];
export const numberFormats = ["comma", "point"] as const;
/** Which sign stands before the decimals: "1.234,56" or "1,234.56". */
export type NumberFormat = (typeof numberFormats)[number];

/** The declarations that may stay empty; some are needed by what others say. */
export const optionalFields = [
  "fiscalYearEndMonth",
  "price",
  "priceDate",
  "priceCurrency",
  "exchangeRate",
  "governmentYield",
  "nominalGrowth",
  "perEuro",
  "ratesDate",
] as const;
export const importFields = [
  "name",
  "country",
  "sector",
  "currency",
  "numberFormat",
  "unit",
  "sharesUnit",
  ...optionalFields,
] as const;
export type ImportField = (typeof importFields)[number];

/** Figures in JSON, texts in a form. */
export const numericFields = [
  "fiscalYearEndMonth",
  "price",
  "exchangeRate",
  "governmentYield",
  "nominalGrowth",
  "perEuro",
] as const;
/** Of these, rates: decimals in JSON, as everywhere in the API; in a form percentages, as people write them. */
export const rateFields = ["governmentYield", "nominalGrowth"] as const;

/** The month in which a fiscal year ends, as text: its headings say the year alone. */
export const yearEndMonths = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

const typedNumber = z.string().trim().max(30);
const typedDay = z.union([z.literal(""), z.iso.date()]);

/** A person's declarations about the table: nothing of it is guessed. */
export const ImportDeclaration = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/),
  country: z.enum(importCountries),
  sector: z.enum(sectors),
  currency: z.enum(importCurrencies),
  numberFormat: z.enum(numberFormats),
  unit: z.enum(importUnits),
  sharesUnit: z.enum(importUnits),
  fiscalYearEndMonth: z.union([z.literal(""), z.enum(yearEndMonths)]),
  price: typedNumber,
  priceDate: typedDay,
  priceCurrency: z.union([z.literal(""), z.enum(priceUnits)]),
  exchangeRate: typedNumber,
  governmentYield: typedNumber,
  nominalGrowth: typedNumber,
  perEuro: typedNumber,
  ratesDate: typedDay,
});
export type ImportDeclaration = z.infer<typeof ImportDeclaration>;
