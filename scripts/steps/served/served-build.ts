import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../workspace.mjs";

const patienceInMilliseconds = 60_000;

/**
 * Does something with the built product while it serves, with a database of its own. `setUp` gives the address at which its first
 * administrator is made.
 */
export async function whileServed(
  port: number,
  work: (site: string, setUp: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "valora-served-"));
  const server = spawn(process.execPath, [join(root, "app", "build", "server", "index.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: "error",
      STOP_NOTICE_SECONDS: "0",
      // Brokers are offered where keys are set.
      APP_KEYS: `1:${randomBytes(32).toString("base64")}`,
    },
    // Over the channel it tells us where its administrator is made, and no terminal: the address is void when the work is done.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let told = "";
  server.on("message", (message) => {
    told += JSON.stringify(message);
  });
  const site = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(site);
    await work(site, () => inTime(async () => /http:\S+\/setup\/[\w-]+/.exec(told)?.[0], "The address of the set-up"));
  } finally {
    // It writes into its folder until it has ended.
    const ended = server.exitCode === null ? once(server, "exit") : null;
    server.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

const untilHealthy = (site: string) =>
  inTime(async () => ((await fetch(`${site}/healthz`).catch(() => null))?.ok ? site : undefined), site);

/** What is asked for until it is there. */
async function inTime(ask: () => Promise<string | undefined>, name: string): Promise<string> {
  const endsAt = performance.now() + patienceInMilliseconds;
  while (performance.now() < endsAt) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await pause(100);
  }
  throw new Error(`${name} does not come`);
}
