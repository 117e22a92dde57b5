import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

export const scripts = join(dirname(fileURLToPath(import.meta.url)), "../../scripts");

/** The settings of a Valora of its own: a port, a folder, and whatever else it is to have. */
export function ownSettings(port: number, settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "valora-own-"));
  const env = { ...process.env, ...settings, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "error" };
  return { env, folder, origin: `http://127.0.0.1:${port}` };
}
type OwnSettings = ReturnType<typeof ownSettings>;

/** A Valora that answers. */
export async function startOwnServer({ env, origin }: OwnSettings): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(scripts, "start.mjs")], { env, stdio: "ignore" });
  const health = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(health, { timeout: 90_000 }).toBe(200);
  return child;
}

export async function stopOwnServer(child: ChildProcess) {
  child.kill("SIGTERM");
  await ended(child);
}

export const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once("exit", done));

export const removeFolder = ({ folder }: OwnSettings) => rmSync(folder, { recursive: true, force: true });
