import { scaleLinear } from "d3-scale";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";

/** Values divided by their price on a line of 100 %: the same for every method and company. */
export type RatioScale = { from: number; to: number; at: (ratio: number) => number };

/** As wide as the widest value that votes, never narrower than 0 to 2 nor wider than 0 to 5; beyond it is its edge. */
export function ratioScaleOf(companies: readonly ComparedCompany[]): RatioScale {
  const highest = companies.flatMap((company) =>
    company.kind === "failed"
      ? []
      : company.methods.flatMap(({ outcome, relative }) =>
          relative !== null && outcome.kind === "estimate" && outcome.votes ? [relative.high] : [],
        ),
  );
  const to = Math.min(5, Math.max(2, Math.ceil(Math.max(0, ...highest) * 2) / 2));
  return { from: 0, to, at: scaleLinear([0, to], [0, 100]).clamp(true) };
}
