import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { ended, scripts } from "./own-server.ts";

// A PostgreSQL that is away for longer than a start waits: the process ends as one that is to be started again, and is well when it is.
const PORT = Number(process.env.E2E_PORT ?? 4_177) + 44;
/** What systemd starts again (`Restart=on-failure`), and what it does not (`RestartPreventExitStatus=78`). */
const [TEMPORARY, MISCONFIGURED] = [75, 78];
const folder = mkdtempSync(join(tmpdir(), "valora-away-"));
const running: ChildProcess[] = [];
let postgres: Awaited<ReturnType<typeof startPostgres>> = null;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  postgres = await startPostgres();
  test.skip(postgres === null, "PostgreSQL is not installed");
});
test.afterEach(async () => {
  for (const child of running.splice(0)) {
    const over = ended(child);
    child.kill("SIGTERM");
    await over;
  }
});
test.afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  const own = { PORT: String(PORT), DATA_DIR: folder, STOP_NOTICE_SECONDS: "0", WARM_UP: "off", LOG_LEVEL: "info" };
  const env = { ...process.env, ...own, DATABASE_URL: postgres?.url ?? "", DATABASE_WAIT_SECONDS: "1", ...settings };
  const child = spawn(process.execPath, [join(scripts, "start.mjs")], { env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let said = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => (said += chunk));
  return { child, said: () => said };
}

const health = () =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ status }) => status,
    () => null,
  );
const becomesHealthy = () => expect.poll(health, { timeout: 120_000 }).toBe(200);

test("a start without the database ends with a status that supervisors start again, and one after it is well", async () => {
  await postgres?.halt("SIGINT");
  const away = start({ LANG: "it_IT.UTF-8" });
  expect(await ended(away.child)).toBe(TEMPORARY);
  expect(away.said()).toMatch(
    /Il database 127\.0\.0\.1:\d+\/postgres non si è potuto aprire in 1 secondo: .*ECONNREFUSED/,
  );
  await postgres?.start();
  start({});
  await becomesHealthy();
});

test("a database that refuses us is a setting to put right", async () => {
  const unknown = Object.assign(new URL(postgres?.url ?? ""), { pathname: "/nowhere" }).href;
  const refused = start({ DATABASE_URL: unknown, LANG: "es_ES.UTF-8" });
  expect(await ended(refused.child)).toBe(MISCONFIGURED);
  expect(refused.said()).toMatch(/La base de datos 127\.0\.0\.1:\d+\/nowhere nos rechaza: /);
});

test("workers that find no database are started again until it is there", async () => {
  await postgres?.halt("SIGINT");
  const supervised = start({ WORKERS: "2" });
  const endings = () => supervised.said().split(`"code":${TEMPORARY}`).length - 1;
  await expect.poll(endings).toBeGreaterThan(1);
  expect(supervised.child.exitCode).toBe(null);
  await postgres?.start();
  await becomesHealthy();
  // And while they serve, however long it is away.
  await postgres?.halt("SIGQUIT");
  await expect.poll(health).toBe(503);
  await postgres?.start();
  await becomesHealthy();
});
