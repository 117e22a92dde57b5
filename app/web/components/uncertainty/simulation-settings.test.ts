import { expect, it } from "vitest";
import { settingsIn } from "./simulation-settings.ts";

const read = (text: string, language: "es" | "en" | "it" = "es") => settingsIn(new URLSearchParams(text), language);

it("reads a form in the reader's way of writing numbers", () => {
  expect(read("seed=42&paths=50000&sd-growth=2,5&sd-margin=10 %")).toEqual({
    settings: { seed: 42, paths: 50_000, deviations: { growth: 0.025, margin: 0.1 } },
    refused: {},
  });
  expect(read("sd-growth=0.5", "en").settings.deviations).toEqual({ growth: 0.005 });
});

it("keeps to the usual settings where nothing was asked", () => {
  expect(read("")).toEqual({ settings: { seed: 1, paths: 10_000, deviations: {} }, refused: {} });
});

it("refuses what it cannot use, with its reason, and goes on without it", () => {
  expect(read("seed=-1&paths=7&sd-discountRate=60&sd-growth=mucho")).toEqual({
    settings: { seed: 1, paths: 10_000, deviations: {} },
    refused: {
      seed: { text: "-1", reason: "notNumber" },
      paths: { text: "7", reason: "outOfRange" },
      "sd-discountRate": { text: "60", reason: "outOfRange" },
      "sd-growth": { text: "mucho", reason: "notNumber" },
    },
  });
  expect(read("seed=4294967296").refused.seed?.reason).toBe("outOfRange");
});
