import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached, fileAnswer, tableAnswer, tableType, workbookType } from "../../../api/attached-files.ts";
import { callerOf } from "../../../api/caller.ts";
import { jsonBody } from "../../../api/json-body.ts";
import { languageOf } from "../../../api/language.ts";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { sayAllowance } from "../../../core/usage/api/allowance.ts";
import { portfolioTable } from "../../../documents/portfolio-table.ts";
import { Failure } from "../../../failure.ts";
import { inertJson } from "../../../http/problem.ts";
import { PortfolioAnswer, PortfolioRequest } from "../contracts/portfolio.ts";
import { holdingsGiven, holdingsIn, readChoices } from "../use-cases/read-request.ts";

const problems = {
  400: problemAnswer([...bodyCodes, "enumInvalid"]),
  422: problemAnswer([
    "outOfRange",
    "positionsMissing",
    "tooManyPositions",
    "tableUnreadable",
    "columnsUnknown",
    "fileTooLarge",
  ]),
  429: problemAnswer(["tooManyAtOnce", "dailyQuotaExceeded", "minuteQuotaExceeded", "anonymousQuotaExceeded"]),
  503: problemAnswer(["overloaded"]),
};
const request = jsonRequest(PortfolioRequest);

const route = createRoute({
  method: "post",
  path: "/v1/portfolio",
  operationId: "portfolio",
  summary: "A portfolio at market and by Valora: the whole, its parts, what it hangs on and its dividends",
  request,
  responses: {
    200: jsonAnswer(
      PortfolioAnswer,
      "Positions without a value, a current price or an exchange rate are left out of both sides and say why. Each company counts in the caller's plan. Nothing is kept",
    ),
    ...problems,
  },
});
const tableRoute = createRoute({
  method: "post",
  path: "/v1/portfolio.csv",
  operationId: "portfolioTable",
  summary: "The same as comma-separated values, one row a position",
  request,
  responses: {
    200: tableAnswer("Names and codes of the JSON answer; what is left out stands below, with its reason"),
    ...problems,
  },
});
const workbookRoute = createRoute({
  method: "post",
  path: "/v1/portfolio.xlsx",
  operationId: "portfolioWorkbook",
  summary: "The same as an Excel workbook",
  request,
  responses: { 200: fileAnswer(workbookType, "The whole, its positions, and what is left out"), ...problems },
});

/** Portfolios, which are not kept. */
export function addPortfolio(api: OpenAPIHono, product: ApiProduct, { isSecure }: ApiSettings): void {
  for (const each of [route, tableRoute, workbookRoute]) api.openAPIRegistry.registerPath(each);
  const valued = async (c: Context): Promise<PortfolioAnswer> => {
    const { positions, table, ...choices } = await jsonBody(c.req.raw, PortfolioRequest);
    const { currency, reading, rates } = readChoices(choices);
    if ((positions === undefined) === (table === undefined)) throw new Failure("bodyInvalid");
    const read =
      positions === undefined ? holdingsIn({ kind: "text", text: table ?? "" }, reading) : holdingsGiven(positions);
    const caller = await callerOf(c, { accounts: product.accounts, isSecure });
    const { holdings, skipped, broker } = read;
    const answer = await product.valuePortfolio(
      { language: languageOf(c.req.url), caller },
      { holdings, skipped, broker, currency, rates, signal: c.req.raw.signal },
    );
    refuseBeyondPlan(answer);
    await sayAllowance(c, product, caller);
    return answer;
  };
  api.post(route.path, async (c) => c.body(inertJson(await valued(c)), 200, { "Content-Type": "application/json" }));
  api.post(tableRoute.path, async (c) =>
    c.body(portfolioTable(await valued(c)), 200, attached("valora-portfolio.csv", tableType)),
  );
  api.post(workbookRoute.path, async (c) => {
    const file = await product.exportPortfolioWorkbook(await valued(c), languageOf(c.req.url));
    return c.body(file, 200, attached("valora-portfolio.xlsx", workbookType));
  });
}

const planCodes = ["dailyQuotaExceeded", "minuteQuotaExceeded", "anonymousQuotaExceeded"] as const;

/** Where the plan opens none of the companies, the answer is its refusal. */
function refuseBeyondPlan({ positions, leftOut }: PortfolioAnswer): void {
  if (positions.length > 0) return;
  const codes = leftOut.map(({ reason }) => planCodes.find((code) => code === reason));
  const [first] = codes;
  if (first !== undefined && codes.every((code) => code !== undefined)) throw new Failure(first, leftOut[0]?.params);
}
