import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ended, ownSettings, removeFolder, scripts, startOwnServer, stopOwnServer } from "./own-server.ts";

const editor = { email: "editor@test.example", password: "correct horse battery 9" };

/** A separate server with one editor account; the command line grants the role while the server is stopped. */
export async function startEditorServer(port: number) {
  const settings = ownSettings(port);
  const { origin, env } = settings;
  const json = { "Content-Type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/v1/auth/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const first = await startOwnServer(settings);
  await post("sign-up", { ...editor, displayName: "Ana", isOldEnough: true });
  await stopOwnServer(first);
  const granting = spawn(process.execPath, [join(scripts, "valora.mjs"), "admin", "grant", editor.email, "editor"], {
    env,
    stdio: "ignore",
  });
  expect(await ended(granting), "the command that names an editor").toBe(0);
  const server = await startOwnServer(settings);
  const [cookie = ""] = (await post("sign-in", editor)).headers.getSetCookie();
  const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
  return {
    origin,
    /** The cookies of the editor's browser. */
    session: { name, value, url: origin },
    async stop() {
      await stopOwnServer(server);
      removeFolder(settings);
    },
  };
}
