import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { languageOf } from "../../../api/language.ts";
import { problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { inertJson } from "../../../http/problem.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { analysisParametersSchema } from "./analysis-parameters-schema.ts";
import { analysisCodes, analysisProblems } from "./analysis-problems.ts";
import { askedAnalysis } from "./asked-analysis.ts";
import { analysisAsWritten, analysisFields, traceParameter, writingIn, writingParameters } from "./written-analysis.ts";

const route = createRoute({
  method: "get",
  path: "/v1/analysis",
  operationId: "analysis",
  summary: "What a share is worth by seven methods, with the full working behind every figure",
  request: {
    query: analysisParametersSchema.extend({ trace: traceParameter("all"), fields: analysisFields.parameter }),
  },
  responses: {
    200: analysisFields.answer("Every method's estimate or the reason why there is none, and their summary"),
    ...analysisProblems,
    400: problemAnswer([...analysisCodes[400], "answerFieldUnknown"]),
  },
});

export function addAnalysis(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, async (c) => {
    const { query, caller, policy } = await askedAnalysis(c, { product, isSecure }, writingParameters);
    const writing = writingIn(c.req.url);
    const { signal } = c.req.raw;
    const viewer = { language: languageOf(c.req.url), caller, policy };
    const analysis = await product.analyseCompany(viewer, query, { signal });
    // names come from providers that anybody may have written to
    await sayAllowance(c, product, caller);
    const simulation = await product.simulateCashFlow(analysis);
    const body = inertJson(analysisAsWritten({ analysis, simulation, policy }, writing));
    return c.body(body, 200, { "Content-Type": "application/json" });
  });
}
