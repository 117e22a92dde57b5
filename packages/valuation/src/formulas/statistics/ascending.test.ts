import { describe, expect, it } from "vitest";
import { ascending } from "./ascending.ts";
import { randomSource } from "./random-draws.ts";

describe("values in ascending order", () => {
  it.each([10, 3_999, 4_000, 50_000])("are those of the built-in sort, bit for bit: %i of them", (count) => {
    const random = randomSource(4);
    const scales = [1e-300, 1e-3, 1, 1e9, 1e300];
    const values = Float64Array.from({ length: count }, (_, index) => random.normal() * (scales[index % 5] ?? 1));
    values.set([0, -0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5, 5, 5, -5]);
    const before = values.slice();
    const sorted = values.slice().sort();
    const ours = ascending(values);
    expect(new BigInt64Array(ours.buffer)).toEqual(new BigInt64Array(sorted.buffer));
    expect(values, "the values given stay as they were").toEqual(before);
  });

  it.each([5, 200])("are told apart by their last bits, in runs of %i that share the first", (length) => {
    const random = randomSource(9);
    const values = Float64Array.from({ length: 6_000 }, (_, index) => {
      const run = Math.floor(index / length) + 1;
      return (index % 2 === 0 ? run : -run) * (1 + Math.floor(random.uniform() * 1_000) * Number.EPSILON);
    });
    expect(ascending(values)).toEqual(values.slice().sort());
  });
});
