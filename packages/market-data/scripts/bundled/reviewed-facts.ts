import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { Source } from "./read-source.ts";

/** Reviewed facts from a company's reports beside the figures: the part that lends, the parts that left, what to know of the figures. */
export function reviewedFactsOf(
  { separations, financeArms, remarks }: Pick<Source, "separations" | "financeArms" | "remarks">,
  symbol: string,
): Pick<BundledCompany, "financeArm" | "separations" | "remarks"> {
  const arm = financeArms.find(({ ticker }) => ticker === symbol);
  const left = separations.filter(({ ticker }) => ticker === symbol);
  const told = remarks.filter(({ ticker }) => ticker === symbol);
  return {
    ...(arm && { financeArm: { name: arm.name, source: arm.source } }),
    ...(left.length > 0 && {
      separations: left.map(({ part, partTicker, asOf, source }) => ({ part, ticker: partTicker, asOf, source })),
    }),
    ...(told.length > 0 && { remarks: told.map(({ code, params }) => ({ code, params })) }),
  };
}
