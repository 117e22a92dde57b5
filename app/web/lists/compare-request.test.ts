import { expect, it } from "vitest";
import { canonicalComparison, compareAddress, comparedTickers } from "./compare-request.ts";

const read = (search: string) => comparedTickers(new URLSearchParams(search), (typed) => typed.toUpperCase());

it.each([
  ["", [], true],
  ["tickers=KO,PEP", ["KO", "PEP"], true],
  ["tickers=KO&tickers=PEP", ["KO", "PEP"], false],
  ["tickers=ko,PEP", ["KO", "PEP"], false],
  ["tickers=KO,PEP&ticker=pep", ["KO", "PEP"], false],
  ["tickers=KO&ticker=", ["KO"], false],
  ["tickers=KO,,PEP", ["KO", "PEP"], false],
  ["tickers=KO&ratio=ebit+%2F+revenue", ["KO"], true],
  ["tickers=KO&ratio=ebit/revenue", ["KO"], false],
  ["tickers=KO&ratio2=", ["KO"], false],
  ["tickers=KO&ratio=revenue+%2B+roe", ["KO"], true],
])("reads %s", (search, tickers, isCanonical) => {
  expect(read(search)).toEqual({ tickers, view: "absolute", isCanonical });
});

it("writes an address that reads the same", () => {
  const address = compareAddress(["BRK.B", "A&B"], { language: "en" });
  expect(address).toBe("/compare?tickers=BRK.B,A%26B&lang=en");
  expect(read(address.split("?")[1] ?? "")).toEqual({
    tickers: ["BRK.B", "A&B"],
    view: "absolute",
    isCanonical: true,
  });
  const ratios = [{ place: "ratio2", expression: "netIncome / (revenue + 1)", unit: "rate" }] as const;
  expect(compareAddress(["KO"], { ratios })).toBe("/compare?tickers=KO&ratio2=netIncome%20%2F%20(revenue%20%2B%201)");
  expect(compareAddress([])).toBe("/compare");
});

it.each([
  ["tickers=ko&scenario=optimistic&lang=en", "/compare?tickers=KO&lang=en&scenario=optimistic"],
  ["tickers=ko&ticker=pep", "/compare?tickers=KO,PEP"],
  ["ticker=&utm_source=mail", "/compare?utm_source=mail"],
  ["tickers=ko&ratio=ebit/revenue&ratio2=&lang=it", "/compare?tickers=KO&lang=it&ratio=ebit+%2F+revenue"],
])("leads %s to an address that still says what is not taken", (search, address) => {
  const given = new URLSearchParams(search);
  expect(canonicalComparison(read(search).tickers, given)).toBe(address);
});

it("carries the view, in its place, and leaves the usual one out", () => {
  const asked = (search: string) => comparedTickers(new URLSearchParams(search), (typed) => typed);
  expect(asked("tickers=KO&view=relative").view).toBe("relative");
  expect(asked("tickers=KO&view=absolute").view).toBe("absolute");
  expect(compareAddress(["KO"], { view: "relative", language: "en" })).toBe(
    "/compare?tickers=KO&view=relative&lang=en",
  );
  expect(compareAddress(["KO"], { view: "absolute" })).toBe("/compare?tickers=KO");
  expect(canonicalComparison(["KO", "PEP"], new URLSearchParams("tickers=KO&ticker=PEP&view=relative"))).toBe(
    "/compare?tickers=KO,PEP&view=relative",
  );
});
