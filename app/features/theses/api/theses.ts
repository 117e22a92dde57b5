import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { openingCaller, signedInCallerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, jsonType, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readTicker } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { AsReadParameter } from "../../../core/shared/contracts/as-read-parameter.ts";
import { readAtIn } from "../../../core/shared/use-cases/as-read.ts";
import { inertJson } from "../../../http/problem.ts";
import { NewThesis, ThesesAnswer, Thesis, ThesisRead } from "../contracts/thesis.ts";
import { writtenRefused } from "./thesis-requests.ts";

const notThere = { 404: problemAnswer(["notFound"]) };

const list = createRoute({
  method: "get",
  path: "/v1/theses",
  operationId: "theses",
  ...ownRoute,
  summary: "What you have written about companies, by company",
  responses: { 200: jsonAnswer(ThesesAnswer, "Without figures"), ...ownRefused },
});
const save = createRoute({
  method: "post",
  path: "/v1/theses",
  operationId: "saveThesis",
  ...ownRoute,
  summary: "Keeps your thesis of a company, in place of the one that there was",
  request: jsonRequest(NewThesis),
  responses: {
    201: jsonAnswer(Thesis, "Kept"),
    400: problemAnswer([...writtenRefused.form, "thesisLimitTwice"]),
    404: problemAnswer(["tickerNotFound"]),
    422: problemAnswer([...writtenRefused.values, "tooManyThesisLimits", "tooManyTheses"]),
    ...writtenRefused.conflict,
    429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded"]),
    ...ownRefused,
  },
});
const one = createRoute({
  method: "get",
  path: "/v1/theses/{id}",
  operationId: "thesis",
  ...ownRoute,
  summary: "One of them, with the figures that it names as they are now",
  request: idParameter,
  responses: { 200: jsonAnswer(ThesisRead, "Each figure with its day"), ...notThere, ...ownRefused },
});
const remove = createRoute({
  method: "delete",
  path: "/v1/theses/{id}",
  operationId: "deleteThesis",
  ...ownRoute,
  summary: "Deletes one of them",
  request: { ...idParameter, query: AsReadParameter.extend({ lang: languageParameter }) },
  responses: {
    204: { description: "Gone" },
    400: problemAnswer(["dateInvalid", "paramUnknown", "paramRepeated", "enumInvalid"]),
    412: problemAnswer(["editConflict"]),
    ...notThere,
    ...ownRefused,
  },
});

/** What a person thinks of companies. */
export function addTheses(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const route of [list, save, one, remove]) api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(list.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    return c.body(inertJson(await product.theses.list(account)), 200, jsonType);
  });
  api.post(save.path, async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const wanted = await jsonBody(c.req.raw, NewThesis);
    const ticker = readTicker(wanted.ticker, product.tickerMeant);
    const saved = await product.theses.save(openingCaller(c, account), { ...wanted, ticker });
    return c.body(inertJson(saved), 201, jsonType);
  });
  api.get("/v1/theses/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    const { thesis, figures, currency } = await product.theses.read(openingCaller(c, account), c.req.param("id"));
    return c.body(inertJson({ thesis, figures, currency }), 200, jsonType);
  });
  api.delete("/v1/theses/:id", async (c) => {
    const { account } = await signedInCallerOf(c, parts);
    await product.theses.remove(account, { id: c.req.param("id"), changedAt: readAtIn(c.req.url) });
    return c.body(null, 204);
  });
}
