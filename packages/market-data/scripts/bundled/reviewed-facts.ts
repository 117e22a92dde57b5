import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { Source } from "./read-source.ts";

/** Reviewed facts from a company's reports beside the figures: the part that lends, and the parts that left. */
export function reviewedFactsOf(
  { separations, financeArms }: Pick<Source, "separations" | "financeArms">,
  symbol: string,
): Pick<BundledCompany, "financeArm" | "separations"> {
  const arm = financeArms.find(({ ticker }) => ticker === symbol);
  const left = separations.filter(({ ticker }) => ticker === symbol);
  return {
    ...(arm && { financeArm: { name: arm.name, source: arm.source } }),
    ...(left.length > 0 && {
      separations: left.map(({ part, partTicker, asOf, source }) => ({ part, ticker: partTicker, asOf, source })),
    }),
  };
}
