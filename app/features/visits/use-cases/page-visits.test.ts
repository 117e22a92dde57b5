import { expect, it } from "vitest";
import { countedPath } from "./page-visits.ts";

it.each([
  ["/", "/"],
  ["/blog/", "/blog"],
  ["/analysis/BRK.B", "/analysis/BRK.B"],
  ["/import/0190b5f0-0000-7000-8000-000000000000", "/import"],
  [`/${"a".repeat(200)}`, null],
])("a reader of %s is counted as one of %s", (pathname, path) => {
  expect(countedPath(pathname)).toBe(path);
});
