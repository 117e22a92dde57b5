import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { readCorrectedQuery } from "../../fundamentals/use-cases/show-statements.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { ThroughTimeAnswer } from "../contracts/value-through-time.ts";
import { analysisParametersSchema } from "./analysis-parameters-schema.ts";
import { filedFieldProblems } from "./analysis-problems.ts";

const fields = answerFields({
  name: "ValueThroughTime",
  schema: ThroughTimeAnswer,
  example: "result.points.asOf,result.points.price,result.points.value",
});

const route = createRoute({
  method: "get",
  path: "/v1/value-through-time",
  operationId: "valueThroughTime",
  summary: "What a share was worth at each month's end by what was filed then, against its price",
  request: {
    query: analysisParametersSchema
      .pick({ ticker: true, source: true, figures: true, lang: true })
      .extend({ fields: fields.parameter }),
  },
  responses: {
    200: fields.answer("Month by month, how often the band held the price, and what was not known then"),
    ...filedFieldProblems,
  },
});

/** Within the reader's plan, like the valuation itself: its last month is one. */
export function addValueThroughTime(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  api.get(route.path, async (c) => {
    const query = readCorrectedQuery(parametersBut(c.req.url, ["fields"]), product.tickerMeant);
    const selection = fields.selectionIn(c.req.url);
    const caller = await callerOf(c, { accounts: product.accounts, isSecure });
    const { signal } = c.req.raw;
    const answer = await product.showValueThroughTime({ language: languageOf(c.req.url), caller }, query, signal);
    await sayAllowance(c, product, caller);
    return c.body(fields.written(answer, selection), 200, { "Content-Type": "application/json" });
  });
}
