import { compare } from "./compare.ts";
import { ownRatios } from "./own-ratios.ts";
import { screener } from "./screener.ts";

export const listAreas = { compare, ownRatios, screener } as const;
