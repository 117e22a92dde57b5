import { expect, it } from "vitest";
import { inFull } from "./in-full-contract.ts";
import { withSharedParts } from "./shared-parts.ts";

const ticker = { name: "ticker", in: "query", description: "Symbol of the share" };
const tickers = { name: "ticker", in: "query", description: "Symbols of shares" };
const tooLong = { description: "uriTooLong" };
const document = {
  components: { schemas: { Problem: { type: "object" } } },
  paths: {
    "/v1/analysis": {
      get: {
        operationId: "analysis",
        parameters: [ticker],
        responses: { 200: { description: "Analysis" }, 414: tooLong },
      },
    },
    "/v1/data": {
      get: { operationId: "data", parameters: [ticker], responses: { 200: { description: "Data" }, 414: tooLong } },
    },
    "/v1/compare": {
      get: { operationId: "compare", parameters: [tickers], responses: { 200: { description: "Companies" } } },
      post: { operationId: "compared", responses: { 414: tooLong } },
    },
  },
};

it("writes what several operations have once, under the name of the first, and leaves the rest where it is", () => {
  const shared = { $ref: "#/components/responses/analysis.414" };
  const parameters = [{ $ref: "#/components/parameters/analysis.ticker" }];
  expect(withSharedParts(document)).toEqual({
    components: {
      ...document.components,
      parameters: { "analysis.ticker": ticker },
      responses: { "analysis.414": tooLong },
    },
    paths: {
      "/v1/analysis": {
        get: {
          operationId: "analysis",
          parameters,
          responses: { 200: { description: "Analysis" }, 414: shared },
        },
      },
      "/v1/data": {
        get: { operationId: "data", parameters, responses: { 200: { description: "Data" }, 414: shared } },
      },
      "/v1/compare": {
        get: document.paths["/v1/compare"].get,
        post: { operationId: "compared", responses: { 414: shared } },
      },
    },
  });
});

it("says the same as before", () => {
  const shared = withSharedParts(document) as typeof document; // the same operations, with references
  expect(inFull(shared).paths).toEqual(document.paths);
});
