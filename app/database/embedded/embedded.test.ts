import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../folder-lock.ts";
import { openEmbedded } from "./index.ts";

const endless = sql`select count(*) from generate_series(1, 100000000)`;
const folder = mkdtempSync(join(tmpdir(), "valora-embedded-"));
let open: Awaited<ReturnType<typeof opened>>;

async function opened(...where: Parameters<typeof openEmbedded>) {
  const embedded = await openEmbedded(...where);
  return { ...embedded, kysely: new Kysely({ dialect: embedded.dialect }) };
}
const answersWithin = (milliseconds: number) =>
  Promise.race([open.ping().then(() => true), setTimeout(milliseconds, false)]);

beforeAll(async () => {
  open = await opened(folder);
  await sql`create table kept (value int)`.execute(open.kysely);
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the embedded database", () => {
  it("refuses a folder that is in use, and leaves the first user alone", async () => {
    await expect(openEmbedded(folder)).rejects.toMatchObject({ code: "folderInUse" });
    expect((await sql`select 1 as one`.execute(open.kysely)).rows).toEqual([{ one: 1 }]);
  });

  it("leaves the event loop free while it works", async () => {
    let turns = 0;
    const sampler = setInterval(() => (turns += 1), 5);
    await sql`select count(*) from generate_series(1, 1000000)`.execute(open.kysely);
    clearInterval(sampler);
    expect(turns).toBeGreaterThan(5);
  });
});

describe("the embedded database with a short patience", () => {
  beforeAll(async () => {
    await sql`insert into kept values (7)`.execute(open.kysely);
    await open.close();
    open = await opened(folder, {
      limits: { openInMilliseconds: 60_000, queryInMilliseconds: 2_500, closeInMilliseconds: 5_000 },
    });
  });

  it("has kept its rows after it was closed", async () => {
    expect((await sql`select value from kept`.execute(open.kysely)).rows).toEqual([{ value: 7 }]);
  });

  it("ends a transaction that hangs, does not answer meanwhile, and starts afresh without any of it", async () => {
    const transaction = open.kysely.transaction().execute(async (inside) => {
      await sql`insert into kept values (8)`.execute(inside);
      await endless.execute(inside).catch(() => {});
      await sql`insert into kept values (9)`.execute(inside);
    });
    const isRefused = expect(transaction).rejects.toThrow(/not running|not answer/);
    await expect.poll(() => answersWithin(50), { timeout: 2_000, interval: 20 }).toBe(false);
    await isRefused;
    expect((await sql`select value from kept`.execute(open.kysely)).rows).toEqual([{ value: 7 }]);
    expect(await answersWithin(5_000)).toBe(true);
  });
});

it("frees a folder when its lock is released", async () => {
  const other = join(folder, "other");
  const lock = await lockFolder(other);
  await expect(lockFolder(other)).rejects.toMatchObject({ code: "folderInUse", params: { folder: other } });
  await lock.release();
  await (await lockFolder(other)).release();
});
