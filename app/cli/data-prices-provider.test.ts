import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { yahooClosesVendor } from "../../packages/market-data/vendors-server/vendors/yahoo-closes.ts";
import { readConfig } from "../config/config.server.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";

// The command asks a provider on this machine, is killed in the middle, and goes on.
const folder = mkdtempSync(join(tmpdir(), "valora-provider-prices-"));
const bundle = join(folder, "bundle");
const tickers = ["KO", "PEP", "ITX.MC", "ENEL.MI"];
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const included = createMarketData();
const quoteOf = (ticker: string) => included.figuresAtHand(ticker)?.quote ?? expect.unreachable(ticker);
const closeOf = (ticker: string) => Number((quoteOf(ticker).value * 1.01).toFixed(2));
let server: VendorsServer;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "../../packages/market-data/data"), bundle, { recursive: true });
  const path = join(bundle, "companies.json.gz");
  const file: { companies: { ticker: string }[] } = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  const companies = file.companies.filter(({ ticker }) => tickers.includes(ticker));
  writeFileSync(path, gzipSync(JSON.stringify({ ...file, companies })));
  const shareOf = (ticker: string) => ({ currency: quoteOf(ticker).currency, closes: { [day]: closeOf(ticker) } });
  const shares = Object.fromEntries(["KO", "PEP", "ITX.MC"].map((ticker) => [ticker, shareOf(ticker)]));
  server = await startVendorsServer({ vendors: [yahooClosesVendor(shares)] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({
  NODE_ENV: "test",
  DATA_DIR: folder,
  DATA_BUNDLE: bundle,
  DATA_SOURCES: "yahoo",
  YAHOO_ADDRESS: server.addressOf("yahoo"),
});

function begun(...words: string[]): { child: ChildProcess; said: () => string } {
  const command = ["--conditions=source", join(import.meta.dirname, "data-prices.ts"), ...words, "--lang", "en"];
  const child = spawn(process.execPath, command, { env: { ...process.env, ...settings() } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (text += part));
  return { child, said: () => text };
}

async function run(...words: string[]) {
  const { child, said } = begun(...words);
  const [status] = await once(child, "close");
  return { status, said: said() };
}

it("loses nothing when it is killed, asks for no company twice, and names the provider as the source", async () => {
  const { child } = begun("--provider", "yahoo");
  await vi.waitFor(() => expect(server.requests).toHaveLength(2), { timeout: 120_000, interval: 20 });
  child.kill("SIGKILL");
  await once(child, "close");
  const left = readdirSync(join(folder, "prices"));
  expect(left).toEqual(["run-yahoo.ndjson"]);
  const kept = readFileSync(join(folder, "prices", "run-yahoo.ndjson"), "utf8").split("\n").length - 2;
  expect(kept).toBeGreaterThan(0);

  const before = server.requests.length;
  const { status, said } = await run("--provider", "yahoo");
  expect(status, said).toBe(0);
  expect(said).toContain("ENEL.MI: the provider does not know it.");
  expect(said).toContain(
    "Yahoo Finance: 4 of 4 companies asked for, 3 prices refreshed, 0 already up to date, 1 not taken.",
  );
  expect(server.requests.length - before, "those that it was told before are not asked for again").toBe(4 - kept);
  expect(readdirSync(join(folder, "prices"))).toEqual([expect.stringMatching(/^prices-.*\.json$/)]);

  const { product } = await composeWithoutDatabase({ ...readConfig(settings()), providers: readConfig({}).providers });
  const question = { ticker: "KO", scenario: "neutral", source: "automatic" } as const;
  const { price } = analysisAnswer(await product.analyseCompany({ language: "en" }, question), null);
  expect(price).toMatchObject({ value: closeOf("KO"), asOf: day });
  expect(price?.source).toMatch(/^prices of Yahoo Finance, \d{4}-\d\d-\d\d$/);
});

it("refuses a provider that is not set up or gives no prices, and writes nothing", async () => {
  const files = readdirSync(join(folder, "prices"));
  const { status, said } = await run("--provider", "sec-edgar");
  expect(status).toBe(2);
  expect(said).toContain("sec-edgar is not set up as a provider of prices. Set up: yahoo.");
  expect(readdirSync(join(folder, "prices"))).toEqual(files);
});
