import { describe, expect, it } from "vitest";
import { obv } from "./volume.ts";

describe("on-balance volume", () => {
  it("adds what is traded on the way up, takes what is traded on the way down, and leaves out the rest", () => {
    expect(obv({ prices: [10, 11, 11, 9, 10], volumes: [500, 100, 70, 30, 20] })).toEqual([0, 100, 100, 70, 90]);
  });

  it("has no answer when a volume is no number or the lists differ in length", () => {
    expect(obv({ prices: [1, 2], volumes: [1, Number.NaN] })).toEqual([null, null]);
    expect(obv({ prices: [1, 2], volumes: [1] })).toEqual([null, null]);
  });
});
