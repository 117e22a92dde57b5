import { compare } from "./compare.ts";
import { ownRatios } from "./own-ratios.ts";
import { portfolio } from "./portfolio.ts";
import { saved } from "./saved.ts";
import { screener } from "./screener.ts";

export const listAreas = { compare, ownRatios, portfolio, saved, screener } as const;
