import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { languageOf } from "../../../api/language.ts";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { analysisParametersSchema } from "../../analysis/api/analysis-parameters-schema.ts";
import { analysisCodes, analysisProblems } from "../../analysis/api/analysis-problems.ts";
import { askedAnalysis } from "../../analysis/api/asked-analysis.ts";
import { NarrationAnswer } from "../contracts/narration.ts";

const route = createRoute({
  method: "post",
  path: "/v1/narration",
  operationId: "narration",
  summary:
    "A thesis in words, drafted by the operator's language model from the facts of an analysis, every figure checked",
  request: { query: analysisParametersSchema.omit({ method: true, paths: true, seed: true }) },
  responses: {
    200: jsonAnswer(NarrationAnswer, "The draft, or what in it is not among the facts, for which it is refused"),
    ...analysisProblems,
    422: problemAnswer(["narrationOff", ...analysisCodes[422]]),
    503: problemAnswer([
      "narrationUnavailable",
      "narrationDenied",
      "narrationLimited",
      "narrationInvalid",
      ...analysisCodes[503],
    ]),
    504: problemAnswer(["narrationTimeout", ...analysisCodes[504]]),
  },
});

export function addNarration(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  api.post(route.path, async (c) => {
    const language = languageOf(c.req.url);
    const { query, caller, policy } = await askedAnalysis(c, { product, isSecure });
    const { signal } = c.req.raw;
    const analysis = await product.analyseCompany({ language, caller, policy }, query, { signal });
    const body = inertJson(await product.narrateAnalysis(analysis, language));
    return c.body(body, 200, { "Content-Type": "application/json" });
  });
}
