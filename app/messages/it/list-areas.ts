import { compare } from "./compare.ts";
import { screener } from "./screener.ts";

export const listAreas = { compare, screener } as const;
