import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createMarketData, writePrices } from "@valora/market-data";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { pricesFolderIn } from "../config/prices-file.server.ts";
import { folderWithDatabase } from "../database/copied-database-contract.ts";
import { pageHandler } from "../http/page-handler.ts";
import { createLog } from "../http/request-log.ts";
import { type Serving, serve } from "../http/serve.ts";
import { siteBuild } from "../web/site-build-contract.ts";
import { compose } from "../wiring/composition.server.ts";

// Readers who do not stop ask a server while newer prices come in: each answer is of one set of prices, and none fails.
vi.stubEnv("PROD", true);
vi.stubEnv("DEV", false);
const tickers = ["AAPL", "MSFT", "KO", "PEP", "JNJ", "PG", "SAN.MC", "ITX.MC", "ENEL.MI", "RACE.MI"];
const included = join(import.meta.dirname, "../../packages/market-data/data");
const bundle = mkdtempSync(join(tmpdir(), "valora-newer-prices-"));
const lines: { level: string; msg?: string }[] = [];
let folder = "";
let serving: Serving;

beforeAll(async () => {
  folder = await folderWithDatabase("newer-prices");
  cpSync(included, bundle, { recursive: true });
  const path = join(bundle, "companies.json.gz");
  const file: { companies: { ticker: string }[] } = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  const companies = file.companies.filter(({ ticker }) => tickers.includes(ticker));
  writeFileSync(path, gzipSync(JSON.stringify({ ...file, companies })));
  const settings = { PORT: "0", DATA_DIR: folder, DATA_BUNDLE: bundle, PLAN_LIMITS: "off", STOP_NOTICE_SECONDS: "0" };
  const config = readConfig({ NODE_ENV: "test", ...settings });
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  const composed = await compose(config, log);
  await composed.databaseReady;
  const build = siteBuild();
  const pagesOf = (product: typeof composed.product) =>
    pageHandler(build, { product, mode: "production", publicOrigin: null });
  serving = await serve({ config, log, composed, pages: pagesOf(composed.product), files: null });
  composed.prices.onNewer(({ product }) => serving.take({ product, pages: pagesOf(product), renderings: null }));
});
afterAll(async () => {
  await serving.stopWithoutNotice();
  for (const each of [folder, bundle]) rmSync(each, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** Writes prices of all companies as `npm run data:prices` does: the included ones times a factor. */
function write(factor: number, asOf: string, at: Date): void {
  const data = createMarketData({ dataDirectory: bundle });
  const priceOf = (ticker: string) => {
    const { quote, currency } = data.figuresAtHand(ticker) ?? expect.unreachable(ticker);
    const value = (quote ?? expect.unreachable(ticker)).value * factor;
    return { value, currency: quote?.currency ?? currency, asOf, file: "closes.csv", readOn: asOf };
  };
  writePrices(pricesFolderIn(folder), Object.fromEntries(tickers.map((ticker) => [ticker, priceOf(ticker)])), at);
}

const ask = async (target: string, accept = "application/json") => {
  const response = await fetch(`${serving.address}${target}`, { headers: { Accept: accept } });
  return { status: response.status, text: await response.text() };
};

/** The days of the prices that an answer shows. */
const daysIn = ({ text }: { text: string }, days: readonly string[]) => days.filter((day) => text.includes(day));

async function faultsAt(address: string, days: readonly string[]): Promise<string[]> {
  const answer = await ask(address, address.startsWith("/api") ? "application/json" : "text/html");
  const shown = daysIn(answer, days);
  return answer.status === 200 && shown.length < 2 ? [] : [`${address}: ${answer.status} ${shown}`];
}

it("shows newer prices everywhere without a restart, and never two sets of them in one answer", async () => {
  const days = ["2026-10-28", "2026-10-29", "2026-10-30"];
  const factors = [1.02, 1.04, 1.06];
  const before = createMarketData({ dataDirectory: bundle }).figuresAtHand("KO")?.quote?.value ?? 0;
  let isOver = false;
  let answered = 0;
  const mixed: string[] = [];
  const targets = [
    "/api/v1/compare?tickers=KO,PEP,AAPL",
    "/api/v1/screener?limit=10",
    "/api/v1/analysis?ticker=KO&trace=none",
    "/compare?tickers=KO,PEP&lang=en",
    "/screener?lang=it",
  ];
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const target = targets[turn % targets.length] ?? "";
      // Every other reader has a question of its own, which no store holds.
      const own = reader % 2 === 0 ? "" : `&wacc=${(0.08 + (turn % 300) / 10_000).toFixed(4)}`;
      const address = target.includes("/api/v1/analysis") ? target + own : target;
      mixed.push(...(await faultsAt(address, days)));
      answered += 1;
    }
  };
  const readers = Promise.all([0, 1, 2, 3].map(read));
  const taken = () => lines.filter(({ msg }) => msg === "prices taken").length;
  for (const [index, day] of days.entries()) {
    write(factors[index] ?? 1, day, new Date(`${day}T22:00:00Z`));
    await vi.waitFor(() => expect(taken()).toBe(index + 1), { timeout: 120_000, interval: 50 });
    const { price } = JSON.parse((await ask("/api/v1/analysis?ticker=KO&trace=none")).text);
    expect(price).toMatchObject({ asOf: day, value: expect.closeTo(before * (factors[index] ?? 1), 6) });
    const screener = await ask("/api/v1/screener?limit=10");
    expect(daysIn(screener, days)).toEqual([day]);
    expect(JSON.parse(screener.text).progress).toMatchObject({ valued: tickers.length, isCurrent: true });
    expect(JSON.parse((await ask("/healthz")).text).dataAsOf).toBe(day);
  }
  isOver = true;
  await readers;
  expect(mixed).toEqual([]);
  expect(answered).toBeGreaterThan(20);
  expect(lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
});

it("goes back when the newest file is deleted, and keeps what it has when one cannot be read", async () => {
  const prices = pricesFolderIn(folder);
  rmSync(join(prices, "prices-20261030T220000000Z.json"));
  const dayOf = async () => JSON.parse((await ask("/api/v1/analysis?ticker=KO&trace=none")).text).price.asOf;
  await vi.waitFor(async () => expect(await dayOf()).toBe("2026-10-29"), { timeout: 120_000, interval: 100 });
  writeFileSync(join(prices, "prices-20261101T000000000Z.json"), "{");
  const warned = () => lines.filter(({ msg }) => msg === "newer prices not taken").length;
  await vi.waitFor(() => expect(warned()).toBe(1), { timeout: 120_000, interval: 100 });
  expect(await dayOf()).toBe("2026-10-29");
  expect(warned(), "told once").toBe(1);
});
