import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { attached, tableAnswer, tableType } from "../../../api/attached-files.ts";
import { openingCaller, signedInCallerOf, visitorOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { analysisCodes } from "../../../core/analysis/api/analysis-problems.ts";
import { ownRatioCodes } from "../../../core/fundamentals/api/own-ratio-parameters.ts";
import { inertJson } from "../../../http/problem.ts";
import { MadeSheetLink, NewSheetLink, SheetLinksAnswer } from "../contracts/sheet-link.ts";

/** Why a document cannot be written, by status. */
const unwritten = {
  400: [...analysisCodes[400], ...ownRatioCodes[400], "ratioMissing"],
  404: [...analysisCodes[404], "notFound"],
  422: [
    ...analysisCodes[422],
    ...ownRatioCodes[422],
    ...(["tooManyCompared", "figureNotCompared", "positionsMissing", "tableUnreadable", "tooManyPositions"] as const),
  ],
  429: [...analysisCodes[429], "rateLimited", "tooManyAtOnce"],
} as const;

const unlisted = { "X-Robots-Tag": "noindex, nofollow" } as const;

const list = createRoute({
  method: "get",
  path: "/v1/sheet-links",
  operationId: "sheetLinks",
  ...ownRoute,
  summary: "The links that you have made for spreadsheets, newest first, with the day on which each was read last",
  responses: { 200: jsonAnswer(SheetLinksAnswer, "Without their tokens"), ...ownRefused },
});
const make = createRoute({
  method: "post",
  path: "/v1/sheet-links",
  operationId: "makeSheetLink",
  ...ownRoute,
  summary: "Makes a link that opens one document as CSV to a spreadsheet, without a key, and nothing else",
  request: jsonRequest(NewSheetLink),
  responses: {
    ...ownRefused,
    201: jsonAnswer(MadeSheetLink, "Made; its token is told this once"),
    400: problemAnswer([...bodyCodes, ...unwritten[400], "messageTooLong"]),
    404: problemAnswer(unwritten[404]),
    422: problemAnswer([...unwritten[422], "tooManySheetLinks", "shareExpiryPast"]),
    429: problemAnswer(unwritten[429]),
    503: problemAnswer(analysisCodes[503]),
    504: problemAnswer(analysisCodes[504]),
  },
});
const revoke = createRoute({
  method: "delete",
  path: "/v1/sheet-links/{id}",
  operationId: "revokeSheetLink",
  ...ownRoute,
  summary: "Ends one of them for good, at once; it stays in the list",
  request: idParameter,
  responses: { 204: { description: "Revoked" }, 404: problemAnswer(["notFound"]), ...ownRefused },
});
const read = createRoute({
  method: "get",
  path: "/v1/sheets/{token}.csv",
  operationId: "readSheet",
  tags: ["Analysis"],
  security: [],
  summary: "The document that a link opens, for all who have its token: for IMPORTDATA, Power Query and their like",
  request: { params: z.object({ token: z.string() }) },
  responses: {
    200: {
      ...tableAnswer("As the operation of the document answers its owner today, and counted in their plan"),
      headers: z.object({
        "Content-Disposition": z.string(),
        "X-Robots-Tag": z.literal(unlisted["X-Robots-Tag"]).meta({ description: "Search engines leave it out" }),
      }),
    },
    400: problemAnswer(unwritten[400]),
    401: problemAnswer(["apiKeyInvalid"]),
    404: problemAnswer(unwritten[404]),
    410: problemAnswer(["shareLinkOver"]),
    422: problemAnswer(unwritten[422]),
    429: problemAnswer(unwritten[429]),
    503: problemAnswer(analysisCodes[503]),
    504: problemAnswer(analysisCodes[504]),
  },
});

/** The address is a secret: it is told to no other site and stored nowhere, whatever the answer. */
const keptSecret = createMiddleware(async (c, next) => {
  await next();
  c.header("Referrer-Policy", "no-referrer");
  c.header("Cache-Control", "private, no-store");
});

/** Links that open one document to a spreadsheet: to make, see and end them, and to read one. */
export function addSheetLinks(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, make, revoke, read]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.sheetLinks.list(account)), 200, jsonType);
  });
  api.post(make.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { document, question = "", expiresOn = "" } = await jsonBody(c.req.raw, NewSheetLink);
    const made = await product.sheetLinks.make(openingCaller(c, account), { document, question, expiresOn });
    return c.body(inertJson(made), 201, jsonType);
  });
  api.delete("/v1/sheet-links/:id", async (c) => {
    await product.sheetLinks.revoke((await signedInCallerOf(c, parts)).account, c.req.param("id"));
    return c.body(null, 204);
  });
  api.use("/v1/sheets/*", keptSecret);
  api.get("/v1/sheets/:file", async (c) => {
    const token = c.req.param("file").replace(/\.csv$/, "");
    const { fileName, text } = await product.sheetLinks.read(token, visitorOf(c), (owner) => openingCaller(c, owner));
    return c.body(text, 200, { ...attached(fileName, tableType), ...unlisted });
  });
}
