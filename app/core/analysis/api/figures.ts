import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ownParameter } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import { inertJson } from "../../../http/problem.ts";
import { ownRatioCodes, ownRatioParameters } from "../../fundamentals/api/own-ratio-parameters.ts";
import { askedRatiosIn, ratioPlaces } from "../../fundamentals/contracts/own-ratios.ts";
import { strictly } from "../../shared/use-cases/read-parameters.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { TracedFiguresAnswer } from "../contracts/traced-figures.ts";
import { analysisParametersSchema } from "./analysis-parameters-schema.ts";
import { analysisCodes, analysisProblems } from "./analysis-problems.ts";
import { askedAnalysis } from "./asked-analysis.ts";

const most = 1_000;

const route = createRoute({
  method: "get",
  path: "/v1/figures",
  operationId: "figures",
  summary: "Single figures of the pages about a company by the addresses written beside them, and what each rests on",
  request: {
    query: analysisParametersSchema.omit({ method: true }).extend({
      ...ownRatioParameters,
      of: z.string().openapi({
        description: `Addresses of figures (the data-trace of the page), separated by commas, ${most} at most`,
        example: "summary/mean,methods/discountedCashFlow/valuePerShare",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(TracedFiguresAnswer, "Each figure unrounded, with the addresses of those that it was made of"),
    ...analysisProblems,
    400: problemAnswer([...analysisCodes[400], ...ownRatioCodes[400]]),
    422: problemAnswer([...analysisCodes[422], ...ownRatioCodes[422]]),
    404: problemAnswer([...analysisCodes[404], "figureNotFound"]),
  },
});

/** Within the reader's plan; a figure of an analysis is no analysis of its own. */
export function addFigures(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, async (c) => {
    const asked = ownParameter(c.req.url, "of") ?? "";
    const ratios = strictly(askedRatiosIn((place) => ownParameter(c.req.url, place)));
    const { query, caller } = await askedAnalysis(c, { product, isSecure }, ["of", ...ratioPlaces]);
    const addresses = asked.split(",").filter((address) => address !== "");
    if (addresses.length === 0) throw new Failure("paramRequired", { param: "of" });
    if (addresses.length > most) throw new Failure("outOfRange", { param: "of", minimum: 1, maximum: most });
    const viewer = { language: languageOf(c.req.url), caller };
    const figures = await product.traceFigures(viewer, { query, ratios, signal: c.req.raw.signal }, addresses);
    await sayAllowance(c, product, caller);
    const body = inertJson({ schemaVersion: 1, ticker: query.ticker, figures });
    return c.body(body, 200, { "Content-Type": "application/json" });
  });
}
