import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { directly, type Run, root, serverOf, startProcess } from "./servers/server-process.ts";
import { copyValuedDatabaseTo } from "./valued-database.ts";

// The server as a process: how it starts, shares a machine, and ends.
const PORT = Number(process.env.E2E_PORT ?? 4_177) + 14;

let folder = "";
const runs: Run[] = [];

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "valora-process-"));
  await copyValuedDatabaseTo(folder);
});
test.afterEach(async () => {
  for (const run of runs.splice(0)) {
    run.process.kill("SIGTERM");
    await run.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>, command?: readonly string[], cwd?: string): Run {
  const run = startProcess({ folder, port: PORT }, settings, command, cwd);
  runs.push(run);
  return run;
}

const health = () =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ status }) => status,
    () => null,
  );
const becomesHealthy = () => expect.poll(health, { timeout: 120_000 }).toBe(200);

test("a second process on the same folder is refused at once, and the first goes on", async () => {
  // An empty one: this start makes its tables too.
  const own = { DATA_DIR: join(folder, "empty") };
  start(own);
  await becomesHealthy();
  const second = start({ ...own, PORT: String(PORT + 1) });
  expect(await second.ended).toBe(78);
  expect(second.said()).toContain("in use by another Valora");
  expect(await health()).toBe(200);
});

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test("whichever process between the keyboard and the server is killed, none is left behind", async () => {
  for (const through of ["node", "npm"] as const) {
    const run = through === "node" ? start({}) : start({}, ["npm", "start", "--silent"]);
    await becomesHealthy();
    const server = serverOf(run);
    process.kill(Number(run.process.pid), "SIGKILL");
    await expect.poll(() => isAlive(server)).toBe(false);
    await expect.poll(health).toBeNull();
  }
});

test("a database that is not there is named before anything listens", async () => {
  const closed = `postgresql://ana:secret@127.0.0.1:${PORT + 1}/valora`;
  const run = start({ DATABASE_URL: closed, DATABASE_WAIT_SECONDS: "1" });
  expect(await run.ended).toBe(75);
  expect(run.said()).toContain(`The database 127.0.0.1:${PORT + 1}/valora could not be opened within 1 second: `);
  expect(run.said()).toContain("ECONNREFUSED");
  expect(run.said()).not.toMatch(/listening|secret|\n\s+at /);
});

test("a port that is taken is named, in the language of the terminal", async () => {
  const other = createServer().listen(PORT, "127.0.0.1");
  const refused = start({});
  expect(await refused.ended).toBe(78);
  expect(refused.said()).toContain(`Port ${PORT} of 127.0.0.1 is in use`);
  const inSpanish = start({ LANG: "es_ES.UTF-8" });
  expect(await inSpanish.ended).toBe(78);
  expect(inSpanish.said()).toContain(`El puerto ${PORT} de 127.0.0.1 está en uso.`);
  await new Promise((done) => other.close(done));
});

test("an address that this machine has not is named, and what cannot be one is refused as a setting", async () => {
  const refusals = [
    // A network that is up later than we are gives it.
    ["203.0.113.7", 75, "This machine has no address 203.0.113.7"],
    ["no-such-machine.invalid", 78, "No machine is found by the name no-such-machine.invalid"],
    ["http://localhost", 78, "HOST: an address or a name of this machine"],
  ] as const;
  for (const [host, status, told] of refusals) {
    const refused = start({ HOST: host });
    expect(await refused.ended, host).toBe(status);
    expect(refused.said()).toContain(told);
    expect(refused.said()).not.toMatch(/listening|\n\s+at /);
  }
});

test("it goes on when no program reads what it says any more", async () => {
  // In a folder without an account it says where the first one is made.
  const program = join(root, "app", "build", "server", "index.js");
  const run = start({ DATA_DIR: join(folder, "unread") }, [process.execPath, program]);
  run.process.stdout?.destroy();
  run.process.stderr?.destroy();
  await becomesHealthy();
  await new Promise((done) => setTimeout(done, 2_000));
  expect([await health(), run.process.exitCode]).toEqual([200, null]);
});

test("a data folder that is none is named, without where the code failed", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  const refused = start({ DATA_DIR: file });
  expect(await refused.ended).toBe(78);
  expect(refused.said()).toContain("DATA_DIR: no folder, or one that this account cannot read");
  expect(refused.said()).not.toMatch(/\n\s+at /);
});

test("told to stop, it finishes what it has begun and ends with 0", async () => {
  const run = start({});
  await becomesHealthy();
  const answer = fetch(`http://127.0.0.1:${PORT}/api/v1/analysis?ticker=KO&paths=60000`);
  await expect.poll(() => health()).toBe(200);
  run.process.kill("SIGTERM");
  expect((await answer).status).toBe(200);
  expect(await run.ended).toBe(0);
});

/** The built command line, in a folder of its own; it ends with what it has written. */
async function valora(words: readonly string[], settings: Record<string, string>) {
  const cwd = join(folder, "elsewhere");
  mkdirSync(cwd, { recursive: true });
  const program = join(root, "app", "build", "server", "index.js");
  const command = [process.execPath, "--disable-warning=ExperimentalWarning", program, ...words];
  const run = start({ LOG_LEVEL: "error", ...settings }, command, cwd);
  const status = await run.ended;
  return { status, said: run.said() };
}

test("the command line is answered by the server of its folder, and says what it would say by itself", async () => {
  const server = start({});
  await becomesHealthy();
  const answered = () => server.said().split('"command":"answer"').length - 1;
  const file = join(folder, "elsewhere", "ko.csv");
  const questions = [
    ["KO", "--lang", "en"],
    ["KO", "--out", "ko.csv"],
    ["KO", "--wacc", "9"],
  ];
  for (const [index, words] of questions.entries()) {
    const told = await valora(words, {});
    const written = words.includes("--out") ? readFileSync(file, "utf8") : null;
    expect(answered(), words.join(" ")).toBe(index + 1);
    expect(await valora(words, { DATA_DIR: join(folder, "none") })).toEqual(told);
    if (written !== null) expect(readFileSync(file, "utf8")).toBe(written);
  }
  expect(answered(), "without a server nothing is asked").toBe(questions.length);
});

test("a terminal's Ctrl-C, which reaches it several times at once, stops it without a wait", async () => {
  const run = start({ STOP_NOTICE_SECONDS: "60" });
  await becomesHealthy();
  const server = Number(/"pid":(\d+)/.exec(run.said())?.[1]);
  await new Promise((done) => setTimeout(done, 1_500));
  const began = performance.now();
  run.process.kill("SIGINT");
  process.kill(server, "SIGINT");
  expect(await run.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(run.said()).toContain('"msg":"stopped"');
});

test("told to stop by a supervisor, it says so, answers meanwhile, and a second signal ends it at once", async () => {
  const run = start({ STOP_NOTICE_SECONDS: "60" });
  await becomesHealthy();
  run.process.kill("SIGTERM");
  await expect.poll(health).toBe(503);
  const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`);
  expect(await answer.json()).toMatchObject({ status: "stopping", database: "answering" });
  const page = await fetch(`http://127.0.0.1:${PORT}/`);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  await new Promise((done) => setTimeout(done, 500));
  run.process.kill("SIGTERM");
  expect(await run.ended).toBe(1);
});

test("killed, it starts again with all it had", async () => {
  const first = start({});
  await becomesHealthy();
  expect((await fetch(`http://127.0.0.1:${PORT}/api/v1/analysis?ticker=KO`)).status).toBe(200);
  const server = /"pid":(\d+)/.exec(first.said())?.[1];
  process.kill(Number(server), "SIGKILL");
  await first.ended;
  start({});
  await becomesHealthy();
});

test("a setting that makes no sense is named", async () => {
  const run = start({ PORT: "eighty" });
  expect(await run.ended).toBe(78);
  expect(run.said()).toContain("PORT");
});

test("settings stand in a file, and the line of a wrong one is named", async () => {
  const file = join(folder, "own.env");
  writeFileSync(file, "# of this machine\nPORT=eighty\n", { mode: 0o600 });
  const refused = start({ PORT: "" }, [...directly, "--config", file]);
  expect(await refused.ended).toBe(78);
  expect(refused.said()).toContain(`${file}:2: PORT: `);
  writeFileSync(file, `PORT=${PORT}\nPROT=1\n`);
  const unknown = start({ PORT: "", VALORA_CONFIG: file });
  expect(await unknown.ended).toBe(78);
  expect(unknown.said()).toContain(`${file}:2: PROT: there is no such setting`);
  writeFileSync(file, `PORT=${PORT}\n`);
  start({ PORT: "", VALORA_CONFIG: file });
  await becomesHealthy();
});
