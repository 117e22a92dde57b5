import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { yahooClosesVendor } from "../../vendors-server/vendors/yahoo-closes.ts";
import { createMarketData } from "../create-market-data.ts";
import { yahoo } from "../providers/yahoo/index.ts";
import { askProvider, type PriceQuestion } from "./ask-provider.ts";
import { askedCompanies } from "./asked-companies.ts";

// The latest closes of included companies from a provider that speaks Yahoo's protocol on this machine.
const included = createMarketData();
const today = "2026-11-23";
const now = Date.parse(`${today}T22:30:00Z`);
const held = (ticker: string) => included.figuresAtHand(ticker)?.quote ?? expect.unreachable(ticker);
const near = (ticker: string, factor = 1.02) => Number((held(ticker).value * factor).toFixed(2));
const day = "2026-11-20";
const closesOf = (ticker: string, factor?: number) => ({ "2026-11-19": near(ticker, 1), [day]: near(ticker, factor) });

const shares = {
  KO: { currency: "USD", closes: closesOf("KO") },
  // a jump that a history without a split explains, and one that it does not
  MCD: { currency: "USD", closes: closesOf("MCD", 2.9) },
  PEP: { currency: "USD", closes: closesOf("PEP", 3.1) },
  // two shares for one, and three for two: the second is no jump, and would be a wrong value all the same
  MSFT: { currency: "USD", closes: closesOf("MSFT", 0.5), splits: { "2026-11-02": [1, 2] } },
  JNJ: { currency: "USD", closes: closesOf("JNJ", 0.67), splits: { "2026-11-02": [2, 3] } },
  AAPL: { currency: "EUR", closes: closesOf("AAPL") },
  PG: { currency: "USD", closes: { "2020-01-02": 120 } },
  "ITX.MC": { currency: "EUR", closes: { [day]: near("ITX.MC"), "2026-11-26": near("ITX.MC", 1.03) } },
  "SAN.MC": { currency: "EUR", closes: { [held("SAN.MC").asOf]: near("SAN.MC") } },
} as const;
const tickers = ["KO", "PEP", "MSFT", "JNJ", "AAPL", "PG", "ITX.MC", "SAN.MC", "ENEL.MI", "MCD"];

let server: VendorsServer;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "valora-asked-"));
  server = await startVendorsServer({ vendors: [yahooClosesVendor(shares)] });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const paused: number[] = [];
function question(asked: Partial<PriceQuestion> = {}): PriceQuestion {
  const http = { random: () => 0, deadlineInMilliseconds: 1_000 };
  const { known, keep } = askedCompanies(folder, { provider: "yahoo", now: new Date(now) });
  return {
    provider: yahoo({ address: server.addressOf("yahoo"), http, identityOf: () => null, now: () => now }),
    name: "Yahoo Finance",
    tickers,
    companyOf: included.figuresAtHand,
    before: {},
    ...{ known, keep },
    confirmed: new Set(),
    perMinute: 30,
    now: () => now,
    signal: new AbortController().signal,
    pause: async (milliseconds) => void paused.push(milliseconds),
    ...asked,
  };
}

it("takes the latest close of each company, and tells of the others why not", async () => {
  paused.length = 0;
  const { asked, stopped } = await askProvider(question());
  expect(stopped).toBeNull();
  expect(asked).toEqual([
    {
      ticker: "KO",
      price: { value: near("KO"), currency: "USD", asOf: day, file: "Yahoo Finance", readOn: today },
    },
    expect.objectContaining({ ticker: "PEP", fault: "jump" }),
    { ticker: "MSFT", fault: "split", params: { factor: 2, date: "2026-11-02" } },
    { ticker: "JNJ", fault: "split", params: { factor: 1.5, date: "2026-11-02" } },
    { ticker: "AAPL", fault: "currency", params: { currency: "EUR", expected: "USD" } },
    { ticker: "PG", fault: "noData", params: {} },
    // a bar of a day that has not come is outside what was asked for
    expect.objectContaining({ ticker: "ITX.MC", price: expect.objectContaining({ asOf: day }) }),
    { ticker: "SAN.MC", fault: "notNewer", params: { date: held("SAN.MC").asOf } },
    { ticker: "ENEL.MI", fault: "unknownTicker", params: {} },
    expect.objectContaining({ ticker: "MCD", price: expect.objectContaining({ value: near("MCD", 2.9) }) }),
  ]);
  expect(paused, "half a minute's requests in a minute").toEqual(tickers.map(() => 2_000));
});

it("takes a jump that a person confirms, and no split", async () => {
  const asked = { tickers: ["PEP", "MSFT"], confirmed: new Set(["PEP", "MSFT"]) };
  expect((await askProvider(question(asked))).asked).toEqual([
    expect.objectContaining({ ticker: "PEP", price: expect.objectContaining({ value: near("PEP", 3.1) }) }),
    expect.objectContaining({ ticker: "MSFT", fault: "split" }),
  ]);
});

it("of a provider without past prices takes a jump that the market value makes up, and no other", async () => {
  const { sharesOutstanding } = included.figuresAtHand("KO") ?? expect.unreachable("KO");
  const counted = sharesOutstanding?.value ?? expect.unreachable("a count of KO");
  const answerOf = async (factor: number, marketCap: number | null) => {
    const value = near("KO", factor);
    const quote = async (ticker: string) => ({
      ...{ ticker, value, currency: "USD", quotedIn: "USD", asOf: day, source: "fmp" },
      ...{ marketCap, sharesOutstanding: null },
    });
    const provider = { id: "fmp", requestsPerMinute: 60, quote };
    return (await askProvider(question({ provider, tickers: ["KO"], known: new Map(), keep: () => {} }))).asked[0];
  };
  expect(await answerOf(4, counted * near("KO", 4))).toMatchObject({ price: { value: near("KO", 4) } });
  expect(await answerOf(2, null)).toMatchObject({ fault: "jump" });
  // The market value is far from price × count
  expect(await answerOf(7, counted * near("KO") * 2)).toMatchObject({ fault: "jump" });
});

it("of a provider without past prices takes no close after a split that its count of shares tells, confirmed or not", async () => {
  const { sharesOutstanding } = included.figuresAtHand("KO") ?? expect.unreachable("KO");
  const counted = sharesOutstanding?.value ?? expect.unreachable("a count of KO");
  const quoted = (factor: number, shares: number | null) => ({
    id: "finnhub",
    requestsPerMinute: 60,
    quote: async (ticker: string) => ({
      ...{ ticker, value: near("KO", 1 / factor), currency: "USD", quotedIn: "USD", asOf: day, source: "finnhub" },
      ...{ marketCap: null, sharesOutstanding: shares },
    }),
  });
  const answerOf = async (factor: number, shares: number | null) => {
    const forgetting = { known: new Map(), keep: () => {}, confirmed: new Set(["KO"]) };
    const asked = { provider: quoted(factor, shares), tickers: ["KO"], ...forgetting };
    return (await askProvider(question(asked))).asked[0];
  };
  for (const factor of [1.25, 1.5, 2, 4])
    expect(await answerOf(factor, counted * factor)).toEqual({
      ticker: "KO",
      fault: "split",
      params: { factor, date: day },
    });
  // It fell by itself: only the price moved.
  for (const shares of [counted, null])
    expect(await answerOf(1.5, shares)).toMatchObject({ price: { value: near("KO", 1 / 1.5) } });
});

it("goes on after an interruption, and asks for no company twice", async () => {
  const interrupted = new AbortController();
  const { keep } = askedCompanies(folder, { provider: "yahoo", now: new Date(now) });
  const first = await askProvider(
    question({
      signal: interrupted.signal,
      keep(asked) {
        keep(asked);
        if (asked.ticker === "MSFT") interrupted.abort();
      },
    }),
  );
  expect(first.stopped).toEqual({ reason: "aborted", until: null });
  // killed in the middle of a line
  appendFileSync(join(folder, "run-yahoo.ndjson"), '\n{"ticker":"JNJ","fau');
  const before = server.requests.length;
  const { asked } = await askProvider(question());
  expect(server.requests.slice(before).map(({ path }) => path.split("?")[0]?.split("/").at(-1))).toEqual([
    ...["JNJ", "AAPL", "PG", "ITX.MC", "SAN.MC", "ENEL.MI", "MCD"],
  ]);
  expect(asked.map(({ ticker }) => ticker)).toEqual(tickers);
});

it("begins anew with another provider, or on another day", () => {
  const begun = askedCompanies(folder, { provider: "yahoo", now: new Date(now) });
  begun.keep({ ticker: "KO", fault: "noData", params: {} });
  const knownOf = (provider: string, at: number) => askedCompanies(folder, { provider, now: new Date(at) }).known.size;
  expect(knownOf("fmp", now)).toBe(0);
  expect(knownOf("yahoo", now + 3_600_000)).toBe(1);
  expect(knownOf("yahoo", now + 22 * 3_600_000)).toBe(0);
});

it.each([
  ["limited", { reason: "limited", until: new Date(now + 120_000).toISOString() }],
  ["failing", { reason: "unreachable", until: null }],
  ["refusing", { reason: "keyRefused", until: null }],
] as const)("%s: stops, and keeps what it was told", async (behaviour, stopped) => {
  const keep: string[] = [];
  let asked = 0;
  const run = await askProvider(
    question({
      keep: ({ ticker }) => {
        keep.push(ticker);
        asked += 1;
        if (asked === 2) server.behave("yahoo", behaviour);
      },
    }),
  );
  expect(run.stopped).toEqual(stopped);
  expect(run.asked.map(({ ticker }) => ticker)).toEqual(["KO", "PEP"]);
  expect(keep).toEqual(["KO", "PEP"]);
});

it("leaves out an answer that cannot be read, and goes on", async () => {
  server.behave("yahoo", "wrongShape");
  const { asked, stopped } = await askProvider(question({ tickers: ["KO", "PEP"] }));
  expect(stopped).toBeNull();
  expect(asked).toEqual(["KO", "PEP"].map((ticker) => ({ ticker, fault: "unreadable", params: {} })));
});
