import { expect, it } from "vitest";
import { rangeOf } from "./byte-range.ts";

it.each([
  [null, null],
  ["bytes=0-99", { from: 0, to: 99 }],
  ["bytes=0-", { from: 0, to: 999 }],
  ["bytes=500-5000", { from: 500, to: 999 }],
  ["bytes=-100", { from: 900, to: 999 }],
  ["bytes=-5000", { from: 0, to: 999 }],
  ["bytes=999-999", { from: 999, to: 999 }],
  ["bytes=1000-", "beyond"],
  ["bytes=-0", "beyond"],
  ["bytes=9-3", null],
  ["bytes=0-1,5-6", null],
  ["pages=0-1", null],
  ["bytes=-", null],
  ["bytes=x", null],
] as const)("reads %s of a thousand bytes", (header, range) => {
  expect(rangeOf(header, 1_000)).toEqual(range);
});
