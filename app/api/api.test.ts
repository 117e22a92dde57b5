import { createMarketData, type MarketData } from "@valora/market-data";
import { expertLevers, yearlyLevers } from "@valora/valuation";
import { beforeAll, describe, expect, it } from "vitest";
import { stillWorld } from "../composition/still-world.server.ts";
import { type Product, productOf } from "../composition.server.ts";
import { AnalysisAnswer } from "../contracts/analysis-answer.ts";
import { noteParameters } from "../contracts/assumption-notes.ts";
import { CompaniesAnswer } from "../contracts/companies.ts";
import { NarrationAnswer } from "../contracts/narration.ts";
import { failureCodes } from "../failure.ts";
import { createApp } from "../http/app.ts";
import { createLog } from "../http/request-log.ts";
import { languages } from "../messages/languages.ts";

let product: Product;
let marketData: MarketData;
let isAnswering = true;
const appWith = (changes: Partial<Product> = {}) =>
  createApp({
    product: { ...product, ...changes },
    isDatabaseAnswering: async () => isAnswering,
    pages: async () => new Response("<!doctype html>", { status: 404, headers: { "Content-Type": "text/html" } }),
    files: null,
    log: createLog("silent"),
  });
const ask = (path: string, init?: RequestInit) => appWith().request(path, init);

beforeAll(async () => {
  marketData = await createMarketData();
  product = productOf({ ...stillWorld(), marketData }, null);
});

describe("GET /api/v1/analysis", () => {
  it("answers as its contract says", async () => {
    const response = await ask("/api/v1/analysis?ticker=AAPL&wacc=0.09&g=0.04&horizon=5");
    expect(response.status).toBe(200);
    const answer = AnalysisAnswer.parse(await response.json());
    expect(answer.company).toMatchObject({ ticker: "AAPL", currency: "USD" });
    expect(answer.assumptions).toMatchObject({ wacc: 0.09, growth: 0.04, horizon: 5 });
    expect(answer.methods).toHaveLength(7);
    expect(answer.simulation).toBeNull();
  });

  it.each([
    ["ES0113900J37", "SAN.MC"],
    ["K8MS7FD7N5Z2WQ51AZ71", "BBVA.MC"],
    ["BME:SAN", "SAN.MC"],
  ])("answers %s with the one share it stands for, %s", async (typed, ticker) => {
    const response = await ask(`/api/v1/analysis?ticker=${typed}`);
    expect(response.status).toBe(200);
    expect((await response.json()).company.ticker).toBe(ticker);
  });

  it.each([
    ["GB0005405286", 404, "no list has it"],
    ["NL0011585146", 404, "two listings have it: GET /api/v1/companies tells which"],
  ])("does not guess what %s stands for: %s, %s", async (typed, status) => {
    expect((await ask(`/api/v1/analysis?ticker=${typed}`)).status).toBe(status);
  });

  it("compares with the peers that are asked for, says so, and refuses those that cannot be any", async () => {
    const answerTo = async (search: string) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${search}`)).json());
    const multiplesOf = ({ methods }: AnalysisAnswer) => {
      const outcome = methods.find(({ method }) => method === "comparableMultiples")?.outcome;
      return outcome?.kind === "estimate" ? outcome.valuePerShare : null;
    };
    const plain = await answerTo("");
    const own = await answerTo("&peers=AAPL,MSFT,PEP,KDP,MNST,NVDA");
    expect(plain.assumptions.peers.chosenBy).toBe("computed");
    expect(own.assumptions.peers).toEqual({
      tickers: expect.arrayContaining(["AAPL", "PEP"]),
      chosenBy: "user",
    });
    expect(multiplesOf(own)).not.toBe(multiplesOf(plain));
    expect(own.summary.mean).not.toBe(plain.summary.mean);
    expect(own.links.page).toContain("peers=");
    const again = await answerTo(`&peers=${plain.assumptions.peers.tickers.toReversed().join()}`);
    expect(again.methods).toEqual(plain.methods);
    const refused = await ask("/api/v1/analysis?ticker=KO&peers=PEP,KO&lang=en");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      code: "peersRefused",
      params: { peer: "KO", reason: "itself" },
      title: "KO is the company itself: it is not compared with itself.",
    });
  });

  it("values with an expert's levers, says which were set, and refuses those out of range", async () => {
    const [plain, set] = await Promise.all(
      ["", "&margin=0.2&terminalGrowth=0.02"].map(async (levers) =>
        AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${levers}`)).json()),
      ),
    );
    expect(plain?.assumptions.chosenLevers).toEqual({});
    expect(set?.assumptions.chosenLevers).toEqual({ margin: 0.2, terminalGrowth: 0.02 });
    expect(set?.assumptions.origins.terminalGrowth).toMatchObject({ value: 0.02, chosenBy: "user" });
    expect(set?.links.page).toBe("/analysis/KO?terminalGrowth=0.02&margin=0.2");
    expect((await ask("/api/v1/analysis?ticker=KO&margin=20")).status).toBe(422);
  });

  it("values with years set one by one, says which, and refuses a list that it cannot read", async () => {
    const answers = ["", "&growthByYear=0.2,,0&marginByYear=,0.3,", "&growthByYear=,,"].map(async (years) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=KO${years}`)).json()),
    );
    const [plain, set, empty] = await Promise.all(answers);
    expect(plain?.assumptions.chosenYears).toEqual({});
    expect(set?.assumptions.chosenYears).toEqual({ growthByYear: [0.2, null, 0], marginByYear: [null, 0.3] });
    expect(set?.links.page).toBe("/analysis/KO?growthByYear=0.2,,0&marginByYear=,0.3");
    const cashFlow = set?.methods.find(({ method }) => method === "discountedCashFlow")?.outcome;
    const years = cashFlow?.kind === "estimate" ? cashFlow.trace.nodes : [];
    expect(years.filter((node) => node.kind === "assumption" && node.year !== undefined)).toMatchObject([
      { name: "yearGrowth", year: 1, value: 0.2, chosenBy: "user" },
      { name: "projectedMargin", year: 2, value: 0.3, chosenBy: "user" },
      { name: "yearGrowth", year: 3, value: 0, chosenBy: "user" },
    ]);
    expect(empty).toEqual(plain);
    const statusOf = async (years: string) => (await ask(`/api/v1/analysis?ticker=KO&${years}`)).status;
    expect(await statusOf("growthByYear=0.1,ten")).toBe(400);
    expect(await statusOf("growthByYear=0.1,10")).toBe(422);
    expect(await statusOf(`growthByYear=${"0.1,".repeat(15)}0.1`)).toBe(422);
  });

  it("takes a company for what the question says, and asks a method that does not apply, without a vote", async () => {
    const answers = ["", "&force=discountedCashFlow", "&type=mature"].map(async (asked) =>
      AnalysisAnswer.parse(await (await ask(`/api/v1/analysis?ticker=BBVA.MC${asked}`)).json()),
    );
    const [plain, forced, taken] = await Promise.all(answers);
    expect(plain?.company).toMatchObject({ companyType: "bank", computedType: null });
    expect(plain?.methods[0]?.outcome).toMatchObject({ kind: "notApplicable", reason: "financial" });
    const asked = forced?.methods[0]?.outcome;
    if (asked?.kind === "estimate") expect(asked.notVotingReason).toBe("forced");
    else expect(asked?.reason).not.toBe("financial");
    expect(forced?.summary.mean).toBe(plain?.summary.mean);
    expect(forced?.links.page).toBe("/analysis/BBVA.MC?force=discountedCashFlow");
    expect(taken?.company).toMatchObject({
      companyType: "mature",
      companyTypeRule: "chosenByReader",
      computedType: { type: "bank" },
    });
    expect((await ask("/api/v1/analysis?ticker=KO&type=shop")).status).toBe(400);
    expect((await ask("/api/v1/analysis?ticker=KO&force=ddm")).status).toBe(400);
  });

  it("gives the same answer to the same question, and says so to who has it", async () => {
    const first = await ask("/api/v1/analysis?ticker=KO");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/api/v1/analysis?ticker=KO", {
      headers: { "If-None-Match": etag, Cookie: "theme=dark", "X-Forwarded-Host": "evil.example" },
    });
    expect(again.status).toBe(304);
  });

  it.each(languages)("says what is wrong in %s, with a code that is the same in all", async (language) => {
    const response = await ask(`/api/v1/analysis?ticker=KO&wacc=9&lang=${language}`);
    const problem = (await response.json()) as { title: string; detail: string; code: string };
    expect(problem.code).toBe("outOfRange");
    expect(problem.title).toContain(
      language === "en" ? "must be between" : language === "es" ? "debe estar entre" : "compreso tra",
    );
    expect(problem.detail).toContain("0.09");
  });

  it("points to the common share of an instrument that is not one", async () => {
    const response = await ask("/api/v1/analysis?ticker=BTC-USD");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "assetUnsupported", params: { kind: "cryptocurrency" } });
  });

  it("hides the cause of a bug, and keeps its number", async () => {
    const analyseCompany = async () => {
      throw new Error("secret of the house");
    };
    const response = await appWith({ analyseCompany }).request("/api/v1/analysis?ticker=KO");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: "unexpected", requestId: response.headers.get("x-request-id") });
    expect(text).not.toContain("secret");
  });

  it("is read only", async () => {
    const response = await ask("/api/v1/analysis?ticker=KO", { method: "POST" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("GET /api/v1/companies", () => {
  const companies = async (query: string) =>
    CompaniesAnswer.parse(await (await ask(`/api/v1/companies?${query}`)).json()).companies;

  it("finds by name and by symbol", async () => {
    expect((await companies("query=apple")).map(({ ticker }) => ticker)).toContain("AAPL");
    expect((await companies("query=san.mc"))[0]).toMatchObject({ ticker: "SAN.MC", hasData: true });
  });

  it("finds by ISIN and by LEI, with both classes of an issuer, and says what was asked", async () => {
    const answer = async (query: string) =>
      CompaniesAnswer.parse(await (await ask(`/api/v1/companies?query=${query}`)).json());
    expect(await answer("ES0113900J37")).toMatchObject({
      companies: [{ ticker: "SAN.MC", isin: "ES0113900J37", lei: "5493006QMFDDMYWIAM13" }],
      identifier: { kind: "isin", value: "ES0113900J37", isValid: true },
    });
    const alphabet = await answer("5493006mhb84dd0zwv18");
    expect(alphabet.companies.map(({ ticker }) => ticker).sort()).toEqual(["GOOG", "GOOGL"]);
    expect(await answer("US0378331006")).toEqual({
      companies: [],
      identifier: { kind: "isin", value: "US0378331006", isValid: false },
    });
    expect((await answer("coca-cola")).identifier).toBeNull();
  });

  it("returns as many as asked", async () => {
    expect(await companies("query=a&limit=3")).toHaveLength(3);
    expect((await ask("/api/v1/companies?query=a&limit=51")).status).toBe(422);
    expect((await ask("/api/v1/companies")).status).toBe(400);
  });

  it("finds nothing for nonsense", async () => {
    expect(await companies(`query=${encodeURIComponent("<script>")}`)).toEqual([]);
  });
});

describe("GET /api/v1/screener", () => {
  it("says how far the valuing has come, and refuses what it does not know", async () => {
    const answer = await (await ask("/api/v1/screener?sector=energy")).json();
    expect(answer).toMatchObject({ dataAsOf: "2026-08-20", progress: { valued: 0, total: 535 }, companies: [] });
    const refused = await ask("/api/v1/screener.csv?sector=oil");
    expect([refused.status, (await refused.json()).code]).toEqual([400, "enumInvalid"]);
    const table = await ask("/api/v1/screener.csv?columns=price");
    expect(table.headers.get("content-disposition")).toBe('attachment; filename="valora-screener.csv"');
    expect((await ask("/api/v1/screener", { method: "DELETE" })).status).toBe(405);
  });
});

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

  it("names every parameter and every code that exists", async () => {
    const document = (await (await ask("/api/openapi.json")).json()) as Document;
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).slice(0, 7)).toEqual([
      "/v1/analysis",
      "/v1/analysis.xlsx",
      "/v1/analysis.csv",
      "/v1/analysis.pdf",
      "/v1/companies",
      "/v1/imports",
      "/v1/narration",
    ]);
    const analysis = document.paths["/v1/analysis"]?.get;
    expect(analysis?.parameters.map(({ name }) => name)).toEqual([
      "ticker",
      "scenario",
      "wacc",
      "g",
      "horizon",
      ...expertLevers,
      "peers",
      ...yearlyLevers,
      "type",
      "force",
      ...noteParameters,
      "method",
      "paths",
      "seed",
      "source",
      "policy",
      "lang",
    ]);
    const imports = document.paths["/v1/imports"]?.post;
    expect(Object.keys(imports?.requestBody?.content ?? {})).toEqual(["application/json", "multipart/form-data"]);
    const responses = [...Object.entries(analysis?.responses ?? {}), ...Object.entries(imports?.responses ?? {})];
    const codes = responses.flatMap(([status, { description }]) => (status === "200" ? [] : description.split(", ")));
    expect(codes.filter((code) => !failureCodes.some((known) => known === code))).toEqual([]);
  });

  it.each(languages)("can be read in %s", async (language) => {
    const page = await (await ask(`/api/docs?lang=${language}`)).text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain("/api/v1/analysis?ticker=AAPL");
    expect(page).toContain("POST /api/v1/imports");
    expect(page).toContain("GET /api/v1/analysis.xlsx");
    // Every operation is described, and only what is read is a link.
    expect(page).not.toContain("<p></p>");
    expect(page).not.toMatch(/href="[^"]*\/v1\/narration/);
    expect(page).toContain("fiscalYearEnd");
    expect(page).toContain("<code>DELETE /api/v1/me/keys/{id}</code>");
    expect(page).not.toMatch(/api\.[a-z]+[A-Z]|undefined|\{ticker\}/);
  });
});

describe("the server", () => {
  it("is healthy while its database answers, and says since which day its data is", async () => {
    isAnswering = true;
    const response = await ask("/healthz");
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ok",
        version: product.version,
        dataAsOf: product.dataAsOf,
        database: "answering",
        uptimeInSeconds: expect.any(Number),
      },
    ]);
  });

  it("is not healthy when it does not", async () => {
    isAnswering = false;
    expect((await ask("/healthz")).status).toBe(503);
    isAnswering = true;
  });

  it("protects every answer, with a nonce of its own", async () => {
    const policies = new Set<string | null>();
    for (const path of ["/", "/healthz", "/api/v1/companies?query=a", "/api/docs", "/nothing"]) {
      const { headers } = await ask(path);
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("x-frame-options"), path).toBe("DENY");
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")?.match(/script-src [^;]*/)?.[0], path).not.toContain("unsafe");
      policies.add(headers.get("content-security-policy"));
    }
    expect(policies.size).toBe(5);
  });

  it("answers a page that is not there in HTML to who reads it, and as a problem to who does not", async () => {
    const page = await ask("/nothing", { headers: { Accept: "text/html,*/*" } });
    expect(page.headers.get("content-type")).toBe("text/html");
    const problem = await ask("/nothing", { headers: { Accept: "*/*" } });
    expect([problem.status, ((await problem.json()) as { code: string }).code]).toEqual([404, "notFound"]);
  });
});

describe("POST /api/v1/narration", () => {
  const filling = " Los métodos no dicen lo mismo porque cada uno mira otra cosa, y ninguno lo sabe todo.";
  const narratorSaying = (text: string) =>
    productOf({ ...stillWorld(), marketData }, null, {
      imports: { keep: async () => "", find: async () => null },
      calibration: async () => [],
      fetchFile: async () => {
        throw new Error("nothing is fetched here");
      },
      narrator: { model: "a-model", draft: async () => text },
    });
  const narrated = (text: string, path = "/api/v1/narration?ticker=KO") =>
    appWith(narratorSaying(text)).request(path, { method: "POST" });

  it("gives the checked draft, and says which model wrote it", async () => {
    const response = await narrated(`La miran 7 métodos.${filling}`);
    expect(response.status).toBe(200);
    const answer = NarrationAnswer.parse(await response.json());
    expect(answer).toMatchObject({ kind: "draft", text: `La miran 7 métodos.${filling}`, model: "a-model" });
    expect(answer.factsHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gives no draft with a figure of its own, but what was found", async () => {
    const answer = NarrationAnswer.parse(await (await narrated(`Vale 999 USD.${filling}`)).json());
    expect(answer).toMatchObject({ kind: "refused", problems: [{ code: "figureUnknown", found: "999 USD" }] });
    expect(JSON.stringify(answer)).not.toContain("métodos");
  });

  it("hears the language and the assumptions of the address", async () => {
    const italian = await narrated(`La guardano 7 metodi.${filling}`, "/api/v1/narration?ticker=KO&wacc=0.09&lang=it");
    expect(await italian.json()).toMatchObject({ kind: "draft", language: "it" });
    expect((await narrated("x", "/api/v1/narration?ticker=KO&wacc=9")).status).toBe(422);
    expect((await narrated("x", "/api/v1/narration?ticker=ZZZZZZ")).status).toBe(404);
  });

  it("says in the reader's language that no model is set up", async () => {
    const response = await ask("/api/v1/narration?ticker=KO&lang=en", { method: "POST" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "narrationOff",
      title: "No language model is set up here to draft the thesis.",
    });
  });

  it("is asked by POST alone", async () => {
    const response = await ask("/api/v1/narration?ticker=KO");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
