import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ended, ownSettings, removeFolder, scripts, startOwnServer, stopOwnServer } from "./own-server.ts";

/** A separate server with one editor account. */
export const startEditorServer = (port: number) => startServerWith("editor", { port });

type Place = { port: number; settings?: Readonly<Record<string, string>> };

/** A separate server with one account of the team; the command line grants the role while the server is stopped. */
export async function startServerWith(role: "editor" | "admin", { port, settings: given = {} }: Place) {
  const person = { email: `${role}@test.example`, password: "correct horse battery 9" };
  const settings = ownSettings(port, given);
  const { origin, env } = settings;
  const json = { "Content-Type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/v1/auth/${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const first = await startOwnServer(settings);
  const signedUp = await post("sign-up", { ...person, displayName: "Ana", isOldEnough: true });
  await stopOwnServer(first);
  expect(signedUp.status, "the sign-up of one of the team").toBe(200);
  const granting = spawn(process.execPath, [join(scripts, "valora.mjs"), "admin", "grant", person.email, role], {
    env,
    stdio: "ignore",
  });
  expect(await ended(granting), "the command that names one of the team").toBe(0);
  const server = await startOwnServer(settings);
  const [cookie = ""] = (await post("sign-in", person)).headers.getSetCookie();
  const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
  return {
    origin,
    folder: settings.folder,
    /** The cookies of that person's browser. */
    session: { name, value, url: origin },
    async stop() {
      await stopOwnServer(server);
      removeFolder(settings);
    },
  };
}
