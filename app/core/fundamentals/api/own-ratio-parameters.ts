import { z } from "@hono/zod-openapi";
import { ratioCodes, ratioLanguage } from "../contracts/own-ratios.ts";

const ratio = (description: string, example: string) => z.string().optional().openapi({ description, example });
const another = "Another ratio of your own, written as `ratio` is";

/** The first one, with the language and all names of figures: long, so that one operation describes it. */
export const ownRatioDescribed = ratio(`A ratio of your own. ${ratioLanguage}`, "freeCashFlow / marketValue");

/** The ratios of a caller's own that an operation takes. */
export const ownRatioParameters = {
  ratio: ratio("A ratio of your own, written as `ratio` of GET /v1/screener is", "freeCashFlow / marketValue"),
  ratio2: ratio(another, "median(returnOnCapital, 5)"),
  ratio3: ratio(another, "cagr(revenue, 5)"),
};

/** What may be wrong with one, by status. */
export const ownRatioCodes = {
  400: ratioCodes.filter((code) => code !== "ratioTooLarge"),
  422: ["ratioTooLarge"],
} as const;
