import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../workspace.mjs";

const patienceInMilliseconds = 60_000;

/** Does something with the built product while it serves, with a database of its own. */
export async function whileServed(port: number, work: (site: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "valora-served-"));
  const server = spawn(process.execPath, [join(root, "app", "build", "server", "index.js")], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: data, PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const site = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(site);
    await work(site);
  } finally {
    server.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
}

async function untilHealthy(site: string): Promise<void> {
  const endsAt = performance.now() + patienceInMilliseconds;
  while (performance.now() < endsAt) {
    const answer = await fetch(`${site}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${site} does not answer`);
}
