import { OpenAPIHono } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import type { Product } from "../composition.server.ts";
import { Failure } from "../failure.ts";
import { addAnalysis } from "./analysis.ts";
import { addAnalysisFiles } from "./analysis-files.ts";
import { addCompanies } from "./companies.ts";
import { addDocumentation } from "./documentation.ts";
import { addImports } from "./imports.ts";
import { addNarration } from "./narration.ts";

/** What the API may know of a request: its language is in the address, everything else is the question. */
export type ApiProduct = Pick<
  Product,
  | "analyseCompany"
  | "exportWorkbook"
  | "exportTable"
  | "narrateAnalysis"
  | "simulateCashFlow"
  | "searchCompanies"
  | "tickerMeant"
  | "valueOwnFigures"
  | "version"
>;

/** The HTTP API: contract → use case → JSON. Failures are thrown; the server answers them. */
export function createApi(product: ApiProduct): OpenAPIHono {
  const api = new OpenAPIHono();
  api.use("/v1/*", etag({ weak: true }));
  addAnalysis(api, product);
  addAnalysisFiles(api, product);
  addCompanies(api, product);
  addImports(api, product);
  addNarration(api, product);
  addDocumentation(api, product);
  api.on(
    ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    ["/v1/analysis", "/v1/analysis.xlsx", "/v1/analysis.csv", "/v1/companies", "/docs", "/openapi.json"],
    () => {
      throw new Failure("methodNotAllowed");
    },
  );
  api.on(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"], ["/v1/imports", "/v1/narration"], () => {
    throw new Failure("methodNotAllowed", { allow: "POST" });
  });
  api.all("*", () => {
    throw new Failure("notFound");
  });
  return api;
}
