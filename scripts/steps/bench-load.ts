import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";

/** Requests per second, latencies in milliseconds, and answers that failed. */
export type Load = { perSecond: number; middle: number; last: number; failed: number };
export type Asked = { path: string; headers?: Readonly<Record<string, string>> };

const CONNECTIONS = 32;
/** As browsers send it. */
const usualHeaders = { "Accept-Encoding": "gzip, deflate, br", Accept: "text/html,application/json" };

/** Whether wrk is installed; Node's own client then leaves the row to it, because it is slower than what it measures. */
export const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;

type Span = { seconds: number; warmUps?: number };

/** Drives a server with requests that take turns; before it is measured, each is asked `warmUps` times. All have the same headers. */
export async function drive(site: string, asked: readonly Asked[], { seconds, warmUps = 3 }: Span): Promise<Load> {
  for (let turn = 0; turn < warmUps; turn += 1) for (const each of asked.slice(0, 200)) await read(site, each);
  return hasWrk ? driveByWrk(site, asked, seconds) : driveByAutocannon(site, asked, seconds);
}

async function driveByAutocannon(site: string, asked: readonly Asked[], seconds: number): Promise<Load> {
  const requests = asked.map(({ path, headers }) => ({
    path,
    method: "GET" as const,
    headers: { ...usualHeaders, ...headers },
  }));
  const result = await autocannon({ url: site, connections: CONNECTIONS, duration: seconds, requests });
  const failed = result.non2xx + result.errors;
  return { perSecond: result.requests.average, middle: result.latency.p50, last: result.latency.p99, failed };
}

/** The Lua script of wrk: the addresses to request, and one line of numbers as its report. Times are in microseconds. */
const wrkScript = (paths: readonly string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary, latency, requests)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format("told %d %d %d %d %d", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end
`;

async function driveByWrk(site: string, asked: readonly Asked[], seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "valora-wrk-"));
  try {
    const script = join(folder, "ask.lua");
    writeFileSync(script, wrkScript(asked.map(({ path }) => path)));
    const headers = Object.entries({ ...usualHeaders, ...asked[0]?.headers });
    const flags = headers.flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const wrk = spawn("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, ...flags, site], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const told = /^told (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(await text(wrk.stdout));
    if (told === null) throw new Error(`wrk told nothing of ${site}.`);
    const [requests = 0, duration = 1, middle = 0, last = 0, failed = 0] = told.slice(1).map(Number);
    return { perSecond: (requests / duration) * 1e6, middle: middle / 1_000, last: last / 1_000, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One request, read to its end; its status and how long it took. */
export async function read(site: string, { path, headers = {} }: Asked): Promise<{ status: number; took: number }> {
  const started = performance.now();
  const response = await fetch(`${site}${path}`, { headers: { ...usualHeaders, ...headers }, redirect: "manual" });
  await response.arrayBuffer();
  return { status: response.status, took: performance.now() - started };
}

const bareServer = `
  const body = Buffer.alloc(30_000, "x");
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length };
  require("node:http").createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0, "127.0.0.1", function () {
    process.stdout.write(String(this.address().port));
  });
`;

/** Drives Node's own server in a process of its own: 30 kB, the size of a compressed result page, always the same. */
export async function driveBareNode(seconds: number): Promise<Load> {
  const child = spawn(process.execPath, ["-e", bareServer], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = await once(child.stdout, "data");
    return await drive(`http://127.0.0.1:${port}`, [{ path: "/" }], { seconds });
  } finally {
    child.kill();
  }
}
