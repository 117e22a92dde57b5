import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { sectors } from "@valora/valuation";
import { jsonAnswer, problemAnswer } from "../../../api/openapi.ts";
import type { ApiProduct } from "../../../api/product.ts";
import { analysisParametersSchema } from "../../../core/analysis/api/analysis-parameters-schema.ts";
import type { analysisParameters } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import { Failure } from "../../../failure.ts";
import { inertJson } from "../../../http/problem.ts";
import { importCurrencies, importUnits, numberFormats, priceUnits } from "../contracts/company-import.ts";
import { importCountries } from "../contracts/import-countries.ts";
import { UploadedFinancialsAnswer } from "../contracts/uploaded-financials-answer.ts";
import { importTicker } from "../use-cases/read-financials.ts";
import { readStrictImportForm } from "../use-cases/read-import-form.ts";

type Sent = Pick<Parameters<ApiProduct["valueUploadedFinancials"]>[0], "upload" | "fields">;

const optional = (schema: z.ZodType, description: string) => schema.optional().openapi({ description });

/** Declarations about the figures: the same names in JSON, in a form and in a document at an address. */
const declared = {
  name: z.string().max(80).openapi({ description: "Name of the company", example: "Talleres Ejemplo" }),
  country: z.enum(importCountries).openapi({ description: "Country, by ISO 3166 code", example: "ES" }),
  sector: z.enum(sectors).openapi({ description: "Sector", example: "industrials" }),
  currency: z.enum(importCurrencies).openapi({ description: "Currency of the accounts", example: "EUR" }),
  unit: z.enum(importUnits).openapi({ description: "Unit of the amounts", example: "thousands" }),
  sharesUnit: z.enum(importUnits).openapi({ description: "Unit of the number of shares", example: "units" }),
  fiscalYearEndMonth: optional(
    z.int().min(1).max(12),
    "Month in which the fiscal year ends, where the headings of a table give the year alone (2024, FY24): the last day of that month of that year counts",
  ),
  numberFormat: optional(
    z.enum(numberFormats),
    "Sign before the decimals in a table of text; numbers of JSON need none",
  ),
  price: optional(z.number(), "Price of the share; in a form, text in the declared format"),
  priceDate: optional(z.iso.date(), "Day of that price"),
  priceCurrency: optional(z.enum(priceUnits), "Its currency, or GBX, ILA, ZAC; that of the accounts without it"),
  exchangeRate: optional(
    z.number(),
    "Units of the accounts' currency for one of the price's, where they differ; absent: the ECB's of priceDate, if asked for",
  ),
  governmentYield: optional(
    z.number(),
    "Yield of the state's ten-year bonds in a currency other than EUR and USD: a decimal, in a form a percentage",
  ),
  nominalGrowth: optional(z.number(), "Long-run nominal growth of that economy: a decimal, in a form a percentage"),
  perEuro: optional(z.number(), "Units of that currency for one euro; absent: the ECB's of ratesDate, if asked for"),
  ratesDate: optional(z.iso.date(), "Day of those three"),
};

const year = z
  .record(z.string(), z.union([z.number(), z.string()]).nullable())
  .openapi({ example: { fiscalYearEnd: "2025-12-31", revenue: 1210, netIncome: 121, dilutedShares: 100000 } });

const JsonRequest = z.object({
  ...declared,
  years: z.array(year).optional().openapi({
    description:
      "A fiscal year each: its last day in fiscalYearEnd, and figures by their names in any language. Another period instead has its last day in periodEnd and its months (3, 6, 9 or 12) in months",
  }),
  table: optional(
    z.string(),
    "The cells as text instead, as copied from a spreadsheet or a web page: divided by tabs, semicolons or commas",
  ),
  url: optional(z.string(), "Address of a table instead: CSV, JSON or an Excel workbook, on a public host"),
});

const FormRequest = z.object({
  ...declared,
  file: optional(z.string().openapi({ format: "binary" }), "A table: Excel workbook, CSV or JSON, up to 10 MB"),
  url: optional(z.string(), "Or the address of one"),
  table: optional(z.string(), "Or its cells as text"),
});

const route = createRoute({
  method: "post",
  path: "/v1/imports",
  operationId: "imports",
  summary: "Values figures of your own: a table in JSON, in a file or at an address. Nothing of it is kept",
  request: {
    query: analysisParametersSchema.omit({ ticker: true, source: true, policy: true, price: true }),
    body: {
      required: true,
      content: { "application/json": { schema: JsonRequest }, "multipart/form-data": { schema: FormRequest } },
    },
  },
  responses: {
    200: jsonAnswer(
      UploadedFinancialsAnswer,
      "The figures as they were understood, doubts that do not stand in the way, and the analysis",
    ),
    400: problemAnswer([
      "urlInvalid",
      "jsonInvalid",
      "jsonTooDeep",
      "bodyInvalid",
      "multipartInvalid",
      "fieldUnknown",
      "fieldType",
      "paramUnknown",
      "paramRepeated",
      "numberFormat",
      "enumInvalid",
      "noteTooLong",
    ]),
    413: problemAnswer(["fileTooLarge", "jsonTooManyValues"]),
    415: problemAnswer([
      "fileTypeUnsupported",
      "fileProtected",
      "fileHasMacros",
      "fileIsReport",
      "unsupportedMediaType",
    ]),
    422: problemAnswer([
      "rowErrors",
      "headerInvalid",
      "declarationInvalid",
      "fileInvalid",
      "fileEmpty",
      "urlForbidden",
      "fetchFailed",
      "fetchTimeout",
      "bodyTooLarge",
      "contentTypeUnsupported",
      "outOfRange",
      "gNotBelowWacc",
      "peersRefused",
    ]),
    503: problemAnswer(["overloaded"]),
  },
});

export function addImports(api: OpenAPIHono, product: ApiProduct): void {
  api.openAPIRegistry.registerPath(route);
  api.post(route.path, async (c) => {
    const query = queryIn(new URL(c.req.url).searchParams);
    const answer = await product.valueUploadedFinancials({ ...(await sentIn(c.req.raw)), query });
    return c.body(inertJson(answer), 200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  });
}

/** The parameters of an analysis, but for those that say whose figures are meant. */
function queryIn(search: URLSearchParams) {
  for (const name of ["ticker", "source", "policy", "asOf"] satisfies (typeof analysisParameters)[number][])
    if (search.has(name)) throw new Failure("paramUnknown", { param: name });
  return readAnalysisQuery([["ticker", importTicker], ...search]);
}

async function sentIn(request: Request): Promise<Sent> {
  const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";", 1);
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (encoding !== "identity") throw new Failure("unsupportedMediaType");
  if (type.trim() === "application/json")
    return { upload: { kind: "request", text: await textIn(request) }, fields: {} };
  if (type.trim() !== "multipart/form-data") throw new Failure("unsupportedMediaType");
  const form = await request.formData().catch((cause: unknown) => {
    throw new Failure("multipartInvalid", {}, { cause });
  });
  return readStrictImportForm(form);
}

/** JSON is UTF-8; bytes that are not are not JSON. */
async function textIn(request: Request): Promise<string> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("jsonInvalid", {}, { cause });
  }
}
