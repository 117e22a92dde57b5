import { compare } from "./compare.ts";
import { screener } from "./screener.ts";

/** What only the pages about many companies need, besides what a result says. */
export const listAreas = { compare, screener } as const;
