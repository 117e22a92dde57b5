import { fundamentals } from "./fundamentals.ts";
import { heldData } from "./held-data.ts";
import { technical } from "./technical.ts";

/** Texts of the pages of statements, ratios and prices, besides those of a result. */
export const fundamentalsAreas = { fundamentals, heldData, technical } as const;
