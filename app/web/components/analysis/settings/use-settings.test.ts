// @vitest-environment happy-dom

import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Analysis } from "../page/use-analysis.ts";
import { useSettings } from "./use-settings.ts";

const address = "/analysis/KO";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the hook reads of an analysis: the choice. */
const analysisWith = (wacc: number | undefined) =>
  // safe: the hook takes the choice and its setter alone
  ({ choice: { scenario: "neutral", overrides: { wacc } }, choose: vi.fn() }) as unknown as Analysis;

it("keeps nothing of a setting that was cleared before the hand rested", () => {
  const { result, rerender } = renderHook(({ wacc }) => useSettings(analysisWith(wacc), address), {
    initialProps: { wacc: undefined as number | undefined },
  });
  rerender({ wacc: 0.09 });
  act(() => vi.advanceTimersByTime(500));
  expect(result.current.last).toHaveLength(2);
  rerender({ wacc: 0.1 });
  act(() => result.current.clear());
  act(() => vi.advanceTimersByTime(500));
  expect(result.current.last).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(result.current.back).toContain("0.09");
});
