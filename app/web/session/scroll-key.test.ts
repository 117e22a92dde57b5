// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { scrollKeyOf } from "./scroll-key.ts";

test("an entry of the router's keeps its position", () => {
  expect(scrollKeyOf({ key: "abc123" })).toBe("abc123");
});

test("a jump of the browser's never finds the position of another one", () => {
  const jump = { key: "default" };
  expect(scrollKeyOf(jump)).not.toBe(scrollKeyOf(jump));
});
