import { describe, expect, it } from "vitest";
import { servedProduct } from "../api/served-product.ts";
import { Failure } from "../failure.ts";
import { languages } from "../messages/languages.ts";
import { productOf } from "../wiring/composition.server.ts";
import { withoutUsage } from "../wiring/features/people.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { testDependencies } from "../wiring/test-dependencies-contract.ts";
import { app, called, textOf } from "./included-program-contract.ts";
import { mcpHeaders } from "./program-contract.ts";

describe("a refusal", () => {
  it.each([
    ["value_company", { ticker: "ZZZZZ" }, "tickerNotFound"],
    ["value_company", { ticker: "KO", assumptions: { wacc: 9 } }, "outOfRange"],
    ["value_company", { ticker: "KO", assumptions: { growth: 0.1 } }, "paramUnknown"],
    ["value_company", { ticker: "KO", assumptions: { wacc: "abc" } }, "numberFormat"],
    ["value_company", { ticker: "KO", assumptions: { ticker: "PEP" } }, "paramRepeated"],
    ["what_if", { ticker: "KO", assumptions: { wacc: 0.05, g: 0.06 } }, "gNotBelowWacc"],
    ["explain_figure", { ticker: "KO", figure: "summary/nothing" }, "figureNotFound"],
    ["explain_figure", { ticker: "KO", figure: "discountedCashFlow" }, "figureNotFound"],
    ["explain_figure", { ticker: "KO", figure: "methods" }, "figureNotFound"],
    ["explain_figure", { ticker: "KO", figure: "summary/signal/kind" }, "figureNotFound"],
    ["read_statements", { ticker: "AAPL", asOf: "1990-01-01" }, "notFiledYet"],
    ["screen_companies", { minDifference: -20 }, "outOfRange"],
    ["value_company", {}, "fieldRequired"],
    ["value_company", { ticker: 5 }, "fieldType"],
    ["value_company", { ticker: "KO", wacc: 0.08 }, "fieldUnknown"],
    ["value_company", { ticker: "KO", price: "60" }, "fieldType"],
    ["value_company", { ticker: "KO", price: -1 }, "outOfRange"],
    ["value_company", { ticker: "KO", scenario: "bull" }, "enumInvalid"],
    ["value_company", { ticker: "KO", assumptions: { wacc: null } }, "fieldType"],
    ["compare_companies", { tickers: "KO,PEP" }, "fieldType"],
    ["compare_companies", { tickers: [] }, "outOfRange"],
    ["screen_companies", { limit: 51 }, "outOfRange"],
    ["read_statements", { ticker: "KO", asOf: "2020-02-30" }, "dateInvalid"],
    ["read_statements", { ticker: "KO", figures: ["sales"] }, "enumInvalid"],
  ])("of %s %j has its code and its text in three languages", async (name, given, code) => {
    const titles = [];
    for (const language of languages) {
      const result = await called(name, given, language);
      expect(result.isError, language).toBe(true);
      const problem = JSON.parse(textOf(result));
      expect(problem.code, language).toBe(code);
      titles.push(problem.title);
    }
    expect(new Set(titles).size).toBe(3);
  });

  it.each([
    ["value_company", { ticker: "KO", assumptions: { wacc: null } }, { param: "assumptions.wacc" }],
    ["compare_companies", { tickers: [] }, { param: "tickers", minimum: 1, maximum: 5 }],
    ["compare_companies", { tickers: ["KO", ""] }, { param: "tickers", minimum: 1, maximum: 80 }],
    ["screen_companies", { limit: 51 }, { param: "limit", minimum: 1, maximum: 50 }],
  ])("of %s %j says which argument it is about, and what it takes", async (name, given, params) => {
    const problem = JSON.parse(textOf(await called(name, given)));
    expect(problem.params).toEqual(params);
  });

  it("of an assumption that there is not names those that there are", async () => {
    const given = { ticker: "SAN.MC", assumptions: { costOfEquity: 0.09 } };
    const problem = JSON.parse(textOf(await called("value_company", given)));
    expect(problem).toMatchObject({ code: "paramUnknown", params: { param: "costOfEquity" } });
    expect(problem.assumptions).toEqual(expect.arrayContaining(["wacc", "g", "riskFreeRate", "beta"]));
    expect(problem.assumptions).not.toContain("ticker");
  });

  it("names an argument that the tool does not take", async () => {
    const result = await called("value_company", { ticker: "KO", wacc: 0.08 });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain("wacc");
    const { arguments: names } = JSON.parse(textOf(result));
    expect(names, "and those that it takes").toEqual(["ticker", "scenario", "view", "price", "assumptions"]);
  });

  it.each(["wacc", "assumptions/wacc"])("of the figure “%s” names figures that can be explained", async (figure) => {
    const { figures } = JSON.parse(textOf(await called("explain_figure", { ticker: "KO", figure })));
    expect(figures).toContain("assumptions/wacc/value");
    for (const each of figures)
      expect((await called("explain_figure", { ticker: "KO", figure: each })).isError, each).not.toBe(true);
  });
});

describe("the plan of a caller", () => {
  it("counts each company that a tool opens, and refuses the next one in words", async () => {
    const opened: string[] = [];
    const limited = servedProduct(
      productOf(testContext(), null, {
        ...testDependencies,
        usage: {
          ...withoutUsage,
          openCompany: async (caller, ticker) => {
            if (opened.length > 0 && !opened.includes(ticker))
              throw new Failure("dailyQuotaExceeded", { limit: 1, retryAfter: 60 });
            opened.push(ticker);
            expect(caller.account).toBeNull();
            return async () => {};
          },
        },
      }),
    );
    const askedFor = async (ticker: string) => {
      const params = { name: "value_company", arguments: { ticker } };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
      const response = await limited.request("/mcp?lang=en", { method: "POST", headers: mcpHeaders, body });
      return response.text();
    };
    expect(await askedFor("KO")).not.toContain("isError");
    const refused = await askedFor("PEP");
    expect(refused).toContain("isError");
    expect(refused).toContain("dailyQuotaExceeded");
    expect(opened).toEqual(["KO"]);
  });
});

describe("the address", () => {
  it("takes a message by POST alone", async () => {
    const response = await app.request("/mcp");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("refuses a wrong key, and a key in the address", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
    const sent = (path: string, more: Record<string, string>) =>
      app.request(path, { method: "POST", headers: { ...mcpHeaders, ...more }, body });
    expect((await sent("/mcp", { authorization: "Basic abc" })).status).toBe(401);
    expect((await (await sent("/mcp?api_key=abc", {})).json()).code).toBe("apiKeyInUrl");
  });
});
