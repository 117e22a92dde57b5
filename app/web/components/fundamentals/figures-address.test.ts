import { expect, it } from "vitest";
import { carriedOf, choiceOf } from "../analysis/controls/analysis-choice.ts";
import { companyPageAddress, companyPages, figuresAddressOf } from "./figures-address.ts";

const search = "?asOf=2024-03-01&source=sec-edgar&figures=revenue.2023-09-30:390000000000USD&wacc=0.09";

it("the day, the source and own figures of a result go on to the pages that know them", () => {
  const carried = carriedOf(choiceOf(new URLSearchParams(search)));
  const figures = "figures=revenue.2023-09-30:390000000000USD";
  expect(Object.fromEntries(companyPages.map((page) => [page, companyPageAddress("/a", page, carried)]))).toEqual({
    valuation: `/a?asOf=2024-03-01&${figures}&source=sec-edgar`,
    statements: `/a/statements?asOf=2024-03-01&${figures}&source=sec-edgar`,
    ratios: `/a/ratios?asOf=2024-03-01&${figures}&source=sec-edgar`,
    multiples: `/a/multiples?${figures}&source=sec-edgar`,
    technical: "/a/technical",
    data: "/a/data?asOf=2024-03-01&source=sec-edgar",
  });
});

it("nothing goes on where nothing is chosen", () => {
  const carried = carriedOf(choiceOf(new URLSearchParams("?source=automatic&wacc=0.09")));
  expect(companyPages.map((page) => companyPageAddress("/a", page, carried))).toEqual([
    "/a",
    ...companyPages.slice(1).map((page) => `/a/${page}`),
  ]);
});

it("figures are asked for of the chosen source", () => {
  expect(figuresAddressOf("AAPL", { source: "yahoo" })).toBe("/api/v1/figures?ticker=AAPL&source=yahoo");
  expect(figuresAddressOf("AAPL")).toBe("/api/v1/figures?ticker=AAPL");
});
