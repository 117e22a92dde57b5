import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { analysisAnswer } from "../core/analysis/use-cases/analysis-answer.ts";
import { pageHandler } from "../http/page-handler.ts";
import { storedServer } from "../http/response-store/stored-server-contract.ts";
import { siteBuild } from "../web/site-build-contract.ts";
import { composeWithoutDatabase } from "../wiring/composition.server.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-data-prices-"));
beforeAll(() => {
  vi.stubEnv("PROD", true);
  vi.stubEnv("DEV", false);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
const settings = { NODE_ENV: "test", DATA_DIR: folder };

function dataPrices(text: string, ...words: string[]) {
  writeFileSync(join(folder, "closes.csv"), text);
  const command = ["--conditions=source", join(import.meta.dirname, "data-prices.ts")];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, join(folder, "closes.csv"), ...words], {
    encoding: "utf8",
    env: { ...process.env, ...settings },
  });
  return { status, said: stdout, left: stderr };
}

async function priceOf(ticker: string) {
  const { product } = await composeWithoutDatabase(readConfig(settings));
  const question = { ticker, scenario: "neutral", source: "automatic" } as const;
  return analysisAnswer(await product.analyseCompany({ language: "en" }, question), null).price;
}

/** The answers of the page and the API of an installation that starts now. */
async function served(...targets: string[]): Promise<string[]> {
  const { product } = await composeWithoutDatabase(readConfig(settings));
  const pages = pageHandler(siteBuild(), { product, mode: "production", publicOrigin: null });
  const server = await storedServer({ pages, product });
  const browser = { host: "valora", accept: "*/*", "accept-encoding": "identity" };
  const told: string[] = [];
  for (const target of targets) told.push((await server.ask(target, browser)).body.toString("utf8"));
  await server.stop();
  return told;
}

it("refreshes the prices of an installation, and names the file as their source on the page and in the API", async () => {
  const before = await priceOf("KO");
  if (before === null) throw new Error("KO has no price");
  const close = Number((before.value * 1.02).toFixed(2));

  const unreadable = dataPrices("nombre;cierre\nCoca-Cola;70\n");
  expect([unreadable.status, unreadable.said, existsSync(join(folder, "prices"))]).toEqual([2, "", false]);
  expect(unreadable.left).toContain("no tiene la columna del símbolo");
  const useless = dataPrices("ticker,date,close\nNOPE,2026-10-30,12\n", "--lang", "it");
  expect([useless.status, existsSync(join(folder, "prices"))]).toEqual([1, false]);
  expect(useless.left).toContain("Riga 2, NOPE: non è nessuna delle società incluse");
  expect(await priceOf("KO")).toEqual(before);

  const rows = [`KO;30/10/2026;${String(close).replace(".", ",")}`, "NOPE;30/10/2026;12,5", "PEP;30/10/2026;1,25"];
  const text = `símbolo;fecha;cierre\n${rows.join("\n")}\n`;
  const { status, said, left } = dataPrices(text, "--lang", "en");
  expect(status, left).toBe(0);
  expect(said).toContain("3 rows: one price refreshed, 2 rows left out.");
  expect(said).toContain("A running server shows them within a few minutes");
  expect(left).toMatch(/Line 3, NOPE: .*\nLine 4, PEP: it jumps from [\d.]+ \(2026-\d\d-\d\d\) to 1\.25 USD/);
  const again = dataPrices(text, "--lang", "es");
  expect(again.status, "what is there is as new").toBe(0);
  expect(again.left).toContain("Fila 2, KO: ya hay un precio del 2026-10-30.");
  expect(readdirSync(join(folder, "prices"))).toHaveLength(1);

  expect(await priceOf("KO")).toMatchObject({ value: close, asOf: "2026-10-30" });
  const [api = "", ...pages] = await served(
    "/api/v1/analysis?ticker=KO&trace=none",
    ...["es", "en", "it"].map((language) => `/analysis/KO?lang=${language}`),
  );
  expect(JSON.parse(api).price).toMatchObject({ value: close, asOf: "2026-10-30" });
  expect(JSON.parse(api).price.source).toMatch(/^prices of closes\.csv, \d{4}-\d\d-\d\d$/);
  for (const [index, words] of [
    "precios de closes.csv, ",
    "prices of closes.csv, ",
    "prezzi di closes.csv, ",
  ].entries()) {
    expect(pages[index]).toContain(words);
  }
});
