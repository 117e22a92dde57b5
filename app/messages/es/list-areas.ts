import { compare } from "./compare.ts";
import { ownRatios } from "./own-ratios.ts";
import { portfolio } from "./portfolio.ts";
import { screener } from "./screener.ts";

/** Texts of the pages about many companies, besides those of a result. */
export const listAreas = { compare, ownRatios, portfolio, screener } as const;
