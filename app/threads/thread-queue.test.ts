import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { OrderRefused, Thread } from "./thread.ts";
import { threadQueue } from "./thread-queue.ts";

const file = fileURLToPath(new URL("./failing-thread-contract.ts", import.meta.url));
const place = { file, name: "failing", memoryInMegabytes: 64 };
type Order = string | Uint8Array;
const work = threadQueue<Order, string | number>(place);

it("outlives a thread that fails or ends between two orders, and starts another for the next", async () => {
  for (const order of ["fails afterwards", "ends afterwards", "answers"]) {
    expect(await work(order)).toBe(order);
    // An error without a listener would end this process.
    await pause(300);
  }
  await expect(work("fails")).rejects.toThrow(/failed: Error: as told/);
  expect(await work("answers")).toBe("answers");
});

it("ends a thread that hangs, and does the next order in another", async () => {
  // The start of the other one counts too, and takes a second where the machine is busy.
  const impatient = threadQueue<Order, string | number>({ ...place, longestInMilliseconds: 3_000 });
  const [hung, next] = await Promise.allSettled([impatient("hangs"), impatient("answers")]);
  expect(hung).toMatchObject({ reason: { code: "overloaded", cause: { reason: "hung" } } });
  expect(next).toEqual({ status: "fulfilled", value: "answers" });
});

it("outlives a thread without memory", async () => {
  await expect(work("exhausts its memory")).rejects.toMatchObject({
    reason: "failed",
    cause: { code: "ERR_WORKER_OUT_OF_MEMORY" },
  });
  expect(await work("answers")).toBe("answers");
});

it("refuses an order beyond those that may wait", async () => {
  const short = threadQueue<Order, string | number>({ ...place, mostWaiting: 2 });
  const answers = await Promise.allSettled([short("waits"), short("waits"), short("waits")]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(answers[2]).toMatchObject({ reason: { code: "overloaded" } });
});

it("keeps its thread for the next order, or gives every order its own", async () => {
  const fresh = threadQueue<Order, string | number>({ ...place, idleInMilliseconds: 0 });
  expect(await work("which thread")).toBe(await work("which thread"));
  expect(await fresh("which thread")).not.toBe(await fresh("which thread"));
});

it("hands bytes over instead of copying them", async () => {
  const bytes = new Uint8Array(1_000);
  expect(await work(bytes, [bytes.buffer])).toBe(1_000);
  expect(bytes.length).toBe(0);
});

it("answers several orders at once, each by its own, and fails those that its end leaves open", async () => {
  const thread = new Thread<Order, string | number>({ file, name: "failing" });
  const limits = { limitInMilliseconds: 10_000 };
  const answers = [thread.ask("waits", limits), thread.ask("at once", limits), thread.ask("fails", limits)];
  const [slow, quick, refused] = await Promise.allSettled(answers);
  expect([slow, quick]).toMatchObject([{ value: "waits" }, { value: "at once" }]);
  expect(refused).toMatchObject({ reason: { message: "as told", code: "TOLD" } });
  expect(refused?.status === "rejected" && refused.reason).toBeInstanceOf(OrderRefused);
  const open = expect(thread.ask("waits", limits)).rejects.toMatchObject({ reason: "closed" });
  await thread.end();
  await open;
  expect(thread.isOver).toBe(true);
  await expect(thread.ask("late", limits)).rejects.toMatchObject({ reason: "over" });
});

it("takes an answer that came while this process stood still, though its time is over", async () => {
  const thread = new Thread<Order, string | number>({ file, name: "failing" });
  await thread.ask("answers", { limitInMilliseconds: null });
  const answer = thread.ask("waits", { limitInMilliseconds: 1_000 });
  // The timers that are due come next, before any message.
  await nextTurn();
  const stillUntil = performance.now() + 2_000;
  while (performance.now() < stillUntil);
  expect(await answer).toBe("waits");
  await thread.end();
});
