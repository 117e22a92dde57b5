import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { type Database, openDatabase } from "../../database/open-database.ts";
import { dependencyStates } from "../../dependencies/dependency-states.ts";
import { backupName } from "../../features/backups/use-cases/backup-names.ts";
import { createLog } from "../../http/request-log.ts";
import { measures } from "../../metrics/measures.ts";
import { answerCommands } from "../commands/answered-commands.ts";
import { backUpOnce } from "../features/backup-commands.server.ts";
import { backupsAwaitedSince, backupsOf, lastBackupAt } from "../features/backups.server.ts";
import { checkingDependencies } from "./dependency-checks.server.ts";
import { composeStatus } from "./status.server.ts";

// The backups of a running server, broken as they break: the status, the metrics and the log tell of it, and of its end.
const WITHIN = { timeout: 30_000, interval: 50 };
/** Milliseconds from one look at what depends on nothing else to the next; a server looks every five seconds. */
const LOOK = 250;
const HOUR = 3_600_000;
type Line = { level: string; dependency?: string; reason?: string };

const lines: Line[] = [];
const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
const states = dependencyStates(log);
const admin = { account: { id: "1", role: "admin" } as never, isUnknown: false, secret: null };
let folder = "";
let config: ReturnType<typeof readConfig>;
let database: Database;
let stops: (() => Promise<void>)[] = [];
let read: ReturnType<typeof composeStatus>["read"];

/** What runs in a server, from its start. */
function started(): void {
  const backups = backupsOf({ config, database, log, states });
  answerCommands(database, { backup: backups.now }, log);
  const checking = checkingDependencies({
    ...{ config, database, states, dataAsOf: () => "2026-01-01" },
    lastBackupAt: async () => lastBackupAt(config.backups.folder, new Date())?.madeAt ?? null,
    backupAwaitedSince: () => backupsAwaitedSince(config.backups.folder, new Date()),
    every: LOOK,
  });
  stops = [backups.stop, checking.stop];
}

beforeAll(async () => {
  folder = await folderWithDatabase("broken-backups");
  config = readConfig({ DATA_DIR: folder, NODE_ENV: "test" });
  database = await openDatabase({ url: null, folder });
  await database.ready;
  ({ read } = composeStatus({
    ...{ config, database, states: states.present, repeated: states.expected, sources: () => [] },
    mailsWaiting: async () => 0,
    dataAsOf: () => "2026-01-01",
  }));
  started();
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowOf = async (name: string) => (await read(admin)).dependencies.find((row) => row.name === name);
const levels = (name = "backups") => lines.filter(({ dependency }) => dependency === name).map(({ level }) => level);
async function measured(): Promise<string | undefined> {
  const { registry } = measures({
    ...{ version: "1", dataAsOf: () => "2026-01-01", isDatabaseAnswering: async () => true },
    ...{ isStorageFull: async () => false, dependencies: states.present, writesWaiting: () => 0 },
    ...{ writesDropped: () => new Map(), mailsWaiting: async () => null, responseStore: () => null },
  });
  return /^valora_dependency_up{dependency="backups",part=""} (\d)$/m.exec(await registry.metrics())?.[1];
}

/** Tries twice what fails, and once when it is mended: one line for the fault, one for its end. */
async function tellsFault({ breaks, mends, cause }: { breaks(): void; mends(): void; cause: RegExp }): Promise<void> {
  lines.length = 0;
  breaks();
  try {
    for (const _ of ["once", "again"]) expect(await backUpOnce(config)).toMatchObject({ kind: "failed" });
    expect(await rowOf("backups")).toMatchObject({ state: "down", cause: { code: "said" } });
    expect((await read(admin)).isWell).toBe(false);
    expect([levels(), await measured()]).toEqual([["error"], "0"]);
    expect(lines.find(({ dependency }) => dependency === "backups")?.reason).toMatch(cause);
  } finally {
    mends();
  }
  expect(await backUpOnce(config)).toMatchObject({ kind: "made" });
  expect(await rowOf("backups")).toMatchObject({ state: "up", cause: null });
  expect([levels(), await measured()]).toEqual([["error", "info"], "1"]);
}

it("tells once of a folder that is no folder, and of the backup made once it is missing, which makes it", async () => {
  const place = config.backups.folder;
  await tellsFault({
    breaks: () => {
      rmSync(place, { recursive: true, force: true });
      writeFileSync(place, "not a folder");
    },
    mends: () => rmSync(place),
    cause: /EEXIST|ENOTDIR/,
  });
  const { backups } = await read(admin);
  expect(backups).toMatchObject({ isScheduled: true, kept: 1 });
  expect(backups.last?.bytes).toBeGreaterThan(500);
});

it("tells once of a folder that cannot be written to", async ({ skip }) => {
  const place = config.backups.folder;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", place], { stdio: "ignore" }).status === 0;
  if (!isMounted) skip("only root may mount a disk");
  try {
    await tellsFault({
      breaks: () => execFileSync("mount", ["-o", "remount,ro", place]),
      mends: () => execFileSync("mount", ["-o", "remount,rw", place]),
      cause: /EROFS|read-only/,
    });
  } finally {
    execFileSync("umount", ["-l", place]);
  }
});

it("looks on at the rest while the folder cannot be read", async () => {
  const place = config.backups.folder;
  rmSync(place, { recursive: true });
  writeFileSync(place, "not a folder");
  const seenAt = (await rowOf("database"))?.seenAt ?? "";
  await expect.poll(async () => ((await rowOf("database"))?.seenAt ?? "") > seenAt, WITHIN).toBe(true);
  expect((await read(admin)).backups).toMatchObject({ kept: null, last: null });
  rmSync(place);
});

it("tells that none has been made since the first was awaited, whenever this process began", async () => {
  const place = config.backups.folder;
  rmSync(place, { recursive: true, force: true });
  const [long, now] = [new Date(Date.now() - 31 * HOUR), new Date()];
  expect([backupsAwaitedSince(place, long), backupsAwaitedSince(place, now)]).toEqual([long, long]);
  await expect
    .poll(() => rowOf("backups"), WITHIN)
    .toMatchObject({ state: "down", cause: { code: "neverMade", figure: 31 } });
  rmSync(place, { recursive: true });
  states.up({ name: "backups" });
});

it("lets a clock that was ahead put off neither the first backup nor the next one", async () => {
  const place = join(folder, "ahead");
  const ahead = new Date(Date.now() + 9_000 * HOUR);
  expect(backupsAwaitedSince(place, ahead)).toEqual(ahead);
  const [now, later] = [new Date(), new Date(Date.now() + HOUR)];
  expect([backupsAwaitedSince(place, now), backupsAwaitedSince(place, later)]).toEqual([now, now]);
  writeFileSync(join(place, `${backupName(ahead)}.jsonl.gz`), "");
  expect(lastBackupAt(place, now)).toBe(null);
  const yesterday = `${backupName(new Date(now.getTime() - 24 * HOUR))}.jsonl.gz`;
  writeFileSync(join(place, yesterday), "");
  expect(lastBackupAt(place, now)?.name).toBe(yesterday);
});

it("tells of backups that are overdue, keeps why one has failed since, and ends with the next good one", async () => {
  const place = config.backups.folder;
  const backupOf = (hoursAgo: number) => {
    const name = backupName(new Date(Date.now() - hoursAgo * HOUR));
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${name}.jsonl.gz`), "");
  };
  backupOf(31);
  // Of a clock that was ahead: it is no newer one.
  backupOf(-9_000);
  lines.length = 0;
  await expect
    .poll(() => rowOf("backups"), WITHIN)
    .toMatchObject({
      state: "down",
      cause: { code: "overdue", figure: 31 },
    });
  expect([levels(), await measured()]).toEqual([["error"], "0"]);
  states.down({ name: "backups" }, "no room");
  const seenAt = (await rowOf("database"))?.seenAt ?? "";
  await expect.poll(async () => ((await rowOf("database"))?.seenAt ?? "") > seenAt, WITHIN).toBe(true);
  expect(await rowOf("backups")).toMatchObject({ cause: { code: "said", text: "no room" } });
  // As another process makes it: only its file tells.
  backupOf(-0.001);
  await expect.poll(async () => (await rowOf("backups"))?.state, WITHIN).toBe("up");
  expect([levels(), await measured()]).toEqual([["error", "info"], "1"]);
});
