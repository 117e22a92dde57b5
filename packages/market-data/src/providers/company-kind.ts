import type { Fundamentals } from "@valora/valuation";
import { industryNamed } from "./industry-names.ts";
import { sectorNamed } from "./sector-names.ts";

/** Sector and sub-industry, which decide the kind of a company, its peers and the averages beside it. */
export type CompanyKind = Pick<Fundamentals, "sector" | "industry">;

/** As a vendor tells it. */
type Told = { sector?: string | null | undefined; industry?: string | null | undefined };

/**
 * The kind of a company by a vendor's words; by ours, which are reviewed, where the company is known. Null without a sector. Who owns
 * mortgages is a financial, in whatever sector a vendor counts trusts.
 */
export function vendorKind(told: Told, known: CompanyKind | null): CompanyKind | null {
  if (known !== null && known.industry !== null) return { sector: known.sector, industry: known.industry };
  const sector = sectorNamed(told.sector) ?? known?.sector ?? null;
  const industry = industryNamed(told.industry);
  return sector && { sector: industry === "Mortgage REITs" ? "financials" : sector, industry };
}
