import { expect, it } from "vitest";
import { createValoraClient, ValoraProblem } from "./index.ts";

/** A client whose server answers so, and what it was asked. */
function clientOf(answer: () => Response, settings: { key?: string; language?: "en" } = {}) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return answer();
  };
  return { valora: createValoraClient({ baseUrl: "https://valora.example/", fetch, ...settings }), asked };
}

const problem = {
  ...{ type: "about:blank", title: "No data could be found for ZZZZZ.", status: 404, code: "tickerNotFound" },
  ...{ params: { ticker: "ZZZZZ" }, requestId: "0193d7a0-2f6b-4c7e-9f55-1d2c3b4a5e6f" },
};
const failing = (body: string, status: number, headers: Record<string, string> = {}) =>
  clientOf(() => new Response(body, { status, headers })).valora.get("/v1/analysis", {
    params: { query: { ticker: "ZZZZZ" } },
  });

it("sends the parameters, the key and the language with a request", async () => {
  const { valora, asked } = clientOf(() => Response.json({ summary: { mean: 61.5 } }), {
    key: "valora_k",
    language: "en",
  });
  const query = { ticker: "SAN.MC", wacc: 0.09, fields: "summary.mean" };
  const { summary } = await valora.get("/v1/analysis", { params: { query } });
  expect(summary?.mean).toBe(61.5);
  const [request] = asked;
  expect(request?.url).toBe(
    "https://valora.example/api/v1/analysis?lang=en&ticker=SAN.MC&wacc=0.09&fields=summary.mean",
  );
  expect([request?.method, request?.headers.get("Authorization")]).toEqual(["GET", "Bearer valora_k"]);
});

it("sends a body, fills an id into the path, and tells nothing where nothing is told", async () => {
  const { valora, asked } = clientOf(() => new Response(null, { status: 204 }));
  await valora.put("/v1/watchlist/{id}/price", { params: { path: { id: "7" } }, body: { price: 61.5 } });
  expect(await valora.delete("/v1/watchlist/{id}", { params: { path: { id: "7" } } })).toBeUndefined();
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "PUT https://valora.example/api/v1/watchlist/7/price",
    "DELETE https://valora.example/api/v1/watchlist/7",
  ]);
  expect(await asked[0]?.json()).toEqual({ price: 61.5 });
  expect([asked[0]?.headers.get("Content-Type"), asked[0]?.headers.get("Authorization")]).toEqual([
    "application/json",
    null,
  ]);
});

it("gives a table as text and another file as it is", async () => {
  const headers = (type: string) => ({ headers: { "Content-Type": type } });
  const ticker = { params: { query: { ticker: "KO" } } };
  const table = clientOf(() => new Response("method,value\n", headers("text/csv; charset=utf-8")));
  expect(await table.valora.get("/v1/analysis.csv", ticker)).toBe("method,value\n");
  const sheet = clientOf(() => new Response("%PDF", headers("application/pdf")));
  expect(await (await sheet.valora.get("/v1/analysis.pdf", ticker)).text()).toBe("%PDF");
});

it("throws a problem by its code, with how long to wait", async () => {
  const told = await failing(JSON.stringify(problem), 404).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(ValoraProblem);
  expect(told).toMatchObject({
    ...{ code: "tickerNotFound", status: 404, params: { ticker: "ZZZZZ" }, requestId: problem.requestId },
    ...{ message: "tickerNotFound: No data could be found for ZZZZZ.", retryAfterInSeconds: null, detail: null },
  });
  const limited = { ...problem, code: "minuteQuotaExceeded", status: 429 };
  await expect(failing(JSON.stringify(limited), 429, { "Retry-After": "9" })).rejects.toMatchObject({
    retryAfterInSeconds: 9,
  });
});

it("throws what is no problem of Valora with its status and without a code", async () => {
  for (const body of ["<html>Bad gateway</html>", "", '"text"', "null"])
    await expect(failing(body, 502), body).rejects.toMatchObject({
      ...{ name: "ValoraProblem", status: 502, code: null, params: {}, requestId: null },
    });
});

it("leaves an answer that never came to its caller", async () => {
  const valora = createValoraClient({
    baseUrl: "https://valora.example",
    fetch: async () => {
      throw new TypeError("fetch failed");
    },
  });
  await expect(valora.get("/v1/popular")).rejects.toThrow("fetch failed");
});

/** A stream that comes in these pieces, and whether its reader has let it go. */
function streamOf(pieces: readonly Uint8Array[]) {
  const told = { isLetGo: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[sent];
      sent += 1;
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
    cancel() {
      told.isLetGo = true;
    },
  });
  let sent = 0;
  return { told, answer: () => new Response(body, { headers: { "Content-Type": "application/x-ndjson" } }) };
}

it("tells each company of a batch when its line is whole, wherever the stream is cut", async () => {
  const bytes = new TextEncoder().encode('{"index":0,"ticker":"Ñ"}\n\n{"index":1,"ticker":"KO"}\n{"index":2}');
  for (const size of [1, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const { valora, asked } = clientOf(streamOf(pieces).answer);
    const lines: unknown[] = [];
    for await (const line of valora.analyses({ tickers: ["Ñ", "KO"] })) lines.push(line);
    expect(lines, `in pieces of ${size}`).toEqual([
      { index: 0, ticker: "Ñ" },
      { index: 1, ticker: "KO" },
      { index: 2 },
    ]);
    expect(await asked[0]?.json()).toEqual({ tickers: ["Ñ", "KO"] });
  }
});

it("lets the stream go when its reader stops, and throws the problem of a batch that is refused", async () => {
  const line = new TextEncoder().encode('{"index":0}\n');
  const { told, answer } = streamOf(Array.from({ length: 1_000 }, () => line));
  for await (const each of clientOf(answer).valora.analyses({ tickers: ["KO"] })) {
    expect(each.index).toBe(0);
    break;
  }
  await expect.poll(() => told.isLetGo).toBe(true);
  const refused = clientOf(() => new Response(JSON.stringify({ ...problem, code: "bodyInvalid" }), { status: 400 }));
  await expect(refused.valora.analyses({ tickers: [] }).next()).rejects.toMatchObject({ code: "bodyInvalid" });
});
