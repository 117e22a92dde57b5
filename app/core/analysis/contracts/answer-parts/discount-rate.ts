import * as z from "zod";

/**
 * What the rate of a company is called. The debt of a bank or an insurer is raw material: it has no average cost of capital,
 * and the parameter `wacc` sets its cost of equity.
 */
export type RateName = "wacc" | "costOfEquity";

export const rateNameOf = (assumptions: { equityWeight: number | null; costOfDebt: unknown }): RateName =>
  assumptions.equityWeight === 1 && assumptions.costOfDebt === null ? "costOfEquity" : "wacc";

const names = z.enum(["wacc", "costOfEquity"]);

/** The same beside a rate. */
export const ToldRateName = names.meta({ description: "What `wacc` is: of a bank or an insurer the cost of equity" });

/** The same beside a rate that is kept. */
export const KeptRateName = names.nullable().default(null).meta({
  description:
    "What `wacc` is: of a bank or an insurer the cost of equity; null in what was kept before this was noted",
});
