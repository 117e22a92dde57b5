import { currencyCodes } from "@valora/market-data/currencies";
import { sectors } from "@valora/valuation";
import * as z from "zod";

/** Where a table comes from: a file, an address, or the text that was pasted. */
export const uploadKinds = ["file", "url", "table"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Why an upload could not be read at all; the text is `failures.<code>` in messages. */
export const uploadFailures = [
  "fileTooLarge",
  "fileTypeUnsupported",
  "fileProtected",
  "fileHasMacros",
  "fileInvalid",
  "fileEmpty",
  "jsonInvalid",
  "jsonTooDeep",
  "bodyInvalid",
  "fieldUnknown",
  "fieldType",
  "urlInvalid",
  "urlForbidden",
  "fetchFailed",
  "fetchTimeout",
  "bodyTooLarge",
  "contentTypeUnsupported",
  "overloaded",
] as const;
export type UploadFailure = (typeof uploadFailures)[number];

export const importCountries = ["ES", "IT", "US", "FR", "DE", "NL", "PT", "BE", "IE", "AT", "FI", "GR", "LU"] as const;

export const importCurrencies = currencyCodes;

export const importUnits = ["units", "thousands", "millions"] as const;
export type ImportUnit = (typeof importUnits)[number];
export const numberFormats = ["comma", "point"] as const;
/** Which sign stands before the decimals: "1.234,56" or "1,234.56". */
export type NumberFormat = (typeof numberFormats)[number];

export const importFields = [
  "name",
  "country",
  "sector",
  "currency",
  "numberFormat",
  "unit",
  "sharesUnit",
  "price",
  "priceDate",
] as const;
export type ImportField = (typeof importFields)[number];

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
  price: z.string().trim().max(30),
  priceDate: z.union([z.literal(""), z.iso.date()]),
});
export type ImportDeclaration = z.infer<typeof ImportDeclaration>;
