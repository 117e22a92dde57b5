import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { copyValuedDatabaseTo } from "./valued-database.ts";

export const scripts = join(dirname(fileURLToPath(import.meta.url)), "../../scripts");

/** The settings of a Valora of its own: a port, a folder, and whatever else it is to have. */
export function ownSettings(port: number, settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "valora-own-"));
  // A server that lives for a few questions has no use for threads that make answers, nor for pages made ahead; the shared one has them.
  const own = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "error", RENDER_WORKERS: "0", WARM_UP: "off" };
  const env = { ...process.env, ...own, ...settings };
  return { env, folder, origin: `http://127.0.0.1:${port}` };
}
type OwnSettings = ReturnType<typeof ownSettings>;

type Command = readonly [string, readonly string[]];
const startScript: Command = [process.execPath, [join(scripts, "start.mjs")]];

/** A Valora that answers; the first one in a folder finds its tables made, and all companies valued. */
export async function startOwnServer(
  { env, folder, origin }: OwnSettings,
  [program, words] = startScript,
): Promise<ChildProcess> {
  if (!existsSync(join(folder, "postgres"))) await copyValuedDatabaseTo(folder);
  const child = spawn(program, words, { env, cwd: join(scripts, ".."), stdio: "ignore" });
  const health = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => null,
    );
  const isThere = async () => (child.exitCode === null ? await health() : `ended with ${child.exitCode}`);
  try {
    await expect.poll(isThere, { timeout: 90_000 }).toBe(200);
  } catch (error) {
    // Left alone it would hold its port, and every later try would fail.
    await stopOwnServer(child);
    throw error;
  }
  return child;
}

export async function stopOwnServer(child: ChildProcess) {
  const over = ended(child);
  child.kill("SIGTERM");
  await over;
}

/** Its exit code, also when it has ended already. */
export const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once("exit", done);
  });

export const removeFolder = ({ folder }: OwnSettings) => rmSync(folder, { recursive: true, force: true });
