import { fundamentals } from "./fundamentals.ts";
import { technical } from "./technical.ts";

/** What only the pages of statements, ratios and prices need, besides the texts of a result. */
export const fundamentalsAreas = { fundamentals, technical } as const;
