import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runEvery } from "./run-every.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs at once, then at every turn, and tells what each run has done", async () => {
  const said: number[] = [];
  let count = 0;
  const task = runEvery({
    every: 1000,
    run: async () => ++count,
    say: (done) => said.push(done),
    warn: expect.unreachable,
  });
  await vi.advanceTimersByTimeAsync(2500);
  expect(said).toEqual([1, 2, 3]);
  await task.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(count, "nothing after the stop").toBe(3);
});

it("waits for the first turn where it is told to, and repeats from there", async () => {
  const run = vi.fn(async () => {});
  const task = runEvery({ every: 1000, firstAfter: 300, run, warn: expect.unreachable });
  await vi.advanceTimersByTimeAsync(299);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  await task.stop();
  const stopped = runEvery({ every: 1000, firstAfter: 300, run, warn: expect.unreachable });
  await stopped.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run, "one that is stopped before its first turn").toHaveBeenCalledTimes(2);
});

it("passes over the turns that find it still running", async () => {
  let isFree: () => void = expect.unreachable;
  const run = vi.fn(
    () =>
      new Promise<void>((done) => {
        isFree = done;
      }),
  );
  const task = runEvery({ every: 1000, run, warn: expect.unreachable });
  await vi.advanceTimersByTimeAsync(3500);
  expect(run).toHaveBeenCalledTimes(1);
  isFree();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  isFree();
  await task.stop();
});

it("tells a failure and tries again at the next turn", async () => {
  const warned: string[] = [];
  const run = vi.fn().mockRejectedValueOnce(new Error("closed")).mockResolvedValue(7);
  const said: unknown[] = [];
  const task = runEvery({
    every: 1000,
    run,
    say: (done) => said.push(done),
    warn: (error) => warned.push(String(error)),
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([warned, said]).toEqual([["Error: closed"], [7]]);
  await task.stop();
});

it("ends the run that is under way when it is stopped, and does not call that a failure", async () => {
  const run = (signal: AbortSignal) =>
    new Promise<never>((_, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason));
    });
  const task = runEvery({ every: 1000, run, warn: expect.unreachable });
  await expect(task.stop()).resolves.toBeUndefined();
});
