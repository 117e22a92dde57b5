import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { callerOf } from "../../../api/caller.ts";
import { answerFields, parametersBut } from "../../../api/fields/answer-fields.ts";
import { languageOf } from "../../../api/language.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { analysisParametersSchema } from "../../analysis/api/analysis-parameters-schema.ts";
import { companyFieldProblems } from "../../analysis/api/analysis-problems.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { HeldDataAnswer } from "../contracts/held-data.ts";
import { readCompanyQuery } from "../use-cases/show-statements.ts";

const fields = answerFields({
  name: "HeldData",
  schema: HeldDataAnswer,
  example: "accounts,price,providers.accountsDecided.outcome",
});

const route = createRoute({
  method: "get",
  path: "/v1/data",
  operationId: "heldData",
  summary: "What each source of data holds of a company, which accounts and which price were taken, and why",
  request: {
    query: analysisParametersSchema
      .pick({ ticker: true, source: true, lang: true })
      .extend({ fields: fields.parameter }),
  },
  responses: {
    200: fields.answer("Each source with its periods and its price, and what was decided about both"),
    ...companyFieldProblems,
  },
});

/** What each provider holds of a company. Counts against the reader's plan. */
export function addHeldData(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  api.openAPIRegistry.registerPath(route);
  const parts = { accounts: product.accounts, isSecure };
  api.get(route.path, async (c) => {
    const query = readCompanyQuery(parametersBut(c.req.url, ["fields"]), product.tickerMeant);
    const selection = fields.selectionIn(c.req.url);
    const reader = { language: languageOf(c.req.url), caller: await callerOf(c, parts) };
    const answer = await product.showHeldData(reader, query, c.req.raw.signal);
    await sayAllowance(c, product, reader.caller);
    return c.body(fields.written(answer, selection), 200, { "Content-Type": "application/json" });
  });
}
