import { request as httpRequest } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { type ServedProduct, startServedProduct } from "../../../e2e/bad-inputs/served-product.ts";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";

const product = productOf(testContext(), null);
const app = servedProduct(product);
const tickers = product.bundledTickers();

const post = async (body: unknown, { search = "", headers = {} }: { search?: string; headers?: object } = {}) =>
  app.request(`/api/v1/analyses${search}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

type Line = { index: number; ticker: string; analysis?: unknown; failure?: Record<string, unknown> };
const linesOf = async (response: Response): Promise<Line[]> => {
  const text = await response.text();
  expect(text.endsWith("\n")).toBe(true);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => JSON.parse(line));
};
const withoutId = ({ requestId: _, ...problem }: Record<string, unknown>) => problem;

describe("POST /api/v1/analyses", () => {
  it("answers a line a company in the order asked for, without traces unless they are asked for", async () => {
    const response = await post({ tickers: ["KO", "aapl", "ES0113900J37"] });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-accel-buffering"), "a proxy does not gather the lines").toBe("no");
    const lines = await linesOf(response);
    expect(lines.map(({ index, ticker }) => [index, ticker])).toEqual([
      [0, "KO"],
      [1, "AAPL"],
      [2, "SAN.MC"],
    ]);
    expect(JSON.stringify(lines)).not.toContain('"trace"');
    const traced = await linesOf(await post({ tickers: ["KO"], trace: "all" }));
    expect(traced[0]?.analysis).toEqual(await (await app.request("/api/v1/analysis?ticker=KO")).json());
  });

  it("says of any companies, at the same question, what is said of each alone", async () => {
    const asked = fc.record({
      some: fc.uniqueArray(fc.constantFrom(...tickers, "ZZZZZ", "QQQ", "not a symbol", "SPY"), {
        minLength: 1,
        maxLength: 4,
      }),
      question: fc.constantFrom(
        {},
        { scenario: "optimistic", wacc: 0.09, g: 0.03 },
        { trace: "methods", method: ["discountedCashFlow", "dividendDiscount"] },
        { growthByYear: [0.1, null, 0.02], peers: ["PEP", "KDP"], prudent: "yes", "note.peers": "Close ones" },
        { fields: ["summary", "methods.prediction", "links"], view: "relative", paths: 500, seed: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ some, question }) => {
        const lines = await linesOf(await post({ tickers: some, ...question }, { search: "?lang=it" }));
        expect(lines.map(({ index }) => index)).toEqual([...some.keys()]);
        const entries = Object.entries({ trace: "none", ...question }).map(([name, value]) => [name, String(value)]);
        for (const [index, ticker] of some.entries()) {
          const search = new URLSearchParams([["ticker", ticker], ...entries, ["lang", "it"]]);
          const single = await app.request(`/api/v1/analysis?${search}`);
          const line = lines[index];
          const alone = await single.json();
          if (single.status === 200) expect(line?.analysis).toEqual(alone);
          else expect(withoutId(line?.failure ?? {})).toEqual(withoutId(alone));
        }
      }),
      { numRuns: 12 },
    );
  });

  it("values a hundred, with one that is none among them", async () => {
    const hundred = [...tickers.slice(0, 60), "ZZZZZ", ...tickers.slice(60, 99)];
    const lines = await linesOf(await post({ tickers: hundred, fields: ["summary.mean"] }));
    expect(lines.map(({ ticker }) => ticker)).toEqual(hundred);
    expect(lines.filter(({ failure }) => failure !== undefined).map(({ index }) => index)).toEqual([60]);
  });

  it.each([
    [{}, 400, "fieldRequired"],
    [{ tickers: "KO" }, 400, "fieldType"],
    [{ tickers: [1] }, 400, "fieldType"],
    [{ tickers: [null] }, 400, "fieldType"],
    [{ tickers: [] }, 422, "batchSizeInvalid"],
    [{ tickers: Array.from({ length: 101 }, (_, index) => `T${index}`) }, 422, "batchSizeInvalid"],
    [{ tickers: ["BRK-B", "brk.b"] }, 400, "tickerRepeated"],
    [{ tickers: ["SAN.MC", "ES0113900J37"] }, 400, "tickerRepeated"],
    [{ tickers: ["<x>", "<x>"] }, 400, "tickerRepeated"],
    [{ tickers: ["KO"], ticker: "KO" }, 400, "fieldUnknown"],
    [{ tickers: ["KO"], lang: "en" }, 400, "fieldUnknown"],
    [{ tickers: ["KO"], wacc: 9 }, 422, "outOfRange"],
    [{ tickers: ["KO"], wacc: "0.09" }, 400, "fieldType"],
    [{ tickers: ["KO"], wacc: null }, 400, "fieldType"],
    [{ tickers: ["KO"], horizon: 5.5 }, 400, "numberFormat"],
    [{ tickers: ["KO"], wacc: 0.05, g: 0.06 }, 422, "gNotBelowWacc"],
    [{ tickers: ["KO"], scenario: "bull" }, 400, "enumInvalid"],
    [{ tickers: ["KO"], trace: "some" }, 400, "enumInvalid"],
    [{ tickers: ["KO"], method: "discountedCashFlow" }, 400, "fieldType"],
    [{ tickers: ["KO"], method: ["dcf"] }, 400, "enumInvalid"],
    [{ tickers: ["KO"], method: ["discountedCashFlow,prediction"] }, 400, "fieldType"],
    [{ tickers: ["KO"], growthByYear: [0.1, "0.2"] }, 400, "fieldType"],
    [{ tickers: ["KO"], growthByYear: [0.1, 10] }, 422, "outOfRange"],
    [{ tickers: ["KO"], fields: ["signal"] }, 400, "answerFieldUnknown"],
    [{ tickers: ["KO"], fields: [] }, 422, "outOfRange"],
    [{ tickers: ["KO"], "note.wacc": "x".repeat(500) }, 400, "noteTooLong"],
    ['{"tickers":["KO"],"tickers":["PEP"]}', 400, "jsonInvalid"],
    ['{"tickers":["KO"],"__proto__":{}}', 400, "fieldUnknown"],
    ["[]", 400, "bodyInvalid"],
    ["", 400, "jsonInvalid"],
  ])("refuses %j as a whole: %s, %s", async (body, status, code) => {
    const response = await post(body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("takes JSON alone, in its body alone", async () => {
    const refused = async (response: Promise<Response>) => (await (await response).json()).code;
    expect(await refused(post({ tickers: ["KO"] }, { headers: { "Content-Type": "text/plain" } }))).toBe(
      "unsupportedMediaType",
    );
    expect(await refused(post({ tickers: ["KO"] }, { search: "?wacc=0.09" }))).toBe("paramUnknown");
    const got = await app.request("/api/v1/analyses");
    expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("says why in the reader's language, and what a stranger typed without what could mean something", async () => {
    const titles = new Set<unknown>();
    for (const lang of languages) {
      const [line] = await linesOf(await post({ tickers: ["<script>"] }, { search: `?lang=${lang}` }));
      expect(line).toMatchObject({ index: 0, ticker: "·script·", failure: { code: "tickerInvalid", status: 400 } });
      titles.add(line?.failure?.title);
    }
    expect(titles.size).toBe(3);
  });

  it("answers the example of its description as the description says", async () => {
    const { paths } = await (await app.request("/api/openapi.json")).json();
    const { requestBody, responses } = paths["/v1/analyses"].post;
    const example = requestBody.content["application/json"].schema.example;
    const shapeOf = ({ index, ticker, analysis, failure }: Line) => [
      index,
      ticker,
      analysis === undefined,
      failure?.code,
    ];
    const described: Line[] = responses[200].content["application/x-ndjson"].example
      .split("\n")
      .map((line: string) => JSON.parse(line));
    const lines = await linesOf(await post(example, { search: "?lang=en" }));
    expect(lines.map(shapeOf)).toEqual(described.map(shapeOf));
    expect(withoutId(lines[2]?.failure ?? {})).toEqual(withoutId(described[2]?.failure ?? {}));
  });
});

describe("on a socket", () => {
  let served: ServedProduct;
  beforeAll(async () => {
    served = await startServedProduct();
  });
  afterAll(() => served.stop());

  const send = (body: object, headers: Record<string, string> = {}) =>
    httpRequest({
      ...served.where,
      method: "POST",
      path: "/api/v1/analyses",
      headers: { "Content-Type": "application/json", ...headers },
    }).end(JSON.stringify(body));

  it("stops the work when its reader disconnects, and computes no further ahead than is read", async () => {
    const asked = send({ tickers: tickers.slice(0, 100), trace: "all" });
    const received = await new Promise<number>((done, failed) => {
      asked.on("error", failed);
      asked.on("response", (response) =>
        response.once("data", (chunk: Buffer) => {
          // Half a megabyte a company: what is not read fills the buffers of the socket long before the end.
          response.pause();
          setTimeout(() => done(chunk.length), 300);
        }),
      );
    });
    expect(received).toBeGreaterThan(0);
    const ahead = served.recorded.length;
    expect(ahead).toBeLessThan(60);
    asked.destroy();
    await new Promise((done) => setTimeout(done, 200));
    const afterwards = served.recorded.length;
    await new Promise((done) => setTimeout(done, 300));
    expect(served.recorded.length).toBe(afterwards);
    expect(afterwards).toBeLessThan(100);
    expect(await served.health()).toBe(200);
  });

  it("answers four requests of one address at once, and asks a fifth to come back", async () => {
    const open = [1, 2, 3, 4].map(() => send({ tickers: tickers.slice(0, 100), trace: "all" }));
    await Promise.all(
      open.map((each) => new Promise((done) => each.on("response", (response) => response.once("data", done)))),
    );
    const fifth = await new Promise<{ status?: number; wait?: string }>((done) =>
      send({ tickers: ["KO"] }).on("response", (response) => {
        response.resume();
        done({ status: response.statusCode, wait: response.headers["retry-after"] });
      }),
    );
    expect(fifth).toEqual({ status: 429, wait: "5" });
    for (const each of open) each.destroy();
    await new Promise((done) => setTimeout(done, 300));
    const again = await new Promise((done) =>
      send({ tickers: ["KO"] }).on("response", (response) => {
        response.resume();
        done(response.statusCode);
      }),
    );
    expect(again).toBe(200);
  });

  it("is refused to a page of another site", async () => {
    const status = await new Promise((done) =>
      send({ tickers: ["KO"] }, { Origin: "https://elsewhere.example" }).on("response", (response) => {
        response.resume();
        done(response.statusCode);
      }),
    );
    expect(status).toBe(403);
  });
});
