import { expect, it } from "vitest";
import { exchangeName } from "./exchange-names.ts";

it("calls an exchange by its city's name in the language", () => {
  expect((["es", "en", "it"] as const).map((language) => exchangeName("Milan", language))).toEqual([
    "Milán",
    "Milan",
    "Milano",
  ]);
});

it("leaves names that are no city's", () => {
  expect(exchangeName("Nasdaq", "es")).toBe("Nasdaq");
});
