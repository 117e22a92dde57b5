import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { type Dropped, writeQueue } from "./write-queue.ts";

const queue = (options: Partial<Parameters<typeof writeQueue>[0]> = {}) => {
  const told: Dropped[] = [];
  return { told, ...writeQueue({ ready: Promise.resolve(), onDropped: (dropped) => told.push(dropped), ...options }) };
};

it("gathers rows into batches, one at a time, in their order", async () => {
  const batches: number[][] = [];
  let atOnce = 0;
  const writes = queue();
  const write = writes.of<number>("numbers", async (rows) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await pause(2);
    batches.push([...rows]);
    atOnce -= 1;
  });
  for (let row = 0; row < 1_000; row += 1) write(row);
  await writes.ended();
  expect(batches.flat()).toEqual(Array.from({ length: 1_000 }, (_, row) => row));
  expect(batches.length).toBeLessThanOrEqual(6);
  expect(writes.told).toEqual([]);
});

it("waits while the database is out of reach, and then loses nothing", async () => {
  let isOut = true;
  const kept: string[] = [];
  const writes = queue();
  const write = writes.of<string>("texts", async (rows) => {
    if (isOut) throw new Failure("storageUnavailable");
    kept.push(...rows);
  });
  write("one");
  await pause(100);
  write("two");
  isOut = false;
  await expect.poll(() => kept).toEqual(["one", "two"]);
  await writes.ended();
  expect(writes.told).toEqual([]);
});

it("holds no more than its limit, and tells what it has dropped in one piece", async () => {
  const writes = queue({ mostWaiting: 10 });
  const kinds = ["one", "two"].map((name) =>
    writes.of<number>(name, async () => {
      throw new Failure("storageFull");
    }),
  );
  for (let row = 0; row < 50; row += 1) for (const write of kinds) write(row);
  await writes.ended();
  expect(writes.told).toEqual([{ writes: { one: 50, two: 50 }, reason: expect.any(String) }]);
});

it("drops the row that is wrong, and none of those beside it", async () => {
  const kept = new Set<number>();
  const writes = queue();
  const write = writes.of<number>("numbers", async (rows) => {
    if (rows.includes(3)) throw new Error("a row that the database refuses");
    for (const row of rows) kept.add(row);
  });
  for (let row = 0; row < 6; row += 1) write(row);
  await writes.ended();
  expect([...kept]).toEqual([0, 1, 2, 4, 5]);
  expect(writes.told).toEqual([{ writes: { numbers: 1 }, reason: "a row that the database refuses" }]);
});

it("writes nothing before the database is ready, and gives up when it never will be", async () => {
  const { promise: ready, reject } = Promise.withResolvers<void>();
  const writes = queue({ ready });
  const write = writes.of<number>("numbers", async () => {});
  write(1);
  reject(new Error("no database"));
  await pause(50);
  await writes.ended();
  expect(writes.told).toEqual([{ writes: { numbers: 1 }, reason: "no database" }]);
});

const gathered = (everyInMilliseconds = 200, mostAtOnce = 1_000) => ({
  everyInMilliseconds,
  mostAtOnce,
  keyOf: ({ of }: Tally) => of,
  rowOf: ({ of, times }: Tally, known: Tally | undefined): Tally => ({ of, times: times + (known?.times ?? 0) }),
});
type Tally = { of: string; times: number };

it("makes one row of those with one key, and one write of a while; a lone one is written at once", async () => {
  const batches: { at: number; rows: readonly Tally[] }[] = [];
  const writes = queue();
  const count = writes.of<Tally>(
    "counts",
    async (rows) => void batches.push({ at: performance.now(), rows }),
    gathered(),
  );
  const began = performance.now();
  count({ of: "alone", times: 1 });
  await expect.poll(() => batches.length).toBe(1);
  expect((batches[0]?.at ?? Number.NaN) - began).toBeLessThan(150);
  for (let each = 0; each < 3_000; each += 1) count({ of: each % 2 === 0 ? "even" : "odd", times: 1 });
  await expect.poll(() => batches.length).toBe(2);
  expect((batches[1]?.at ?? Number.NaN) - (batches[0]?.at ?? Number.NaN)).toBeGreaterThanOrEqual(190);
  expect(batches[1]?.rows).toEqual([
    { of: "even", times: 1_500 },
    { of: "odd", times: 1_500 },
  ]);
  count({ of: "last", times: 1 });
  const ended = performance.now();
  await writes.ended();
  expect(performance.now() - ended).toBeLessThan(150);
  expect(batches.flatMap(({ rows }) => rows).map(({ of }) => of)).toEqual(["alone", "even", "odd", "last"]);
  expect(writes.told).toEqual([]);
});

it("writes again what may not have arrived as it was, and adds nothing to it", async () => {
  const arrived = new Map<string, Tally>();
  let attempts = 0;
  const writes = queue();
  const write = async (rows: readonly Tally[]) => {
    attempts += 1;
    for (const row of rows) arrived.set(`${row.of} ${row.times}`, row);
    if (attempts === 1) throw new Failure("storageUnavailable");
  };
  const count = writes.of<Tally>("counts", write, gathered(0));
  count({ of: "KO", times: 1 });
  await expect.poll(() => attempts).toBe(1);
  count({ of: "KO", times: 10 });
  count({ of: "KO", times: 10 });
  await writes.ended();
  expect([...arrived.values()]).toEqual([
    { of: "KO", times: 1 },
    { of: "KO", times: 20 },
  ]);
});

it("goes on counting what waits already when it holds no more", async () => {
  const kept: Tally[] = [];
  const ready = Promise.withResolvers<void>();
  const writes = queue({ mostWaiting: 2, ready: ready.promise });
  const count = writes.of<Tally>("counts", async (rows) => void kept.push(...rows), gathered());
  for (const name of ["A", "B", "C", "A", "C"]) count({ of: name, times: 1 });
  ready.resolve();
  await writes.ended();
  expect(kept).toEqual([
    { of: "A", times: 2 },
    { of: "B", times: 1 },
  ]);
  expect(writes.told).toEqual([{ writes: { counts: 2 }, reason: expect.any(String) }]);
});
