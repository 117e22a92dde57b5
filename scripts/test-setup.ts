import { afterEach, beforeEach, expect, vi } from "vitest";

// A test that logs an error has found one: say so instead of scrolling past it.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? [];
  expect(calls, "console.error was called").toEqual([]);
  vi.restoreAllMocks();
});
