import { fundamentals } from "./fundamentals.ts";
import { technical } from "./technical.ts";

/** Texts of the pages of statements, ratios and prices, besides those of a result. */
export const fundamentalsAreas = { fundamentals, technical } as const;
