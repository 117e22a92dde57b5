import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { readConfig } from "../config/config.server.ts";
import { createLog } from "../http/request-log.ts";
import { type Serving, serve } from "../http/serve.ts";
import { compose } from "../wiring/composition.server.ts";

// The whole server, with limits and mail, while its PostgreSQL is taken away and comes back, and no mail server answers.
const isMissing = process.env.VALORA_TEST_DATABASE_URL === undefined;
type Line = { level: string; msg?: string; outage?: string; code?: string; status?: number };

describe.skipIf(isMissing)("a server whose PostgreSQL is taken away", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-outage-"));
  const lines: Line[] = [];
  let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let serving: Serving;
  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error("PostgreSQL could not be started");
    postgres = started;
    const config = readConfig({
      PORT: "0",
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PLAN_LIMITS: "on",
      TRUSTED_PROXIES: "127.0.0.1",
      SMTP_URL: "smtp://127.0.0.1:9",
      CONTACT_EMAIL: "team@test.example",
      MAIL_FROM: "Valora <valora@test.example>",
      NODE_ENV: "test",
    });
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
    const composed = await compose(config, log);
    await composed.databaseReady;
    serving = await serve({
      config,
      log,
      composed,
      pages: async () => new Response(null, { status: 404 }),
      files: null,
    });
  });
  afterAll(async () => {
    await serving.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const tickers = createMarketData().bundledTickers();
  let visitors = 0;
  async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; code: string | null }> {
    visitors += 1;
    const headers = { "X-Forwarded-For": `203.0.113.${visitors % 250}`, "Content-Type": "application/json" };
    const response = await fetch(`${serving.address}${path}`, { ...init, headers });
    const { code = null } = (await response.json()) as { code?: string };
    return { status: response.status, code };
  }
  const analyse = () => ask(`/api/v1/analysis?ticker=${tickers[visitors % tickers.length]}`);
  const requestMail = () =>
    ask("/api/v1/contact", {
      method: "POST",
      body: JSON.stringify({ email: "ana@test.example", subject: "Hi", message: "Is somebody there today?" }),
    });
  const outageLines = () => lines.filter(({ outage }) => outage !== undefined);

  it("answers requests without the database, refuses the others with a reason, recovers by itself, and logs it once", async () => {
    expect(await analyse()).toEqual({ status: 200, code: null });
    lines.length = 0;
    await postgres.halt("SIGINT");
    expect((await ask("/healthz")).status).toBe(503);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await analyse()).toEqual({ status: 200, code: null });
      expect(await requestMail()).toEqual({ status: 503, code: "storageUnavailable" });
    }
    await postgres.start();
    const back = performance.now();
    await expect.poll(async () => (await requestMail()).status, { timeout: 5_000, interval: 100 }).toBe(202);
    await expect.poll(async () => (await ask("/healthz")).status, { timeout: 5_000, interval: 100 }).toBe(200);
    expect(performance.now() - back).toBeLessThan(5_000);
    expect(await analyse()).toEqual({ status: 200, code: null });
    const ofDatabase = () => outageLines().filter(({ outage }) => outage === "the database");
    await expect.poll(() => ofDatabase().map(({ level }) => level), { timeout: 5_000 }).toEqual(["error", "info"]);
  });

  it("tells of a mail server that does not answer once, however many mails wait for it", async () => {
    for (let mail = 0; mail < 3; mail += 1) await requestMail();
    await expect.poll(outageLines).toContainEqual(expect.objectContaining({ outage: "the mail server" }));
    await pause(2_500);
    expect(outageLines().filter(({ outage }) => outage === "the mail server")).toHaveLength(1);
    const others = lines.filter(({ level, outage }) => level !== "info" && outage === undefined);
    expect(others).toEqual([]);
  });
});
