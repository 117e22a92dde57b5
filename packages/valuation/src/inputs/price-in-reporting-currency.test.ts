import { expect, it } from "vitest";
import { priceInReportingCurrency, quoteInReportingCurrency } from "./price-in-reporting-currency.ts";

it("is the price in the currency of the values, whatever it is", () => {
  const quote = { value: 10, currency: "USD", asOf: "2026-08-20" };
  expect(quoteInReportingCurrency({ quote, currency: "USD" })).toBe(quote);
  expect(priceInReportingCurrency({ quote, currency: "USD" })).toBe(10);
  expect(priceInReportingCurrency({ quote: { value: 0, currency: "USD" }, currency: "USD" })).toBe(0);
});

it("is none in another currency, and where nothing is quoted", () => {
  expect(priceInReportingCurrency({ quote: { value: 10, currency: "GBP" }, currency: "USD" })).toBeNull();
  expect(priceInReportingCurrency({ quote: null, currency: "USD" })).toBeNull();
});
