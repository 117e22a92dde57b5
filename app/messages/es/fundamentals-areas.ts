import { fundamentals } from "./fundamentals.ts";

/** What only the pages of statements, ratios and prices need, besides the texts of a result. */
export const fundamentalsAreas = { fundamentals } as const;
