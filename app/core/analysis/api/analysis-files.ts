import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { attached, fileAnswer, tableAnswer, tableType, workbookType } from "../../../api/attached-files.ts";
import { languageOf } from "../../../api/language.ts";
import type { ApiProduct, ApiSettings } from "../../../api/product.ts";
import { sayAllowance } from "../../usage/api/allowance.ts";
import { analysisParametersSchema } from "./analysis-parameters-schema.ts";
import { analysisProblems } from "./analysis-problems.ts";
import { askedAnalysis } from "./asked-analysis.ts";

const sheetType = "application/pdf";

const workbookRoute = createRoute({
  method: "get",
  path: "/v1/analysis.xlsx",
  operationId: "analysisWorkbook",
  summary: "The same analysis as an Excel workbook whose results are formulas over its inputs",
  request: { query: analysisParametersSchema },
  responses: {
    200: fileAnswer(
      workbookType,
      "Inputs with their sources, the steps of each method, and a summary, in the language asked for",
    ),
    ...analysisProblems,
  },
});

const tableRoute = createRoute({
  method: "get",
  path: "/v1/analysis.csv",
  operationId: "analysisTable",
  summary: "The same analysis as comma-separated values, one row a method",
  request: { query: analysisParametersSchema },
  responses: {
    200: tableAnswer("Names and codes of the JSON answer; decimal points, fractions, empty for unknown"),
    ...analysisProblems,
  },
});

const sheetRoute = createRoute({
  method: "get",
  path: "/v1/analysis.pdf",
  operationId: "analysisSheet",
  summary: "The same analysis on paper: one page, and an appendix",
  request: { query: analysisParametersSchema },
  responses: {
    200: fileAnswer(
      sheetType,
      "A4 with text that can be selected, in the language asked for; the same analysis gives the same bytes",
    ),
    ...analysisProblems,
  },
});

/** An analysis to take away. */
export function addAnalysisFiles(api: OpenAPIHono, product: ApiProduct, settings: ApiSettings): void {
  const { isSecure, publicOrigin = null } = settings;
  api.openAPIRegistry.registerPath(workbookRoute);
  api.openAPIRegistry.registerPath(tableRoute);
  api.openAPIRegistry.registerPath(sheetRoute);
  const asked = async (c: Context) => {
    const { query, caller, policy } = await askedAnalysis(c, { product, isSecure });
    return { reader: { language: languageOf(c.req.url), caller, policy }, query };
  };
  api.get(workbookRoute.path, async (c) => {
    const { reader, query } = await asked(c);
    const bytes = await product.exportWorkbook(reader, query, { signal: c.req.raw.signal });
    await sayAllowance(c, product, reader.caller);
    return c.body(bytes, 200, attached(`valora-${query.ticker}.xlsx`, workbookType));
  });
  api.get(tableRoute.path, async (c) => {
    const { reader, query } = await asked(c);
    const text = await product.exportTable(reader, query, { signal: c.req.raw.signal });
    await sayAllowance(c, product, reader.caller);
    return c.body(text, 200, attached(`valora-${query.ticker}.csv`, tableType));
  });
  api.get(sheetRoute.path, async (c) => {
    const { reader, query } = await asked(c);
    const { origin } = new URL(publicOrigin ?? c.req.url);
    const bytes = await product.exportTearSheet({ ...reader, origin }, query, { signal: c.req.raw.signal });
    await sayAllowance(c, product, reader.caller);
    return c.body(bytes, 200, attached(`valora-${query.ticker}.pdf`, sheetType));
  });
}
