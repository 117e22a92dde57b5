import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxStore } from "../core/mail/stores/outbox-store.ts";
import { cuttingProxy } from "./cutting-proxy-contract.ts";
import { onEachEngine } from "./each-database-contract.ts";
import { openDatabase } from "./open-database.ts";
import { ownDatabase } from "./own-database-contract.ts";

onEachEngine("opening a database", (postgresUrl) => {
  const folder = mkdtempSync(join(tmpdir(), "valora-opening-"));
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  beforeAll(async () => {
    own = await ownDatabase(postgresUrl, "opening");
  });
  afterAll(async () => {
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("runs no statement before its tables exist", async () => {
    const database = await openDatabase({ url: own.url, folder });
    const now = new Date();
    expect(await outboxStore(database.kysely).take({ now, leaseUntil: now })).toBeNull();
    await database.close();
  });

  it("is not away for a value that cannot be sent to it: that is a fault of the code", async () => {
    const told: string[] = [];
    const database = await openDatabase({ url: own.url, folder, outages: heardIn(told) });
    const asked = sql`select ${new Date(Number.NaN)}::timestamptz as at`.execute(database.kysely);
    await expect(asked).rejects.not.toHaveProperty("code", "storageUnavailable");
    expect(told).toEqual([]);
    await database.close();
  });

  it("refuses tables of a later version, and says which", async () => {
    const database = await openDatabase({ url: own.url, folder });
    await database.ready;
    await sql`insert into kysely_migration values ('9999-later', '2027-01-01')`.execute(database.kysely);
    await database.close();
    const told: string[] = [];
    const again = await openDatabase({ url: own.url, folder, outages: heardIn(told) });
    const found = { code: "databaseOfLaterVersion", params: { migration: "9999-later" }, isTemporary: false };
    await expect(again.ready).rejects.toMatchObject(found);
    expect(await again.isAnswering(1_000)).toBe(false);
    expect(told, "once, in words").toEqual([expect.stringMatching(/later version.*9999-later/)]);
    await again.close();
  });
});

/** Hears of the database, in the words of the log. */
const heardIn = (told: string[]) => ({
  begun: (_: string, reason: string) => told.push(reason),
  over: () => told.push("over"),
});

describe("a database that cannot be reached", () => {
  const freePort = () =>
    new Promise<number>((done) => {
      const server = createServer().listen(0, "127.0.0.1", () => {
        const address = server.address();
        server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
      });
    });

  it("is named with the cause and without its password", async () => {
    const url = `postgresql://ana:secret@127.0.0.1:${await freePort()}/valora`;
    const database = await openDatabase({ url, folder: "" });
    const failure = await database.ready.catch((error: unknown) => error);
    const where = expect.stringMatching(/^127\.0\.0\.1:\d+\/valora$/);
    const params = { where, seconds: 0, reason: expect.stringContaining("connect ECONNREFUSED") };
    expect(failure).toMatchObject({ code: "databaseAway", params, isTemporary: true });
    expect(String(failure)).not.toContain("secret");
    await database.close();
  });

  const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
  it.skipIf(postgresUrl === null)(
    "is waited for, and told once when it is missed and once when it is there",
    async () => {
      const port = await freePort();
      const told: string[] = [];
      const url = new URL(postgresUrl ?? "");
      const database = await openDatabase({
        url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
        folder: "",
        waitInMilliseconds: 20_000,
        outages: heardIn(told),
      });
      await pause(1_500);
      const proxy = await cuttingProxy(url, port);
      await database.ready;
      expect(told).toEqual([expect.stringContaining("ECONNREFUSED"), "over"]);
      await database.close();
      await proxy.close();
    },
  );

  it.skipIf(postgresUrl === null)("is not waited for when it does not know the database that we name", async () => {
    const url = Object.assign(new URL(postgresUrl ?? ""), { pathname: "/nowhere" }).href;
    const told: string[] = [];
    const database = await openDatabase({ url, folder: "", waitInMilliseconds: 60_000, outages: heardIn(told) });
    const params = { reason: 'database "nowhere" does not exist' };
    await expect(database.ready).rejects.toMatchObject({ code: "databaseRefuses", params, isTemporary: false });
    expect(told).toEqual([params.reason]);
    await database.close();
  });
});
