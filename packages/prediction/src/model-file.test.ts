import { describe, expect, it } from "vitest";
import { quantileLevels, quantileNames, questionNames } from "./model-file.ts";

describe("the terms of a model file", () => {
  it("are quantiles in rising order between which eight cases in ten lie", () => {
    expect(quantileNames.map((name) => quantileLevels[name])).toEqual([0.1, 0.5, 0.9]);
  });

  it("ask for the sector and the industry last", () => {
    expect(questionNames.slice(-2)).toEqual(["sector", "industry"]);
    expect(questionNames).toHaveLength(35);
  });
});
