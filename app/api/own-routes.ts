import { z } from "@hono/zod-openapi";
import { valuationViews } from "@valora/valuation";
import { languageParameter, problemAnswer } from "./openapi.ts";

const security: Record<string, string[]>[] = [{ apiKey: [] }, { session: [] }];

/** Shared by the routes of personal data: required callers and their refusals. */
export const ownRoute = { tags: ["Your account"], security };

/** What an address of a page may be refused for. */
export const pageRefused = {
  400: problemAnswer(["paramUnknown", "paramRepeated", "numberFormat", "enumInvalid"]),
  422: problemAnswer(["outOfRange"]),
};

export const ownRefused = {
  401: problemAnswer(["unauthenticated", "sessionInvalid", "apiKeyInvalid"]),
  503: problemAnswer(["storageUnavailable"]),
  507: problemAnswer(["storageFull"]),
};

export const idParameter = { params: z.object({ id: z.uuid() }) };

/** The query of a list whose companies are valued for their reader. */
export const viewQuery = z.object({
  view: z.enum(valuationViews).optional().openapi({ description: "Absent: that of your active policy, or absolute" }),
  lang: languageParameter,
});
export const viewRefused = { 400: problemAnswer(["paramUnknown", "paramRepeated", "enumInvalid"]) };

export const jsonType = { "Content-Type": "application/json" };
