import { expertLevers, formNames, yearlyLevers } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { noteParameters } from "../../core/analysis/contracts/assumption-notes.ts";
import { failureCodes } from "../../failure.ts";
import { languages } from "../../messages/languages.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { schemasOf } from "../checked-answers.ts";
import { servedProduct } from "../served-product.ts";
import { inFull } from "../shared-parts/in-full-contract.ts";
import { storedOperations } from "../stored-operations.ts";

const app = servedProduct();
const ask = async (path: string) => app.request(path);
const documentInFull = async () => inFull(await (await ask("/api/openapi.json")).json());

/** Where a part of the document has a schema, as references that a validator follows; equal ones once. */
function schemaPlaces(part: unknown, place: string, places = new Map<string, string>()): Map<string, string> {
  if (typeof part !== "object" || part === null) return places;
  for (const [name, value] of Object.entries(part)) {
    const inner = `${place}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
    if (name === "schema") places.set(JSON.stringify(value), inner);
    else schemaPlaces(value, inner, places);
  }
  return places;
}

describe("the description of the API", () => {
  type Operation = {
    parameters: { name: string }[];
    requestBody?: { content: object };
    responses: Record<string, { description: string }>;
  };
  type Document = {
    openapi: string;
    paths: Record<string, { get?: Operation; post?: Operation }>;
  };

  it("is made once for all servers of a process that answer the same, and again for another version", async () => {
    const described = async (server: typeof app) => (await server.request("/api/openapi.json")).text();
    const own = await described(app);
    expect(await described(servedProduct())).toBe(own);
    const product = productOf(testContext(), null);
    const next = await described(servedProduct({ ...product, version: "9.9.9" }));
    expect(next).toBe(own.replace(`"version":"${product.version}"`, '"version":"9.9.9"'));
    expect(next).not.toBe(own);
    expect(await described(servedProduct())).toBe(own);
  });

  it("says what each limited answer tells of the limits, to programs and to people", async () => {
    type Described = { responses: Record<string, { headers?: Record<string, object> }> };
    const document: { paths: Record<string, Record<string, Described>> } = await documentInFull();
    const headersOf = (path: string, status: string) =>
      Object.keys(document.paths[path]?.get?.responses[status]?.headers ?? {});
    const limits = ["RateLimit-Policy", "RateLimit"];
    expect(headersOf("/v1/analysis", "200")).toEqual(["X-Request-Id", "ETag", ...limits]);
    expect(headersOf("/v1/analysis", "429")).toEqual(["X-Request-Id", "Retry-After", ...limits]);
    expect(headersOf("/v1/companies", "200")).toEqual(["X-Request-Id", "ETag"]);
    // No plan refuses it, and it says all the same what is left.
    expect(headersOf("/v1/screener.csv", "200")).toEqual([...limits, "X-Request-Id", "Content-Disposition"]);
    for (const language of languages) {
      const page = await (await ask(`/api/docs?lang=${language}`)).text();
      for (const name of ["RateLimit-Policy", "companies", "pace", "everybody"]) expect(page).toContain(name);
    }
  });

  it("says of every answer that is stored by what it is known, and that it may have stayed the same", async () => {
    type Described = { responses: Record<string, { headers?: object }> };
    const document: { paths: Record<string, Record<string, Described>> } = await documentInFull();
    const stored = storedOperations.flatMap(({ path }) => document.paths[path.replace("/api", "")]?.get ?? []);
    expect(stored.length).toBe(storedOperations.length - 1); // the description itself is none of its operations
    for (const { responses } of stored)
      for (const status of ["200", "304"]) expect(responses[status]?.headers).toHaveProperty("ETag");
  });

  it("has a JSON Schema at every place of one, and no operation repeats what all may answer", async () => {
    const text = await (await ask("/api/openapi.json")).text();
    const document = JSON.parse(text);
    const ajv = schemasOf(document);
    const { parameters, responses } = document.components;
    const described = { paths: document.paths, components: { parameters, responses } };
    const places = [...schemaPlaces(described, "document#").values()];
    expect(places.length).toBeGreaterThan(100);
    const refused = places.flatMap(($ref) => {
      try {
        ajv.compile({ $ref });
        return [];
      } catch (error) {
        return `${$ref}: ${error instanceof Error ? error.message : error}`;
      }
    });
    expect(refused).toEqual([]);
    expect(text.length / Object.keys(document.paths).length).toBeLessThan(10_000);
  });

  it("names every parameter and every code that exists", async () => {
    const document: Document = await documentInFull();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).slice(0, 7)).toEqual([
      "/v1/analysis",
      "/v1/analysis.xlsx",
      "/v1/analysis.csv",
      "/v1/analysis.pdf",
      "/v1/analyses",
      "/v1/companies",
      "/v1/imports",
    ]);
    const analysis = document.paths["/v1/analysis"]?.get;
    expect(analysis?.parameters.map(({ name }) => name)).toEqual([
      "ticker",
      "scenario",
      "wacc",
      "g",
      "horizon",
      "price",
      "safety",
      "figures",
      "parts",
      "asOf",
      ...expertLevers,
      "peers",
      ...yearlyLevers,
      ...formNames,
      "type",
      "force",
      "view",
      "prudent",
      ...noteParameters,
      "method",
      "paths",
      "seed",
      "source",
      "policy",
      "lang",
      "trace",
      "fields",
    ]);
    const imports = document.paths["/v1/imports"]?.post;
    expect(Object.keys(imports?.requestBody?.content ?? {})).toEqual(["application/json", "multipart/form-data"]);
    const responses = [...Object.entries(analysis?.responses ?? {}), ...Object.entries(imports?.responses ?? {})];
    const codes = responses.flatMap(([status, { description }]) =>
      Number(status) < 400 ? [] : description.split(", "),
    );
    expect(codes.filter((code) => !failureCodes.some((known) => known === code))).toEqual([]);
  });

  it.each(languages)("can be read in %s", async (language) => {
    const page = await (await ask(`/api/docs?lang=${language}`)).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain("/api/v1/analysis?ticker=AAPL");
    expect(page).toContain("POST /api/v1/imports");
    expect(page).toContain("POST /api/v1/analyses");
    expect(page).toContain("{&quot;index&quot;:1,&quot;ticker&quot;:&quot;SAN.MC&quot;");
    expect(page).toContain("GET /api/v1/analysis.xlsx");
    // The contents lead to each heading, and to nothing else.
    const [, contents = ""] = /<details class="contents">(.*?)<\/details>/s.exec(page) ?? [];
    const placesIn = (html: string, place: RegExp) => Array.from(html.matchAll(place), ([, id]) => id);
    const headings = placesIn(page, /<h2 id="(\w+)"/g);
    expect(headings.length).toBeGreaterThan(20);
    expect(placesIn(contents, /href="#(\w+)"/g)).toEqual(headings);
    // Every operation is described, and only what is read is a link.
    expect(page).not.toContain("<p></p>");
    expect(page).not.toMatch(/href="[^"]*\/v1\/narration/);
    expect(page).toContain("fiscalYearEnd");
    expect(page).toContain("<code>DELETE /api/v1/me/keys/{id}</code>");
    expect(page).not.toMatch(/api\.[a-z]+[A-Z]|undefined|(?<!\/)\{ticker\}/);
  });
});
