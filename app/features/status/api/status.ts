import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type CallerParts, signedInCallerOf } from "../../../api/caller.ts";
import { languageOf } from "../../../api/language.ts";
import { jsonAnswer, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readLanguage, readParameters } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import { sessionCookieIn } from "../../../http/cookies.ts";
import { inertJson } from "../../../http/problem.ts";
import { translatorFor } from "../../../messages/index.ts";
import type { Language } from "../../../messages/languages.ts";
import { type Status, StatusAnswer, type StatusRow } from "../contracts/status.ts";
import type { StatusReader } from "../use-cases/status.ts";

const status = createRoute({
  method: "get",
  path: "/v1/status",
  operationId: "status",
  ...ownRoute,
  summary: "The state of everything that the installation depends on. For administrators",
  description: "To others there is nothing here. While the database is away, it answers those who have asked before.",
  request: { query: z.object({ lang: languageParameter }) },
  responses: {
    200: jsonAnswer(StatusAnswer, "Each dependency, since when it is so, why, and what to do"),
    400: problemAnswer(["paramUnknown", "paramRepeated", "enumInvalid"]),
    404: problemAnswer(["notFound"]),
    ...ownRefused,
  },
});

/** The state of the installation, for programs that watch it. */
export function addStatus(api: OpenAPIHono, { accounts, status: use }: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(status);
  api.get(status.path, async (c) => {
    readLanguage(readParameters(new URL(c.req.url).searchParams, { known: ["lang"], required: [] }));
    const seen = await use.read(await readerOf(c, { accounts, isSecure }));
    return c.body(inertJson(await spoken(seen, languageOf(c.req.url))), 200, jsonType);
  });
}

async function readerOf(c: Context, parts: CallerParts): Promise<StatusReader> {
  const secret = c.req.header("authorization") ?? sessionCookieIn(c.req.header("cookie") ?? null, parts.isSecure);
  try {
    const { account } = await signedInCallerOf(c, parts);
    return { account, isUnknown: false, secret };
  } catch (error) {
    if (Failure.from(error).code !== "storageUnavailable") throw error;
    return { account: null, isUnknown: true, secret };
  }
}

/** Causes and advice in words. */
async function spoken({ dependencies, ...rest }: Status, language: Language): Promise<StatusAnswer> {
  const t = await translatorFor(language);
  const causeOf = ({ cause }: StatusRow) =>
    cause && (cause.code === "said" ? cause.text : t(`status.causes.${cause.code}`, { figure: cause.figure }));
  return {
    ...rest,
    dependencies: dependencies.map((row) => ({
      ...{ dependency: row.name, part: row.part ?? null, state: row.state, since: row.since, seenAt: row.seenAt },
      cause: causeOf(row),
      ...{ advice: row.state === "down" ? t(`status.advice.${row.name}`) : null, runs: row.runs },
    })),
  };
}
