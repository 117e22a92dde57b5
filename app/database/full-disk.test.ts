import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { importFiles } from "../features/imports/reading/import-files.ts";
import { type Database, openDatabase } from "./open-database.ts";
import type { Tables } from "./schema.ts";

// A disk of a hundred megabytes, filled to its last byte. Only root may make one; anybody else sees these tests skipped.
const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-full-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=100m,mode=0777", "tmpfs", folder], {
    stdio: "ignore",
  });
  return status === 0 ? folder : null;
};
const removeDisk = (folder: string) => {
  execFileSync("umount", ["-l", folder]);
  rmSync(folder, { recursive: true, force: true });
};
const isPossible = process.platform === "linux" && process.getuid?.() === 0 && tryDisk();

function tryDisk(): boolean {
  const folder = smallDisk();
  if (folder !== null) removeDisk(folder);
  return folder !== null;
}

function fill(folder: string): void {
  const file = openSync(join(folder, "filler"), "w");
  try {
    for (let size = 1_048_576; size >= 4_096; size /= 4) {
      const zeros = Buffer.alloc(size);
      for (;;) {
        try {
          if (writeSync(file, zeros) < size) break;
        } catch {
          break;
        }
      }
    }
  } finally {
    closeSync(file);
  }
}
const makeRoom = (folder: string) => rmSync(join(folder, "filler"));

const hasPostgres = process.env.VALORA_TEST_DATABASE_URL !== undefined;

describe.skipIf(!isPossible).each([
  { name: "embedded", isServer: false, isMissing: false },
  { name: "PostgreSQL", isServer: true, isMissing: !hasPostgres },
])("a disk without room under the database ($name)", ({ isServer, isMissing }) => {
  describe.skipIf(isMissing)("when it is installed", () => {
    const told: string[] = [];
    let disk = "";
    let database: Database;
    let server: Awaited<ReturnType<typeof startPostgres>> = null;
    beforeAll(async () => {
      disk = smallDisk() ?? "";
      server = isServer ? await startPostgres(disk) : null;
      database = await openDatabase({
        url: server?.url ?? null,
        folder: join(disk, "data"),
        outages: { begun: (what) => told.push(`${what} begins`), over: (what) => told.push(`${what} is over`) },
      });
      await database.ready;
      await sql`create table kept (id int, filler text)`.execute(database.kysely);
      await write(database.kysely);
    });
    afterAll(async () => {
      await database.close();
      await server?.stop();
      removeDisk(disk);
    });

    const write = (kysely: Kysely<Tables>) =>
      sql`insert into kept select id, repeat(md5(id::text), 200) from generate_series(1, 200) as id`.execute(kysely);
    const count = async () =>
      (await sql<{ rows: number }>`select count(*)::int as rows from kept`.execute(database.kysely)).rows[0]?.rows;

    it("refuses what is written with storageFull, is read on, and takes writes again when there is room", async () => {
      expect(await database.isFull()).toBe(false);
      fill(disk);
      for (let turn = 0; turn < 5; turn += 1) {
        await expect(write(database.kysely)).rejects.toMatchObject({ code: "storageFull", status: 507 });
        expect(await count()).toBe(200);
      }
      expect(await database.isFull()).toBe(true);
      expect(await database.isAnswering(2_000)).toBe(true);
      makeRoom(disk);
      await expect.poll(() => database.isFull()).toBe(false);
      await write(database.kysely);
      expect(await count()).toBe(400);
      await expect.poll(() => told).toEqual(["full begins", "full is over"]);
    });
  });
});

describe.skipIf(!isPossible)("a disk without room under imports", () => {
  it("refuses an import with storageFull, leaves no half file, and keeps one when there is room", async () => {
    const disk = smallDisk() ?? "";
    const folder = join(disk, "imports");
    const imports = importFiles(folder, () => new Date());
    expect(await imports.isShortOfRoom(), "yet to be made").toBe(false);
    mkdirSync(folder);
    expect(await imports.isShortOfRoom()).toBe(false);
    fill(disk);
    expect(await imports.isShortOfRoom()).toBe(true);
    // What is kept is not looked into here.
    const figures = { name: "x".repeat(100_000) } as never;
    await expect(imports.keep("me", figures)).rejects.toMatchObject({ code: "storageFull", status: 507 });
    makeRoom(disk);
    const id = await imports.keep("me", figures);
    expect(await imports.find("me", id)).toEqual(figures);
    expect(execFileSync("ls", [folder], { encoding: "utf8" }).trim()).toBe(`${id}.json`);
    removeDisk(disk);
  });
});
