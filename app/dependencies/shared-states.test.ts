import { expect, it } from "vitest";
import type { DependencyState } from "../features/status/contracts/dependency.ts";
import { joinedStates, noticeOf, statesOfOthers, toldIn } from "./shared-states.ts";

const state = (changed: Partial<DependencyState>): DependencyState => ({
  ...{ name: "mail", isUp: true, since: "2026-11-20T12:00:00.000Z", seenAt: "2026-11-20T12:00:00.000Z", cause: null },
  ...changed,
});
const fault = state({ isUp: false, cause: { code: "said", text: "refused" } });

it("tells a state in a notice that holds any cause", () => {
  expect(toldIn(noticeOf({ process: "one", state: fault }))).toEqual({ process: "one", state: fault });
  const long = state({ isUp: false, cause: { code: "said", text: "ü".repeat(9_000) } });
  expect(Buffer.byteLength(noticeOf({ process: "one", state: long }))).toBeLessThan(7_000);
});

it.each(["", "{}", "null", '{"process":"one","state":{"name":"mail","cause":{"code":"later"}}}'])(
  "does not take what it does not know: %s",
  (notice) => {
    expect(toldIn(notice)).toBeNull();
  },
);

it("shows a fault that one of several processes has seen, and the one of longest standing of two", () => {
  const longer = state({ ...fault, since: "2026-11-19T12:00:00.000Z" });
  expect(joinedStates([state({}), fault])).toEqual([fault]);
  expect(joinedStates([fault, state({}), longer])).toEqual([longer]);
  const other = state({ name: "sources", part: "fmp" });
  expect(joinedStates([other, fault])).toEqual([other, fault]);
});

it("forgets what a process has told that says nothing any more", () => {
  let now = 0;
  const others = statesOfOthers(() => now);
  others.heard({ process: "one", state: fault });
  others.heard({ process: "two", state: state({}) });
  now = 50_000;
  others.heard({ process: "two", state: state({}) });
  expect(others.present()).toHaveLength(2);
  now = 61_000;
  expect(others.present()).toEqual([state({})]);
});
