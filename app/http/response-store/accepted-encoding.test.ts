import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["gzip;q=0.5, *;q=0", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, gzip", "gzip"],
  ["deflate", "identity"],
  ["br;q=2", "identity"],
  ["br;q=-1", "identity"],
  ["br;q=0.0001", "identity"],
  ["br;q=abc", "identity"],
  ["br ; q = 1.0", "br"],
  ["br;level=4;q=0", "identity"],
  ["brotli", "identity"],
  ["gzip".padEnd(2_000, ","), "identity"],
])("%j is answered in %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});
