import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../scripts/steps/postgres.mjs";
import { isStorageFailure } from "../failure.ts";
import { cuttingProxy } from "./cutting-proxy-contract.ts";
import { type Database, openDatabase } from "./open-database.ts";
import type { Tables } from "./schema.ts";

// A PostgreSQL that is taken away in the middle of transactions. An error event that no one listens to would end this
// process, and an unhandled rejection the run.
const isMissing = process.env.VALORA_TEST_DATABASE_URL === undefined;
const pairs = sql.table("pairs");

/** Writes both halves of a pair in one transaction, again and again; what was acknowledged, and what failed with what. */
function writers(kysely: Kysely<Tables>, count: number) {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  let next = 0;
  const write = async () => {
    while (!isOver) {
      next += 1;
      const id = next;
      try {
        await kysely.transaction().execute(async (inside) => {
          await sql`insert into ${pairs} values (${id}, 'first')`.execute(inside);
          await pause(1);
          await sql`insert into ${pairs} values (${id}, 'second')`.execute(inside);
        });
        acknowledged.push(id);
      } catch (error) {
        failures.push(error);
        await pause(5);
      }
    }
  };
  const running = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

async function expectWhole(kysely: Kysely<Tables>, acknowledged: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; halves: number }>`
    select id, count(*)::int as halves from ${pairs} group by id
  `.execute(kysely);
  expect(
    rows.filter(({ halves }) => halves !== 2),
    "half transactions",
  ).toEqual([]);
  const kept = new Set(rows.map(({ id }) => id));
  expect(
    acknowledged.filter((id) => !kept.has(id)),
    "acknowledged and lost",
  ).toEqual([]);
}

describe.skipIf(isMissing)("a PostgreSQL that is taken away", () => {
  let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  let administered: Database;
  const told: string[] = [];
  let database: Database;

  beforeAll(async () => {
    const started = await startPostgres();
    if (started === null) throw new Error("PostgreSQL could not be started");
    server = started;
    administered = await openDatabase({ url: server.url, folder: "" });
    database = await openDatabase({
      url: server.url,
      folder: "",
      outages: { begun: (what) => told.push(`${what} begins`), over: (what) => told.push(`${what} is over`) },
    });
    await database.ready;
    await sql`create table ${pairs} (id int, half text)`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await administered.close();
    await server.stop();
  });
  const empty = () => sql`truncate ${pairs}`.execute(database.kysely);
  const recovered = async () => {
    await expect.poll(() => database.isAnswering(500), { timeout: 5_000 }).toBe(true);
    await expect
      .poll(
        () =>
          sql`select 1`.execute(database.kysely).then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
  };

  it("loses nothing acknowledged and halves nothing when all its sessions are ended twenty times", async () => {
    await empty();
    const writing = writers(database.kysely, 12);
    for (let round = 0; round < 20; round += 1) {
      await pause(40);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'
      `.execute(administered.kysely);
    }
    await pause(100);
    await writing.stop();
    await recovered();
    expect(writing.failures.length).toBeGreaterThan(20);
    expect(writing.failures.filter((each) => !isStorageFailure(each))).toEqual([]);
    await expectWhole(database.kysely, writing.acknowledged);
  });

  it.each(["SIGINT", "SIGQUIT"] as const)(
    "goes on by itself after a restart under load (%s), and says so once",
    async (signal) => {
      await empty();
      await expect.poll(() => told.length % 2).toBe(0);
      told.length = 0;
      const writing = writers(database.kysely, 12);
      await pause(200);
      await server.halt(signal);
      await pause(1_500);
      await server.start();
      const back = performance.now();
      const before = writing.acknowledged.length;
      await expect.poll(() => writing.acknowledged.length, { timeout: 5_000, interval: 20 }).toBeGreaterThan(before);
      expect(performance.now() - back).toBeLessThan(5_000);
      await writing.stop();
      expect(writing.failures.length).toBeGreaterThan(0);
      expect(writing.failures.filter((each) => !isStorageFailure(each))).toEqual([]);
      await expectWhole(database.kysely, writing.acknowledged);
      await expect.poll(() => told).toEqual(["unavailable begins", "unavailable is over"]);
    },
  );

  it("says that it is away, and back, when nothing but a check of its health has asked", async () => {
    await expect.poll(() => told.length % 2).toBe(0);
    told.length = 0;
    await server.halt("SIGINT");
    expect(await database.isAnswering(5_000)).toBe(false);
    expect(told).toEqual(["unavailable begins"]);
    await server.start();
    await expect.poll(() => told).toEqual(["unavailable begins", "unavailable is over"]);
  });

  it("is left whole when its connection is cut at the n-th message of a transaction", async () => {
    const proxy = await cuttingProxy(new URL(server.url));
    const behind = await openDatabase({ url: proxy.url, folder: "" });
    await behind.ready;
    await empty();
    const acknowledged: number[] = [];
    let refused = 0;
    for (let message = 1; message <= 50; message += 1) {
      proxy.cutAt(message);
      for (let id = message * 100; id < message * 100 + 3; id += 1) {
        const write = behind.kysely.transaction().execute(async (inside) => {
          await sql`insert into ${pairs} values (${id}, 'first'), (${id}, 'second')`.execute(inside);
          await sql`select count(*) from ${pairs}`.execute(inside);
        });
        const failure = await write.then(
          () => null,
          (error: unknown) => error,
        );
        if (failure === null) acknowledged.push(id);
        else refused += 1;
        expect(failure === null || isStorageFailure(failure), String(failure)).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(5);
    expect(await behind.isAnswering(5_000)).toBe(true);
    await expectWhole(database.kysely, acknowledged);
    await behind.close();
    await proxy.close();
  });
});
