import { expect, it } from "vitest";
import { comparablePrice, comparableQuote } from "./comparable-price.ts";

it("is the price in the currency of the values, whatever it is", () => {
  const quote = { value: 10, currency: "USD", asOf: "2026-08-20" };
  expect(comparableQuote({ quote, currency: "USD" })).toBe(quote);
  expect(comparablePrice({ quote, currency: "USD" })).toBe(10);
  expect(comparablePrice({ quote: { value: 0, currency: "USD" }, currency: "USD" })).toBe(0);
});

it("is none in another currency, and where nothing is quoted", () => {
  expect(comparablePrice({ quote: { value: 10, currency: "GBP" }, currency: "USD" })).toBeNull();
  expect(comparablePrice({ quote: null, currency: "USD" })).toBeNull();
});
