import type { AnnualStatement } from "@valora/valuation";
import type { CompanyKind } from "../company-kind.ts";
import type { Filer } from "./filer.ts";

/** The code of all real-estate trusts, whether they own houses or mortgages. */
const trustSic = "6798";

/** Below this part of its assets a year a trust writes nothing off that stands on land. */
const leastDepreciation = 0.003;
/** Above this part of its assets a trust owes what it lends on. */
const liabilitiesOfLender = 0.6;
const lendersName = /mortgage|lending|\bloans?\b|\bfinanc/i;

/** `known` is the kind of a company that is known better than by its classification. */
type Identity = Pick<Filer, "sector" | "industry"> & {
  sic?: string | null | undefined;
  name?: string | undefined;
  known?: CompanyKind | null | undefined;
};

/**
 * Sector and sub-industry of a filer by its industrial classification. One code holds all trusts: who writes next to nothing off, and
 * owes most of its assets or is named after what it lends, owns mortgages and is a financial; who depreciates owns houses. A trust of
 * which neither is known is taken for an owner of houses, as most are. What is known of a company comes first.
 */
export function kindOfFiler(
  { name = "", sic, sector, industry, known }: Identity,
  statements: readonly AnnualStatement[],
): CompanyKind | null {
  if (known && known.industry !== null) return { sector: known.sector, industry: known.industry };
  if (sector === null) return null;
  if (sic !== trustSic) return { sector, industry };
  const latest = statements.findLast(({ figures }) => figures.totalAssets !== null);
  if (latest && isLender(name, latest.figures)) return { sector: "financials", industry: "Mortgage REITs" };
  return { sector, industry: "Diversified REITs" };
}

function isLender(name: string, figures: AnnualStatement["figures"]): boolean {
  const { totalAssets, totalLiabilities, depreciationAndAmortization } = figures;
  if (totalAssets === null || totalAssets <= 0) return false;
  if ((depreciationAndAmortization ?? 0) >= leastDepreciation * totalAssets) return false;
  return (totalLiabilities ?? 0) > liabilitiesOfLender * totalAssets || lendersName.test(name);
}
