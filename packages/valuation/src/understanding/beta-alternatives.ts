import { rememberedCompany } from "../company/remembered.ts";
import type { IsoDate, Ratio } from "../inputs/units.ts";
import type { CompanyFile } from "../report/report.ts";
import { withTrace } from "../trace/lazy-trace.ts";
import type { Quantity, Trace } from "../trace/trace.ts";
import type { ValuationRequest } from "../value-company.ts";

/** Ways to a beta: the industry's with the company's debt, the regression of its price, the same drawn towards 1 (Blume). */
export const betaKinds = ["bottomUp", "regression", "adjustedRegression"] as const;
export type BetaKind = (typeof betaKinds)[number];

export type BetaAlternative = { kind: BetaKind; value: Ratio; trace: Trace };

/** The regression behind two of them: how many months against which index. */
export type BetaRegression = { months: number | null; index: string | null; asOf: IsoDate; source: string };

export type BetaAlternatives = {
  /** Those that are known, in the order of `betaKinds`. */
  known: readonly BetaAlternative[];
  /** Null where no source tells the regression of this share. */
  regression: BetaRegression | null;
};

/** The betas that a reader may take for a company, whichever is in use, each with its derivation. */
export function betaAlternatives(file: CompanyFile, { scenario, overrides }: ValuationRequest): BetaAlternatives {
  const { beta: _own, ...others } = overrides;
  const { capital } = rememberedCompany(file, { scenario, overrides: others });
  const { beta: inUse, adjustedRegressionBeta: adjusted, warnings } = capital;
  const isOfIndustry = !warnings.includes("betaFromRegression") && !warnings.includes("betaFromMarket");
  const raw = adjusted?.kind === "step" ? adjusted.inputs.regressionBeta : undefined;
  const quantities: Readonly<Record<BetaKind, Quantity | null>> = {
    bottomUp: isOfIndustry ? inUse : null,
    regression: raw !== undefined && "kind" in raw ? raw : null,
    adjustedRegression: adjusted,
  };
  const { beta } = file.fundamentals;
  return {
    known: betaKinds.flatMap((kind) => {
      const quantity = quantities[kind];
      return quantity === null ? [] : [withTrace({ kind, value: quantity.value }, quantity)];
    }),
    regression:
      beta && adjusted ? { months: beta.months, index: beta.index, asOf: beta.asOf, source: beta.source } : null,
  };
}
