import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyDatabaseTo, folderWithDatabase } from "../copied-database-contract.ts";
import { onEachOwnDatabase } from "../each-database-contract.ts";
import { openEmbedded } from "../embedded/index.ts";
import { openDatabase } from "../open-database.ts";
import type { Tables } from "../schema.ts";
import { noKeys } from "./backup-encryption.ts";
import { backupLines } from "./backup-file.ts";
import { fillEveryTable, totalsOf } from "./filled-tables-contract.ts";
import { loadSnapshot } from "./load-snapshot.ts";
import { checkBackup, makeBackup } from "./make-backup.ts";
import { storedTables } from "./stored-tables.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const madeAt = new Date("2026-11-27T03:30:00Z");
const making = { folder, lock: null, version: "0.1.0", madeAt, files: [], emptyDatabase: copyDatabaseTo };
const check = (path: string, keys = noKeys) =>
  checkBackup(path, { keys, workFolder: folder, emptyDatabase: copyDatabaseTo });

onEachOwnDatabase("a backup", "backups", ({ database }) => {
  let unfilled: string[] = [];
  let whole: Awaited<ReturnType<typeof makeBackup>>;
  beforeAll(async () => {
    unfilled = await fillEveryTable(database.kysely);
    whole = await makeBackup(database.kysely, { ...making, name: `whole-${randomUUID()}` });
  });

  it("holds every row of every table, whatever tables there are", async () => {
    const { path, tables, rows } = whole;
    expect(unfilled).toEqual([]);
    const present = await storedTables(database.kysely);
    expect(tables).toBe(present.length);
    expect(rows).toBeGreaterThanOrEqual(present.length);
    const text = gunzipSync(readFileSync(path)).toString();
    for (const { name } of present) expect(text).toContain(`{"table":"${name}"`);
    expect(readdirSync(folder).filter((name) => /^\.checking|unfinished/.test(name))).toEqual([]);
  });

  it("that cannot be checked in time because the machine is busy is a failure that says so", async () => {
    const limits = { openInMilliseconds: 60_000, queryInMilliseconds: 0, closeInMilliseconds: 5_000 };
    const checking = { keys: noKeys, workFolder: folder, emptyDatabase: copyDatabaseTo, limits };
    await expect(checkBackup(whole.path, checking)).rejects.toMatchObject({
      ...{ name: "Failure", code: "storageUnavailable", cause: expect.objectContaining({ name: "ThreadStopped" }) },
    });
    expect(readdirSync(folder).filter((name) => name.startsWith(".checking"))).toEqual([]);
  });

  it("comes back deep equal into the other kind of database, and its numbers go on where they were", async () => {
    const before = await totalsOf(database.kysely);
    const { path } = whole;
    const other = await folderWithDatabase("restored");
    const restored = await openDatabase({ url: null, folder: other });
    await restored.ready;
    await loadSnapshot(restored.kysely, backupLines(path, noKeys));
    expect(await totalsOf(restored.kysely)).toEqual(before);
    const number = async (kysely: Kysely<Tables>) =>
      (await sql<{ at: string }>`select max(number)::text as at from admin_actions`.execute(kysely)).rows[0]?.at;
    const last = Number(await number(restored.kysely));
    await sql`
      insert into admin_actions (${sql.raw(await copiedColumns(restored.kysely))})
      select ${sql.raw(await copiedColumns(restored.kysely))} from admin_actions limit 1
    `.execute(restored.kysely);
    expect(Number(await number(restored.kysely))).toBe(last + 1);
    // And back again, over what is there.
    await loadSnapshot(database.kysely, backupLines(path, noKeys));
    expect(await totalsOf(database.kysely)).toEqual(before);
    await restored.close();
    rmSync(other, { recursive: true, force: true });
  });

  it("leaves bonds and triggers as they were", async () => {
    const bonds = () =>
      sql<{ bond: string }>`
        select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as bond from pg_constraint
        where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
        union all select indexdef from pg_indexes where schemaname = 'public' order by bond
      `.execute(database.kysely);
    const before = await bonds();
    await loadSnapshot(database.kysely, backupLines(whole.path, noKeys));
    expect((await bonds()).rows).toEqual(before.rows);
  });

  it("sees one moment: what is written while it is made is not in it by halves", async () => {
    let isOver = false;
    const write = async () => {
      for (let turn = 0; !isOver; turn += 1)
        await database.kysely.transaction().execute(async (inside) => {
          await sql`update rate_counts set count = ${turn + 2}`.execute(inside);
          await sql`insert into rate_counts values (${`turn-${turn}`}, now(), ${turn + 2})`.execute(inside);
        });
    };
    const writing = write();
    const { path } = await makeBackup(database.kysely, { ...making, name: `moment-${randomUUID()}` });
    isOver = true;
    await writing;
    const lines = gunzipSync(readFileSync(path)).toString().split("\n");
    const from = lines.findIndex((line) => line.startsWith('{"table":"rate_counts"'));
    const rows = lines.slice(
      from + 1,
      lines.findIndex((line, at) => at > from && line.startsWith("{")),
    );
    expect(new Set(rows.map((row) => JSON.parse(row)[2])).size).toBe(1);
  });

  it("that cannot be put in leaves everything as it was", async () => {
    await sql`delete from rate_counts`.execute(database.kysely);
    const before = await totalsOf(database.kysely);
    const lines = gunzipSync(readFileSync(whole.path)).toString().trimEnd().split("\n");
    const cut = join(folder, `cut-${randomUUID()}`);
    writeFileSync(cut, gzipSync(`${lines.slice(0, -1).join("\n")}\n`));
    await expect(loadSnapshot(database.kysely, backupLines(cut, noKeys))).rejects.toMatchObject({ fault: "truncated" });
    expect(await totalsOf(database.kysely)).toEqual(before);
  });
});

async function copiedColumns(kysely: Parameters<typeof storedTables>[0]): Promise<string> {
  const table = (await storedTables(kysely)).find(({ name }) => name === "admin_actions");
  return (table?.columns ?? [])
    .map(({ name }) => name)
    .filter((name) => name !== "number")
    .join(", ");
}

describe("a backup file", () => {
  let path = "";
  let database: Awaited<ReturnType<typeof openEmbedded>>;
  let own = "";
  let kysely: Kysely<Tables>;
  beforeAll(async () => {
    own = await folderWithDatabase("backup-file");
    database = await openEmbedded(own);
    kysely = new Kysely<Tables>({ dialect: database.dialect });
    ({ path } = await makeBackup(kysely, { ...making, name: "plain" }));
  });
  afterAll(async () => {
    await database.close();
    rmSync(own, { recursive: true, force: true });
  });

  const changed = (change: (text: string) => string) => {
    const other = join(folder, `changed-${randomUUID()}`);
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(path)).toString())));
    return other;
  };

  it("is refused, by what is wrong with it, at every kind of damage", async () => {
    const bytes = readFileSync(path);
    const written = (content: Buffer | string) => {
      const other = join(folder, `written-${randomUUID()}`);
      writeFileSync(other, content);
      return other;
    };
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await expect(check(join(folder, "absent"))).rejects.toMatchObject({ fault: "missing" });
    await expect(check(folder), "a folder").rejects.toMatchObject({ fault: "unreadable" });
    await expect(check(written("accounts"))).rejects.toMatchObject({ fault: "notABackup" });
    await expect(check(written(gzipSync("{}\n")))).rejects.toMatchObject({ fault: "notABackup" });
    await expect(check(written(flipped))).rejects.toMatchObject({ fault: "altered" });
    for (const part of [0.2, 0.6, 0.99])
      await expect(check(written(bytes.subarray(0, bytes.length * part)))).rejects.toMatchObject({
        fault: "truncated",
      });
    await expect(check(changed((text) => text.replace('"accounts"', '"accountz"')))).rejects.toHaveProperty("fault");
    await expect(check(changed((text) => `${text}{}\n`))).rejects.toMatchObject({ fault: "altered" });
    const newer = changed((text) => text.replace('"format":1', '"format":2'));
    await expect(check(newer)).rejects.toMatchObject({ fault: "newerFormat", about: "2" });
    const later = changed((text) => text.replace('"migrations":[', '"migrations":["9999-later",'));
    await expect(check(later)).rejects.toMatchObject({ fault: "newerSchema", about: "9999-later" });
    const outside = changed((text) => text.replace(/\n(\{"tables":)/, '\n{"file":"../x","bytes":""}\n$1'));
    await expect(check(outside)).rejects.toMatchObject({ fault: "altered" });
    expect(await check(path)).toMatchObject({ header: { version: "0.1.0", madeAt: madeAt.toISOString() } });
  });

  it("is read in a moment where a row is as long as that of a video", async () => {
    const long = join(folder, "long");
    const row = `["${randomBytes(4_000_000).toString("hex")}"]`;
    writeFileSync(long, gzipSync(`${row}\n${row}\n[]\n`));
    const began = performance.now();
    const same: boolean[] = [];
    for await (const line of backupLines(long, noKeys)) same.push(line === row);
    expect(same).toEqual([true, true, false]);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it("opens with its passphrase, and with nothing else", async () => {
    const lock = { passphrase: "correct horse battery" };
    const made = await makeBackup(kysely, { ...making, name: "passphrase", lock });
    expect(made.path).toMatch(/\.jsonl\.gz\.age$/);
    expect(readFileSync(made.path).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(await check(made.path, { ...noKeys, ...lock })).toMatchObject({ rows: made.rows });
    await expect(check(made.path)).rejects.toMatchObject({ fault: "locked" });
    const wrong = { ...noKeys, passphrase: "another horse battery" };
    await expect(check(made.path, wrong)).rejects.toMatchObject({ fault: "wrongKey" });
    const cut = join(folder, "cut.age");
    writeFileSync(cut, readFileSync(made.path).subarray(0, -40));
    await expect(check(cut, { ...noKeys, ...lock })).rejects.toHaveProperty("fault");
  });

  it("is made for a recipient whose identity the server does not have", async () => {
    const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
    const identity = await generateX25519Identity();
    const lock = { recipient: await identityToRecipient(identity) };
    const made = await makeBackup(kysely, { ...making, name: "recipient", lock });
    expect(await check(made.path, { ...noKeys, identities: [identity] })).toMatchObject({ rows: made.rows });
    const other = { ...noKeys, identities: [await generateX25519Identity()] };
    await expect(check(made.path, other)).rejects.toMatchObject({ fault: "wrongKey" });
  });

  it("keeps files of the data folder", async () => {
    const files = [{ path: "prices/2026.json", bytes: Buffer.from([0, 255, 10, 13]) }];
    const made = await makeBackup(kysely, { ...making, name: "files", files });
    const { files: read } = await loadSnapshot(kysely, backupLines(made.path, noKeys));
    expect(read).toEqual(files);
  });
});
