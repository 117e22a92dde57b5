import { expect, it } from "vitest";
import * as z from "zod";
import { type From, later, limitedApi, MINUTE } from "../../../features/accounts/api/limited-api-contract.ts";

// What says something of a company besides its analysis opens it too.
const { request, ask, get, signedIn, givePlan, elevenTickers } = await limitedApi("opening-operations");

const opening = [
  "/analysis.csv?ticker=",
  "/analysis.xlsx?ticker=",
  "/statements?ticker=",
  "/statements.csv?ticker=",
  "/ratios?ticker=",
  "/multiples?ticker=",
  "/multiples.csv?ticker=",
  "/technical?ticker=",
  "/technical.csv?ticker=",
  "/value-through-time?ticker=",
  "/compare?tickers=",
  "/compare.csv?tickers=",
  "/figures?of=summary/mean&ticker=",
];
it.each(opening)("%s opens the company, and is refused like it", async (address) => {
  const first = await get(`${address}AAPL`);
  expect([first.status, first.headers.get("ratelimit")]).toEqual([200, '"companies";r=9;t=60']);
  expect(await get(`${address}KO`)).toMatchObject({ status: 429, body: { code: "minuteQuotaExceeded" } });
  later(MINUTE);
  expect((await get(`${address}KO`)).headers.get("ratelimit")).toBe('"companies";r=8;t=60');
  expect((await ask("KO")).status, "it is open").toBe(200);
});

it("values several companies as if each were requested alone: the first new one, the open ones, and no other", async () => {
  const linesFor = async (tickers: readonly string[], { headers }: From = {}) => {
    const init = { method: "POST", body: JSON.stringify({ tickers, fields: ["summary.mean"] }) };
    const response = await request("/analyses", { headers: { "Content-Type": "application/json", ...headers } }, init);
    expect(response.status).toBe(200);
    const text = await response.text();
    return text
      .trimEnd()
      .split("\n")
      .map((line) => {
        const { failure } = JSON.parse(line);
        return failure === undefined ? "valued" : [failure.code, failure.status, failure.params.retryAfter];
      });
  };
  const paced = ["minuteQuotaExceeded", 429, 60];
  const unknown = ["tickerNotFound", 404, undefined];
  expect(await linesFor(["NOSUCHCO", "AAPL", "KO", "MSFT"])).toEqual([unknown, "valued", paced, paced]);
  expect(await linesFor(["KO", "AAPL"])).toEqual([paced, "valued"]);
  expect((await ask("KO")).code).toBe("minuteQuotaExceeded");
  const dan = await signedIn("dan");
  await givePlan(dan.email, "pro");
  expect(await linesFor(elevenTickers(), dan.from)).toEqual(elevenTickers().map(() => "valued"));
});

it("compares what is open, opens the first of the others, and says why it does not open the rest", async () => {
  await ask("AAPL");
  later(MINUTE);
  const { status, headers, body } = await get("/compare?tickers=MSFT,AAPL,KO");
  const { companies } = z.object({ companies: z.array(z.looseObject({ kind: z.string() })) }).parse(body);
  expect([status, headers.get("ratelimit")]).toEqual([200, '"companies";r=8;t=60']);
  expect(companies.map(({ kind, code = null }) => [kind, code])).toEqual([
    ["compared", null],
    ["compared", null],
    ["failed", "minuteQuotaExceeded"],
  ]);
});

it("charges nothing for a comparison that cannot be made", async () => {
  expect((await get("/compare?tickers=NOSUCHCO")).headers.get("ratelimit")).toBe('"companies";r=10;t=0');
});

it("lists a person's companies with the values of those that are open today", async () => {
  const { email, from } = await signedIn("follower");
  await ask("KO", from);
  const json = { ...from.headers, "Content-Type": "application/json" };
  const added = await get("/watchlist", { headers: json }, { method: "POST", body: '{"ticker":"KO"}' });
  expect([added.status, email]).toEqual([201, "follower@test.example"]);
  expect(added.headers.get("ratelimit")).toBe('"companies";r=9;t=60');
  const listed = async () =>
    z
      .object({
        companies: z.tuple([z.object({ value: z.number().nullable(), failure: z.string().nullable() })]),
      })
      .parse((await get("/watchlist", from)).body).companies[0];
  expect(await listed()).toEqual({ value: expect.any(Number), failure: null });
  later(24 * 60 * MINUTE);
  expect(await listed()).toEqual({ value: null, failure: "companyNotOpen" });
  await ask("KO", from);
  expect(await listed()).toEqual({ value: expect.any(Number), failure: null });
});
