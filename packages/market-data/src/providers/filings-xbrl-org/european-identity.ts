import type { CountryCode, Sector, Shares } from "@valora/valuation";
import { descriptor } from "./descriptor.ts";

export const providerId = descriptor.id;

/** Fields that the reports lack. */
export type EuropeanIdentity = {
  lei: string;
  name: string;
  exchange: string;
  /** Null: the country where the report was filed. */
  country: CountryCode | null;
  /** Null: what the accounts show; not all tell it. */
  sector: Sector | null;
  industry: string | null;
  /** Latest count where it is known from elsewhere; reports seldom tag it. */
  sharesOutstanding?: { value: Shares; asOf: string; source: string } | null;
};
