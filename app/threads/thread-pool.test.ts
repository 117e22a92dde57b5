import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { ThreadPool } from "./thread-pool.ts";

const file = fileURLToPath(new URL("./failing-thread-contract.ts", import.meta.url));
const failures: unknown[] = [];
const pools: ThreadPool<string, string | number>[] = [];

type Told = { most?: number; rest?: number; idle?: number; first?: string; longest?: number; waiting?: number };

function pool(settings: Told = {}) {
  const made = new ThreadPool<string, string | number>({
    file,
    name: "failing",
    memoryInMegabytes: 64,
    youngInMegabytes: 8,
    most: settings.most ?? 1,
    first: settings.first ?? "get ready",
    startInMilliseconds: 20_000,
    longestInMilliseconds: settings.longest ?? 20_000,
    mostOfOne: 2,
    mostWaiting: settings.waiting ?? 0,
    idleInMilliseconds: settings.idle ?? 60_000,
    restInMilliseconds: settings.rest ?? 0,
    onFailure: (error) => failures.push(error),
  });
  pools.push(made);
  return made;
}
const ready = (threads: ThreadPool<string, string | number>, count: number) =>
  vi.waitFor(() => expect(threads.load.ready).toBe(count), { timeout: 120_000 });

afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()));
  failures.length = 0;
});

it("says at once that there is no thread, until one is ready", async () => {
  const threads = pool();
  expect(threads.ask("answers")).toBe(null);
  threads.grow();
  expect(threads.ask("answers")).toBe(null);
  await ready(threads, 1);
  expect(await threads.ask("answers")).toBe("answers");
});

it("gives each order to the thread with the fewest, starts no more than it may, and takes no more than they may have", async () => {
  const threads = pool({ most: 2 });
  threads.grow();
  await ready(threads, 1);
  threads.grow();
  await ready(threads, 2);
  threads.grow();
  const given = [1, 2, 3, 4].map(() => threads.ask("waits"));
  expect(threads.load).toEqual({ ready: 2, orders: 4 });
  expect(threads.ask("waits")).toBe(null);
  expect(await Promise.all(given)).toEqual(["waits", "waits", "waits", "waits"]);
  expect(threads.load).toEqual({ ready: 2, orders: 0 });
  const [one, other] = [threads.ask("which thread"), threads.ask("which thread")];
  expect(await one).not.toBe(await other);
});

it("keeps orders until a thread has room, in their order; their time begins then", async () => {
  const threads = pool({ waiting: 10, longest: 1_000 });
  threads.grow();
  await ready(threads, 1);
  const answered: number[] = [];
  // Two at a time take 200 ms: the last of them would be over the limit if it began when they were asked.
  const orders = Array.from({ length: 12 }, (_, order) => order);
  const given = orders.map((order) => threads.ask("waits")?.then(() => answered.push(order)));
  expect(threads.load).toEqual({ ready: 1, orders: 12 });
  expect(threads.ask("waits")).toBe(null);
  await Promise.all(given);
  expect(answered).toEqual(orders);
  expect(failures).toEqual([]);
});

it("fails the orders that wait when no thread is left to do them", async () => {
  const threads = pool({ waiting: 2, longest: 500 });
  threads.grow();
  await ready(threads, 1);
  const given = ["hangs", "answers", "answers", "answers"].map((order) => threads.ask(order));
  expect((await Promise.allSettled(given)).map(({ status }) => status)).toEqual(new Array(4).fill("rejected"));
  expect(threads.load).toEqual({ ready: 0, orders: 0 });
  threads.grow();
  await ready(threads, 1);
  const last = Promise.allSettled(["waits", "waits", "waits"].map((order) => threads.ask(order)));
  await threads.close();
  expect((await last).map(({ status }) => status)).toEqual(new Array(3).fill("rejected"));
});

it.each(["hangs", "exhausts its memory"])("replaces a thread that %s, and fails what it was asked", async (fate) => {
  const threads = pool({ longest: 3_000 });
  threads.grow();
  await ready(threads, 1);
  await expect(threads.ask(fate)).rejects.toThrow();
  expect(threads.ask("answers")).toBe(null);
  expect(failures).toHaveLength(1);
  threads.grow();
  await ready(threads, 1);
  expect(await threads.ask("answers")).toBe("answers");
});

it("replaces a thread that ended between two orders", async () => {
  const threads = pool();
  threads.grow();
  await ready(threads, 1);
  await threads.ask("ends afterwards");
  await pause(500);
  expect(threads.ask("answers")).toBe(null);
  expect(failures).toHaveLength(1);
});

it("keeps a thread that refuses an order", async () => {
  const threads = pool();
  threads.grow();
  await ready(threads, 1);
  await expect(threads.ask("fails")).rejects.toThrow("as told");
  expect(await threads.ask("answers")).toBe("answers");
});

it("rests after a thread that never got ready", async () => {
  const threads = pool({ first: "fails", rest: 60_000 });
  threads.grow();
  await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 120_000 });
  threads.grow();
  await pause(300);
  expect(threads.load.ready).toBe(0);
  expect(failures).toHaveLength(1);
});

it("ends a thread that has had no order for long", async () => {
  const threads = pool({ idle: 100 });
  threads.grow();
  await vi.waitFor(async () => expect(await threads.ask("answers")).toBe("answers"), { interval: 5, timeout: 120_000 });
  await ready(threads, 0);
  expect(failures).toHaveLength(0);
});
