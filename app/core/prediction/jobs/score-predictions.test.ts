import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scorePredictionsRegularly } from "./score-predictions.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("scores at once and every six hours, and says only what there was to do", async () => {
  const said: unknown[] = [];
  const runs = [
    { due: 0, scored: 0 },
    { due: 3, scored: 2 },
  ];
  const score = vi.fn(async () => runs.shift() ?? { due: 0, scored: 0 });
  const job = scorePredictionsRegularly({ score, say: (scoring) => said.push(scoring), warn: expect.unreachable });
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(score).toHaveBeenCalledTimes(2);
  expect(said).toEqual([{ due: 3, scored: 2 }]);
  await job.stop();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(score, "nothing after the stop").toHaveBeenCalledTimes(2);
});

it("logs a failure and continues at the next run", async () => {
  const warned: unknown[] = [];
  const score = vi.fn().mockRejectedValueOnce(new Error("closed")).mockResolvedValue({ due: 1, scored: 1 });
  const said: unknown[] = [];
  const job = scorePredictionsRegularly({
    score,
    say: (scoring) => said.push(scoring),
    warn: (error) => warned.push(String(error)),
  });
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(warned).toEqual(["Error: closed"]);
  expect(said).toEqual([{ due: 1, scored: 1 }]);
  await job.stop();
});
