import { spawn } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";

/** Requests per second, latencies in milliseconds, and answers that were not 2xx. */
export type Load = { perSecond: number; middle: number; last: number; failed: number };
export type Asked = { path: string; headers?: Readonly<Record<string, string>> };

const CONNECTIONS = 32;
/** As browsers send it. */
const usualHeaders = { "Accept-Encoding": "gzip, deflate, br", Accept: "text/html,application/json" };

/** Drives a server with requests that take turns; before it is measured, each is asked `warmUps` times. */
export async function drive(
  site: string,
  asked: readonly Asked[],
  { seconds, warmUps = 3, connections = CONNECTIONS }: { seconds: number; warmUps?: number; connections?: number },
): Promise<Load> {
  for (let turn = 0; turn < warmUps; turn += 1) {
    for (const { path, headers } of asked.slice(0, 200)) await read(site, { path, headers: { ...headers } });
  }
  const requests = asked.map(({ path, headers }) => ({
    path,
    method: "GET" as const,
    headers: { ...usualHeaders, ...headers },
  }));
  const result = await autocannon({ url: site, connections, duration: seconds, requests });
  return {
    perSecond: result.requests.average,
    middle: result.latency.p50,
    last: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
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
