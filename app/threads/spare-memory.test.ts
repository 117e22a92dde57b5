import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spareMemory } from "./spare-memory.ts";

const MEGABYTE = 2 ** 20;
let used = 0;
let share = 0;
let received = 0;
let collected: string[] = [];
let sparing: ReturnType<typeof spareMemory>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  used = 100 * MEGABYTE;
  share = 0;
  received = 0;
  collected = [];
  sparing = spareMemory({
    collect({ flavor }) {
      collected.push(`${used / MEGABYTE} ${flavor}`);
      used = 80 * MEGABYTE;
    },
    memoryInBytes: () => used,
    busy: () => share,
    received: () => received,
  });
});
afterEach(() => {
  sparing.stop();
  vi.useRealTimers();
});

it("collects when the thread is quiet, and again when enough has been made since", () => {
  share = 0.5;
  vi.advanceTimersByTime(5_000);
  expect(collected).toEqual([]);
  share = 0.02;
  vi.advanceTimersByTime(5_000);
  expect(collected, "the garbage of the start").toEqual(["100 last-resort"]);
  used = 95 * MEGABYTE;
  vi.advanceTimersByTime(5_000);
  expect(collected).toHaveLength(1);
  used = 97 * MEGABYTE;
  vi.advanceTimersByTime(1_000);
  expect(collected).toEqual(["100 last-resort", "97 last-resort"]);
});

it("waits while requests come, however short each of them is", () => {
  const arriving = setInterval(() => (received += 1), 200);
  vi.advanceTimersByTime(10_000);
  expect(collected).toEqual([]);
  clearInterval(arriving);
  vi.advanceTimersByTime(2_000);
  expect(collected).toEqual(["100 last-resort"]);
});

it("collects beside a check of health, which comes once a second at most", () => {
  const asking = setInterval(() => (received += 1), 1_000);
  vi.advanceTimersByTime(2_000);
  clearInterval(asking);
  expect(collected).toEqual(["100 last-resort"]);
});

it("bounds what a thread without quiet makes between two pieces of work", () => {
  share = 1;
  sparing.afterWork();
  expect(collected).toEqual(["100 regular"]);
  used = 143 * MEGABYTE;
  sparing.afterWork();
  expect(collected).toHaveLength(1);
  used = 145 * MEGABYTE;
  sparing.afterWork();
  expect(collected).toEqual(["100 regular", "145 regular"]);
});

it("does nothing where the garbage collector cannot be asked", () => {
  const without = spareMemory({ collect: undefined, memoryInBytes: () => used });
  without.afterWork();
  without.stop();
  expect(vi.getTimerCount()).toBe(1);
});
