import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { metricsAt } from "./metrics-of.ts";
import { ended, scripts } from "./own-server.ts";

// Several workers of one machine on one PostgreSQL: replaced while people read, started again when they are killed, ended together.
const PORT = Number(process.env.E2E_PORT ?? 4_177) + 28;
const origin = `http://127.0.0.1:${PORT}`;
const METRICS_PORT = PORT + 15;
const folder = mkdtempSync(join(tmpdir(), "valora-workers-"));
let postgres: Awaited<ReturnType<typeof startPostgres>> = null;
let child: ChildProcess;
let said = "";

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  postgres = await startPostgres();
  test.skip(postgres === null, "PostgreSQL is not installed");
  start({ DATABASE_URL: postgres?.url ?? "" });
  await expect.poll(count, START).toEqual({ wanted: 2, ready: 2 });
  // A line of the log may come a moment after the state that it tells of.
  await expect.poll(() => workerIds().length).toBe(2);
});
test.afterAll(async () => {
  if (child !== undefined) {
    const over = ended(child);
    child.kill("SIGTERM");
    await over;
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>) {
  const own = { PORT: String(PORT), DATA_DIR: folder, WORKERS: "2", PLAN_LIMITS: "off", STOP_NOTICE_SECONDS: "0" };
  const measured = { METRICS_PORT: String(METRICS_PORT) };
  const env = { ...process.env, ...own, ...measured, WARM_UP: "off", LOG_LEVEL: "info", ...settings };
  child = spawn(process.execPath, [join(scripts, "start.mjs")], { env, stdio: ["ignore", "pipe", "pipe"] });
  said = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => (said += chunk));
}

const lines = () =>
  said.split("\n").flatMap((line): Record<string, unknown>[] => (line.startsWith("{") ? [JSON.parse(line)] : []));
const linesSaying = (message: string) => lines().filter(({ msg }) => msg === message);
const health = () =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(20_000) }).then(
    async (answer): Promise<Record<string, unknown>> => ({ ...(await answer.json()), code: answer.status }),
    (error: unknown): Record<string, unknown> => ({ code: reasonOf(error) }),
  );
/** Two workers start side by side, as they do before the first test. */
const START = { timeout: 120_000 };
const count = async () => (await health()).workers ?? null;
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};
const workerIds = () => linesSaying("listening").map(({ pid }) => Number(pid));

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message} ${reasonOf(error.cause ?? "")}` : String(error);

/** Whether an answer came whole, over connections that are kept. */
const asked = (path: string, agent: Agent): Promise<string> =>
  new Promise((done) => {
    const sent = request(origin + path, { agent, headers: { Accept: "text/html" } }, (answer) => {
      answer.once("error", (error) => done(error.message));
      answer.once("end", () => done(answer.complete ? String(answer.statusCode) : "cut"));
      answer.resume();
    });
    sent.once("error", (error) => done(error.message)).end();
  });

test("workers are replaced one after the other, and not one request fails", async () => {
  const answers = new Map<string, number>();
  /** 200, or else all that an answer says. */
  const statuses = new Set<unknown>();
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const reader = async (_: unknown, index: number) => {
    const paths = ["/", "/api/v1/companies?query=coca", "/favicon.svg", `/api/v1/analysis?ticker=KO&wacc=0.1${index}`];
    for (let turn = index; !isOver; turn += 1) {
      const answer = await asked(paths[turn % paths.length] ?? "/", agent);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await pause(20);
    }
  };
  const looking = async () => {
    while (!isOver) {
      const { code, ...said } = await health();
      statuses.add(code === 200 ? code : JSON.stringify({ code, ...said }));
      await pause(50);
    }
  };
  const reading = Promise.all([...Array.from({ length: 6 }, reader), looking()]);
  const former = workerIds();
  child.kill("SIGUSR2");
  await expect.poll(() => linesSaying("worker replaced").length, { timeout: 120_000 }).toBe(2);
  await pause(500);
  isOver = true;
  await reading;
  agent.destroy();
  expect([...answers.keys()], JSON.stringify([...answers])).toEqual(["200"]);
  expect([...statuses], "health speaks for all of them").toEqual([200]);
  expect(former.map(isAlive)).toEqual([false, false]);
  expect(await count()).toEqual({ wanted: 2, ready: 2 });
});

test("a worker that is killed is started again while the other answers, and the log names each", async () => {
  const [victim = 0] = workerIds().slice(-2);
  process.kill(victim, "SIGKILL");
  await expect.poll(() => linesSaying("worker ended").at(-1)).toMatchObject({ signal: "SIGKILL", level: "error" });
  expect((await health()).code).toBe(200);
  await expect.poll(count, START).toEqual({ wanted: 2, ready: 2 });
  const requests = lines().filter(({ path }) => path === "/healthz");
  expect(new Set(requests.map(({ worker }) => typeof worker))).toEqual(new Set(["number"]));
});

test("the supervising process serves the metrics of all workers as one", async () => {
  for (let turn = 0; turn < 10; turn += 1)
    expect((await fetch(`${origin}/api/v1/companies?query=coca`)).status).toBe(200);
  const text = await metricsAt(METRICS_PORT);
  const counted = [...text.matchAll(/^valora_http_requests_total\{[^}]*route="\/api\/v1\/companies"[^}]*\} (\d+)$/gm)];
  expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThanOrEqual(10);
  expect(text).toMatch(/^valora_database_up 1$/m);
});

test("told to stop, all of them end, and it with them; without PostgreSQL it does not begin", async () => {
  const over = ended(child);
  child.kill("SIGTERM");
  expect(await over).toBe(0);
  expect(workerIds().filter(isAlive)).toEqual([]);
  start({ DATABASE_URL: "" });
  expect(await ended(child)).toBe(78);
  expect(said).toContain("WORKERS: more than one needs PostgreSQL: set DATABASE_URL, or leave it at 1");
});

test("whichever process is killed, none is left behind", async () => {
  start({ DATABASE_URL: postgres?.url ?? "" });
  await expect.poll(count, START).toEqual({ wanted: 2, ready: 2 });
  const supervisor = Number(linesSaying("supervising").at(-1)?.pid);
  process.kill(supervisor, "SIGKILL");
  await expect.poll(() => [supervisor, ...workerIds()].filter(isAlive)).toEqual([]);
});
