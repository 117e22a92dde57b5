import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { Source } from "./read-source.ts";
import { purchasesAfter } from "./share-basis.ts";

type Reviewed = Pick<Source, "separations" | "financeArms" | "remarks" | "shareBasis">;

/** Reviewed facts from a company's reports beside the figures: the part that lends, the parts that left, what was bought since, what to know of the figures. */
export function reviewedFactsOf(
  { separations, financeArms, remarks, shareBasis }: Reviewed,
  symbol: string,
  lastEnd: string | undefined,
): Pick<BundledCompany, "financeArm" | "separations" | "remarks"> {
  const arm = financeArms.find(({ ticker }) => ticker === symbol);
  const left = separations.filter(({ ticker }) => ticker === symbol);
  const bought = purchasesAfter(shareBasis, symbol, lastEnd).map(({ part, asOf, source }) => ({
    code: "businessBought" as const,
    params: { part, asOf, source },
  }));
  const told = [...bought, ...remarks.filter(({ ticker }) => ticker === symbol)];
  return {
    ...(arm && { financeArm: { name: arm.name, source: arm.source } }),
    ...(left.length > 0 && {
      separations: left.map(({ part, partTicker, asOf, source }) => ({ part, ticker: partTicker, asOf, source })),
    }),
    ...(told.length > 0 && { remarks: told.map(({ code, params }) => ({ code, params })) }),
  };
}
