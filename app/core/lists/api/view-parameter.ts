import { z } from "@hono/zod-openapi";
import { valuationViews } from "@valora/valuation";

/** The view of a list that all readers share. */
export const viewParameter = z.enum(valuationViews).default("absolute").openapi({
  description: "By the source's equity premium, or relative to the market: by the one that its prices imply",
});
