import { z } from "@hono/zod-openapi";
import { problemAnswer } from "./openapi.ts";

const security: Record<string, string[]>[] = [{ apiKey: [] }, { session: [] }];

/** Shared by the routes of personal data: required callers and their refusals. */
export const ownRoute = { tags: ["Your account"], security };

export const ownRefused = {
  401: problemAnswer(["unauthenticated", "sessionInvalid", "apiKeyInvalid"]),
  503: problemAnswer(["storageUnavailable"]),
  507: problemAnswer(["storageFull"]),
};

export const idParameter = { params: z.object({ id: z.uuid() }) };

export const jsonType = { "Content-Type": "application/json" };
