import { fundamentals } from "./fundamentals.ts";
import { heldData } from "./held-data.ts";
import { multiples } from "./multiples.ts";
import { ownRatios } from "./own-ratios.ts";
import { story } from "./story.ts";
import { technical } from "./technical.ts";

/** Texts of the pages of statements, ratios, prices and cards, besides those of a result. */
export const fundamentalsAreas = { fundamentals, heldData, multiples, ownRatios, story, technical } as const;
