import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { languageOf } from "../../../api/language.ts";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { Failure } from "../../../failure.ts";
import { inertJson } from "../../../http/problem.ts";
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
      of: z.string().openapi({
        description: `Addresses of figures (the data-trace of the page), separated by commas, ${most} at most`,
        example: "summary/mean,methods/discountedCashFlow/valuePerShare",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(TracedFiguresAnswer, "Each figure unrounded, with the addresses of those that it was made of"),
    ...analysisProblems,
    404: problemAnswer([...analysisCodes[404], "notFound"]),
  },
});

/** Within the reader's plan; a figure of an analysis is no analysis of its own. */
export function addFigures(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, async (c) => {
    const asked = new URL(c.req.url).searchParams.getAll("of");
    const { query, caller } = await askedAnalysis(c, { product, isSecure }, ["of"]);
    if (asked.length > 1) throw new Failure("paramRepeated", { param: "of" });
    const addresses = (asked[0] ?? "").split(",").filter((address) => address !== "");
    if (addresses.length === 0) throw new Failure("paramRequired", { param: "of" });
    if (addresses.length > most) throw new Failure("outOfRange", { param: "of", minimum: 1, maximum: most });
    const viewer = { language: languageOf(c.req.url), caller };
    const figures = await product.traceFigures(viewer, { query, signal: c.req.raw.signal }, addresses);
    await sayAllowance(c, product, caller);
    const body = inertJson({ schemaVersion: 1, ticker: query.ticker, figures });
    return c.body(body, 200, { "Content-Type": "application/json" });
  });
}
