import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parsed } from "./parsed.ts";

const rows = z.record(z.string(), z.looseObject({ ticker: z.string(), days: z.array(z.string()).optional() }));

describe("a body that does not fit", () => {
  it.each([
    ["a row that is no row", { surprise: true }, "wrongShape"],
    ["a row that is text", { 0: "AAPL" }, "wrongShape"],
    ["a list that is a number", { 0: { ticker: "AAPL", days: 3 } }, "wrongShape"],
    ["a field that is missing", { 0: {} }, "wrongShape"],
    ["a body that is no object", [], "wrongShape"],
    ["a field of another kind", { 0: { ticker: 7 } }, "wrongValue"],
    ["a field without a value", { 0: { ticker: null } }, "wrongValue"],
    ["a part that is told as absent", { 0: { ticker: "AAPL", days: null } }, "wrongValue"],
  ])("is told by what is wrong with it: %s", (_, body, detail) => {
    expect(() => parsed("fmp", rows, body)).toThrowError(expect.objectContaining({ kind: "unreadable", detail }));
  });
});
