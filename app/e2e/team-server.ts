import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { keptFolder } from "../database/copied-database-contract.ts";
import { startMailServer } from "./mail-server.ts";
import { ended, ownSettings, removeFolder, scripts, startOwnServer, stopOwnServer } from "./own-server.ts";
import { copyDatabase, nameOfToday } from "./valued-database.ts";

/** A separate server with one editor account for all tests of a file. */
export const editorServerOfFile = (place: number) => serverOfFile("editor", place);

/** Tells the port of a server from those of other files. */
export const portAt = (place: number): number => Number(process.env.E2E_PORT ?? 4177) + place;

/** A separate server with one account of the team for all tests of a file; its settings are asked when it starts. */
export function serverOfFile(role: Role, place: number, settingsOf: () => Settings | Promise<Settings> = () => ({})) {
  let started: Awaited<ReturnType<typeof startServerWith>> | undefined;
  const server = () => {
    if (started === undefined) throw new Error("the server starts before the first test");
    return started;
  };
  test.beforeAll(async () => {
    started = await startServerWith(role, { port: portAt(place), settings: await settingsOf() });
  });
  test.afterAll(() => started?.stop());
  return {
    get origin() {
      return server().origin;
    },
    get folder() {
      return server().folder;
    },
    get session() {
      return server().session;
    },
  };
}

/** A mail server for all tests of a file, and the settings of a server that sends by it. */
export function mailServerOfFile() {
  let started: Awaited<ReturnType<typeof startMailServer>> | undefined;
  const server = () => {
    if (started === undefined) throw new Error("the mail server starts before the first test");
    return started;
  };
  test.beforeAll(async () => {
    started = await startMailServer(0);
  });
  test.afterAll(() => started?.stop());
  return {
    get mails() {
      return server().mails;
    },
    settings: () => mailSettings(server().port),
  };
}

/** The settings of a server that sends by a mail server of this machine. */
export const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: "Valora <valora@test.example>",
});

type Role = "editor" | "admin";
type Settings = Readonly<Record<string, string>>;
type Place = { port: number; settings?: Settings };

const personOf = (role: Role) => ({ email: `${role}@test.example`, password: "correct horse battery 9" });

function posting(origin: string) {
  const headers = { "Content-Type": "application/json" };
  return (path: string, body: object) =>
    fetch(`${origin}/api/v1/auth/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Makes that account in a new database: it signs up, and the command line has the running server grant the role. */
async function makeDatabaseWith(role: Role, { port, folder }: { port: number; folder: string }): Promise<void> {
  const person = personOf(role);
  const settings = ownSettings(port);
  const { origin, env } = settings;
  try {
    const server = await startOwnServer(settings);
    const signedUp = await posting(origin)("sign-up", { ...person, displayName: "Ana", isOldEnough: true });
    expect(signedUp.status, "the sign-up of one of the team").toBe(200);
    const granting = spawn(process.execPath, [join(scripts, "valora.mjs"), "admin", "grant", person.email, role], {
      env,
      stdio: "ignore",
    });
    expect(await ended(granting), "the command that names one of the team").toBe(0);
    await stopOwnServer(server);
    copyDatabase(settings.folder, folder);
  } finally {
    removeFolder(settings);
  }
}

/** A separate server with one account of the team, in a copy of a database that is made once for each role. */
export async function startServerWith(role: Role, { port, settings: given = {} }: Place) {
  const made = await keptFolder(nameOfToday(role), (folder) => makeDatabaseWith(role, { port, folder }));
  const settings = ownSettings(port, given);
  const { origin } = settings;
  copyDatabase(made, settings.folder);
  const server = await startOwnServer(settings);
  const [cookie = ""] = (await posting(origin)("sign-in", personOf(role))).headers.getSetCookie();
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
