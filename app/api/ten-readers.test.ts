import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { ownDatabase } from "../database/own-database-contract.ts";
import { createLog } from "../http/request-log.ts";
import { type Serving, serve } from "../http/serve.ts";
import { compose } from "../wiring/composition.server.ts";

// Ten readers who do not stop, on a PostgreSQL: what is written beside each answer leaves room for the health check.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const READERS = 10;
/** Of each reader, however slow the machine is. */
const FEWEST_TURNS = 2;
const LASTS_IN_MILLISECONDS = Number(process.env.VALORA_READERS_SECONDS ?? 4) * 1_000;
const tickers = createMarketData().bundledTickers();

describe.skipIf(postgresUrl === null)("ten readers at once", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-readers-"));
  const lines: { level: string; msg?: string }[] = [];
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  let looking: Database;
  let serving: Serving;
  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "readers");
    const url = own.url ?? "";
    const config = readConfig({ PORT: "0", DATABASE_URL: url, DATA_DIR: folder, PLAN_LIMITS: "off", NODE_ENV: "test" });
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
    const composed = await compose(config, log);
    await composed.databaseReady;
    const pages = async () => {
      // A page counts its reader; what it shows is not looked at here.
      composed.product.countVisit({ pathname: `/analysis/${lines.length}`, who: `reader ${lines.length}` });
      return new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
    };
    serving = await serve({ config, log, composed, pages, files: null });
    looking = await openDatabase({ url, folder });
    await looking.ready;
  });
  afterAll(async () => {
    await looking.close();
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("find it healthy all the time, and all they have done is written down", async () => {
    const until = performance.now() + LASTS_IN_MILLISECONDS;
    let answered = 0;
    const read = async (reader: number) => {
      for (let turns = 0; turns < FEWEST_TURNS || performance.now() < until; turns += 1) {
        const turn = reader + turns * READERS;
        const ticker = tickers[turn % tickers.length];
        const response = await fetch(`${serving.address}/api/v1/analysis?ticker=${ticker}`);
        await response.text();
        if (response.status === 200) answered += 1;
        await (await fetch(`${serving.address}/analysis/${ticker}`, { headers: { Accept: "text/html" } })).text();
      }
    };
    const health: number[] = [];
    const look = async () => {
      for (; performance.now() < until; await pause(100)) {
        health.push((await fetch(`${serving.address}/healthz`)).status);
      }
    };
    await Promise.all([look(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
    await serving.stop();
    expect(answered).toBeGreaterThanOrEqual(FEWEST_TURNS * READERS);
    expect(health.filter((status) => status !== 200)).toEqual([]);
    expect(lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
    const { kept } = await looking.kysely
      .selectFrom("analyses")
      .select(({ fn }) => fn.countAll<string>().as("kept"))
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBe(answered);
  });
});
