import type { ChildProcess } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ended, ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";
import { startTcpBalancer } from "./servers/tcp-balancer.ts";

// Two processes behind a balancer are stopped and started in turn, as a new version is rolled out, while people read on.
// VALORA_RESTART_REQUESTS=10000 npx playwright test … --project=http restart: the long one.
const wanted = Number(process.env.VALORA_RESTART_REQUESTS ?? 0);
const rounds = wanted === 0 ? 1 : 5;
const PORT = Number(process.env.E2E_PORT ?? 4177) + 20;
const settings = { STOP_NOTICE_SECONDS: "15", PLAN_LIMITS: "off" };
const servers = [PORT + 1, PORT + 2].map((port) => ownSettings(port, settings));
const running: ChildProcess[] = [];

test.afterAll(async () => {
  await Promise.all(running.map(stopOwnServer));
  for (const server of servers) removeFolder(server);
});

type Ask = { path: string; method?: string; pieces?: readonly string[]; headers?: Record<string, string> };

const page = { Accept: "text/html" };
const json = { "Content-Type": "application/json" };
/** The usual requests of people. */
const asks: readonly Ask[] = [
  { path: "/", headers: page },
  { path: "/api/v1/companies?query=coca" },
  { path: "/api/v1/analysis?ticker=KO" },
  { path: "/favicon.svg" },
  { path: "/api/v1/companies?query=apple" },
  { path: "/analysis/AAPL", headers: page },
  { path: "/api/openapi.json" },
];
/** Slow requests: a simulation, a document, a body that comes in pieces. */
const longAsks: readonly Ask[] = [
  { path: "/api/v1/analysis?ticker=AAPL&paths=20000" },
  { path: "/api/v1/analysis.pdf?ticker=KO" },
  {
    path: "/api/v1/contact",
    method: "POST",
    pieces: ['{"filler":"', ...Array(6).fill("x".repeat(20_000)), '"}'],
    headers: json,
  },
];
const PIECE_IN_MILLISECONDS = 250;
/** Between an answer and the next question of a reader: without it they take the processor from the servers that start. */
const READING_IN_MILLISECONDS = 40;

/** The status of an answer that came whole; else what went wrong. */
function statusOf(
  origin: string,
  { path, method = "GET", pieces = [], headers = {} }: Ask,
  agent: Agent,
): Promise<string> {
  return new Promise((done) => {
    const asked = request(origin + path, { method, headers, agent }, (answer) => {
      answer.once("error", (error) => done(`${path}: ${error.message}`));
      answer.once("end", () => done(answer.complete ? `${answer.statusCode} ${method}` : `${path}: cut`));
      answer.resume();
    });
    asked.once("error", (error) => done(`${path}: ${error.message}`));
    const send = async () => {
      for (const piece of pieces) {
        asked.write(piece);
        await pause(PIECE_IN_MILLISECONDS);
      }
      asked.end();
    };
    void send();
  });
}

/** One of them is started as people do: npm hands the signal on. */
async function start(server: (typeof servers)[number], index: number): Promise<void> {
  running[index] = await (index === 0 ? startOwnServer(server) : startOwnServer(server, ["npm", ["start"]]));
}

test("two processes are restarted in turn, and not one request fails", async () => {
  if (wanted > 0) test.setTimeout(3_600_000);
  await Promise.all(servers.map(start));
  const balancer = await startTcpBalancer(PORT, [PORT + 1, PORT + 2]);
  await expect.poll(() => balancer.isHealthy(0) && balancer.isHealthy(1)).toBe(true);
  const answers = new Map<string, number>();
  let count = 0;
  let isRestarting = true;
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const reader = async (_: unknown, index: number) => {
    while (isRestarting) {
      count += 1;
      const isLong = index < longAsks.length && (count < 100 || count % 150 < 8);
      const kind = isLong ? longAsks[index] : asks[count % asks.length];
      const said = await statusOf(balancer.origin, kind ?? { path: "/" }, agent);
      answers.set(said, (answers.get(said) ?? 0) + 1);
      await pause(READING_IN_MILLISECONDS);
    }
  };
  const reading = Promise.all(Array.from({ length: 8 }, reader));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const child = running[index];
      const over = child && ended(child);
      child?.kill("SIGTERM");
      expect(await over).toBe(0);
      await start(server, index);
      await expect.poll(() => balancer.isHealthy(index)).toBe(true);
      expect(balancer.statusesOf(index)).toEqual(expect.arrayContaining(["ok", "stopping"]));
    }
    // Between two versions there is time to read.
    await expect.poll(() => count, { timeout: 900_000 }).toBeGreaterThanOrEqual((wanted * round) / rounds);
  }
  isRestarting = false;
  await reading;
  agent.destroy();
  await balancer.stop();
  process.stdout.write(`${count} requests: ${JSON.stringify(Object.fromEntries(answers))}\n`);
  // A body that is no message is read to its end and refused; nothing is cut, and nothing fails.
  expect([...answers.keys()].sort()).toEqual(["200 GET", "400 POST"]);
});
