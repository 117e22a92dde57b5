import { compare } from "./compare.ts";
import { ownRatios } from "./own-ratios.ts";
import { portfolio } from "./portfolio.ts";
import { saved } from "./saved.ts";
import { screener } from "./screener.ts";

/** Texts of the pages about many companies, besides those of a result. */
export const listAreas = { compare, ownRatios, portfolio, saved, screener } as const;
