import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../packages/market-data/vendors-server/server.ts";
import { offlineSettings } from "../../scripts/steps/offline-settings.ts";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { readConfig } from "../config/config.server.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { startMailServer } from "../e2e/mail-server.ts";
import { type OidcServer, startOidcServer } from "../features/accounts/security/identities/oidc-server-contract.ts";
import type { StatusAnswer } from "../features/status/contracts/status.ts";
import { createLog } from "../http/request-log.ts";
import { type Serving, serve } from "../http/serve.ts";
import { measures } from "../metrics/measures.ts";
import { compose } from "../wiring/composition.server.ts";

// A whole server whose dependencies break in turn, each by itself: its status, its metrics and one line of its log name each within
// thirty seconds, and its recovery.
type Line = { level: string; msg?: string; dependency?: string; reason?: string };
const WITHIN = { timeout: 30_000, interval: 250 };
const hasPostgres = process.env.VALORA_TEST_DATABASE_URL !== undefined;

/** A disk of sixty megabytes; null where this account may make none. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "valora-small-"));
  const made = spawnSync("mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", folder], { stdio: "ignore" });
  return process.platform === "linux" && made.status === 0 ? folder : null;
}

describe.skipIf(!hasPostgres)("the dependencies of a server", () => {
  const lines: Line[] = [];
  let disk: string | null = null;
  let folder = "";
  let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let beside: Database;
  let vendors: VendorsServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let identities: OidcServer;
  let serving: Serving;
  let metrics: () => Promise<string>;
  let cookie = "";
  let key = "";

  beforeAll(async () => {
    disk = smallDisk();
    folder = disk ?? mkdtempSync(join(tmpdir(), "valora-broken-"));
    const started = await startPostgres();
    if (started === null) throw new Error("PostgreSQL could not be started");
    postgres = started;
    vendors = await startVendorsServer();
    mail = await startMailServer(0);
    identities = await startOidcServer();
    const config = readConfig({
      ...offlineSettings(vendors),
      DATA_SOURCES: "fmp",
      PORT: "0",
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Valora <valora@test.example>",
      NODE_ENV: "test",
      OIDC_1_ISSUER: identities.issuer,
      OIDC_1_CLIENT_ID: identities.clientId,
      OIDC_1_CLIENT_SECRET: identities.clientSecret,
      OIDC_PRIVATE_HOSTS: identities.host,
    });
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
    const composed = await compose(config, log);
    await composed.databaseReady;
    const token = await composed.setUpToken();
    serving = await serve({
      config,
      log,
      composed,
      pages: async () => new Response(null, { status: 404 }),
      files: null,
    });
    const read = { version: "1", dataAsOf: () => "2026-08-20", responseStore: () => null };
    const { registry } = measures({
      ...{ ...composed.working, ...read, isStorageFull: composed.isStorageFull },
      isDatabaseAnswering: () => composed.isDatabaseAnswering(1_000),
      mailsWaiting: async () => null,
    });
    metrics = () => registry.metrics();
    const body = JSON.stringify({
      ...{ token, email: "ana@test.example", password: "four plain words together 71", displayName: "Ana" },
      isOldEnough: true,
    });
    const headers = { "Content-Type": "application/json" };
    const made = await fetch(`${serving.address}/api/v1/setup`, { method: "POST", headers, body });
    expect(made.status, await made.clone().text()).toBe(200);
    cookie = made.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const kept = await fetch(`${serving.address}/api/v1/me/keys`, {
      method: "POST",
      headers: { ...headers, Cookie: cookie, Origin: serving.address },
      body: JSON.stringify({ name: "monitoring" }),
    });
    key = ((await kept.json()) as { key: string }).key;
    beside = await openDatabase({ url: postgres.url, folder: "" });
    await beside.ready;
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await beside.close();
    await serving.stop();
    await postgres.stop();
    await vendors.close();
    mail.stop();
    await identities.stop();
    if (disk !== null) execFileSync("umount", ["-l", disk]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** As a browser reads it; a program with a key reads the same, whatever is away. */
  async function status(): Promise<StatusAnswer> {
    const readBy = async (who: Record<string, string>) => {
      const response = await fetch(`${serving.address}/api/v1/status?lang=en`, { headers: who });
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as StatusAnswer;
    };
    await readBy({ Authorization: `Bearer ${key}` });
    return readBy({ Cookie: cookie });
  }
  async function rowOf(dependency: string, part: string | null = null) {
    const { dependencies } = await status();
    return dependencies.find((each) => each.dependency === dependency && each.part === part);
  }
  const stateOf = async (...named: [string, string?]) => (await rowOf(...named))?.state;
  const up = async (dependency: string, part = "") =>
    new RegExp(`^valora_dependency_up{dependency="${dependency}",part="${part}"} (\\d)$`, "m").exec(
      await metrics(),
    )?.[1];
  const linesOf = (key: string) => lines.filter((line) => line.dependency === key).map(({ level }) => level);

  /** Broken and mended, it is named in three places and once in each. */
  async function namesFault(
    [dependency, part]: [string, string?],
    { breaks, mends, cause, before = "up" }: { breaks(): unknown; mends(): unknown; cause: RegExp; before?: string },
  ): Promise<void> {
    const key = part === undefined ? dependency : `${dependency} ${part}`;
    const asked = [dependency, part] as [string, string?];
    await expect.poll(() => stateOf(...asked), WITHIN).toBe(before);
    lines.length = 0;
    await breaks();
    await expect.poll(() => stateOf(...asked), WITHIN).toBe("down");
    const row = await rowOf(dependency, part ?? null);
    expect(row?.cause).toMatch(cause);
    expect(row?.advice?.length, "what to do").toBeGreaterThan(40);
    expect(Date.now() - Date.parse(row?.since ?? "")).toBeLessThan(3_700_000);
    expect(await up(dependency, part)).toBe("0");
    expect(linesOf(key)).toEqual(["error"]);
    expect(lines.find((line) => line.dependency === key)?.reason).toMatch(/\w{3}/);
    await mends();
    await expect.poll(() => stateOf(...asked), WITHIN).toBe("up");
    expect(await up(dependency, part)).toBe("1");
    expect(linesOf(key)).toEqual(["error", "info"]);
    expect((await rowOf(dependency, part ?? null))?.cause).toBeNull();
  }

  it("are named while the description of an identity provider cannot be read, without any sign-in", async () => {
    await namesFault(["identities", "OIDC_1"], {
      breaks: () => {
        identities.state.isAway = true;
      },
      mends: () => {
        identities.state.isAway = false;
      },
      cause: /status 503/,
    });
  });

  it("are named while the mail server refuses, though no mail waits", async () => {
    const { port } = mail;
    await namesFault(["mail"], {
      breaks: () => mail.stop(),
      mends: async () => {
        mail = await startMailServer(port);
      },
      cause: /ECONNREFUSED|connect/i,
    });
  });

  it("are named while the database is stopped, to an administrator who has read the status before", async () => {
    await namesFault(["database"], {
      breaks: () => postgres.halt("SIGINT"),
      mends: () => postgres.start(),
      cause: /connect|terminat|shut/i,
    });
    const stranger = await fetch(`${serving.address}/api/v1/status`);
    expect(stranger.status).toBe(401);
  });

  it("are named while a source fails", async () => {
    const analyse = (ticker: string) =>
      fetch(`${serving.address}/api/v1/analysis?ticker=${ticker}&source=fmp`).then((response) => response.text());
    await namesFault(["sources", "fmp"], {
      breaks: async () => {
        vendors.behave("fmp", "failing");
        await analyse("AAPL");
      },
      // A source that has failed several times is left alone for half a minute.
      mends: async () => {
        vendors.behave("fmp", "well");
        const askAgain = async () => {
          await analyse("AAPL");
          return stateOf("sources", "fmp");
        };
        await expect.poll(askAgain, { timeout: 45_000, interval: 4_000 }).toBe("up");
      },
      cause: /unreachable/,
      before: "unknown",
    });
  });

  it("are named while a repeated job fails", async () => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(beside.kysely);
    await namesFault(["jobs", "webhooks"], {
      breaks: () => rename("webhook_deliveries", "webhook_deliveries_away"),
      mends: () => rename("webhook_deliveries_away", "webhook_deliveries"),
      cause: /webhook_deliveries/,
    });
  });

  it("are named after the clock of the machine has jumped", async () => {
    const now = Date.now.bind(Date);
    await namesFault(["clock"], {
      breaks: () => vi.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000),
      mends: () => vi.restoreAllMocks(),
      cause: /jumped forward by 3,600 seconds/,
    });
  });

  it("are named while the disk is full", async ({ skip }) => {
    if (disk === null) skip("only root may make a small disk");
    const filler = join(folder, "filler");
    await namesFault(["room"], {
      breaks: () => writeFileSync(filler, Buffer.alloc(50_000_000)),
      mends: () => rmSync(filler),
      cause: /MB are free/,
    });
  });

  it("tell of no fault but these, and that all is well", async () => {
    const all = await status();
    expect(all.dependencies.filter(({ state }) => state === "down")).toEqual([]);
    expect(all.isWell).toBe(true);
    expect(all.disk?.totalBytes).toBeGreaterThan(0);
    expect(all.backups).toMatchObject({ isScheduled: true, kept: 0, last: null });
  });
});
