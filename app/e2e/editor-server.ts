import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

const scripts = join(dirname(fileURLToPath(import.meta.url)), "../../scripts");
const editor = { email: "editor@test.example", password: "correct horse battery 9" };

/** A Valora of its own in which somebody is an editor: the command line makes them one while the server is stopped. */
export async function startEditorServer(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "valora-editor-"));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: "error" };
  const json = { "Content-Type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/v1/auth/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const first = await started(env, origin);
  await post("sign-up", { ...editor, displayName: "Ana", isOldEnough: true });
  await stopped(first);
  const granting = spawn(process.execPath, [join(scripts, "valora.mjs"), "admin", "grant", editor.email, "editor"], {
    env,
    stdio: "ignore",
  });
  expect(await ended(granting), "the command that names an editor").toBe(0);
  const server = await started(env, origin);
  const [cookie = ""] = (await post("sign-in", editor)).headers.getSetCookie();
  const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
  return {
    origin,
    /** What a browser of the editor carries. */
    session: { name, value, url: origin },
    async stop() {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(env: NodeJS.ProcessEnv, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(scripts, "start.mjs")], { env, stdio: "ignore" });
  const health = () =>
    fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(health, { timeout: 90_000 }).toBe(200);
  return child;
}

async function stopped(child: ChildProcess) {
  child.kill("SIGTERM");
  await ended(child);
}

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once("exit", done));
