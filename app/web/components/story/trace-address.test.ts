import { expect, it } from "vitest";
import { traceAddress } from "./trace-address.ts";

const page = { address: "/analysis/KO", search: "?wacc=0.09&asOf=2024-05-01" };

it.each([
  ["statements/annual/trace/12", "/analysis/KO/statements?asOf=2024-05-01&trace=12#trace"],
  ["ratios/trace/7 ratios/trace/8", "/analysis/KO/ratios?asOf=2024-05-01&trace=7#trace"],
  ["ratios/quality/beneish/score/value", "/analysis/KO/ratios?asOf=2024-05-01#quality-title"],
  [
    "methods/residualIncome/valuePerShare",
    "/analysis/KO?wacc=0.09&asOf=2024-05-01&how=residualIncome#how-residualIncome",
  ],
  ["tornado/bars/growth tornado/value", "/analysis/KO?wacc=0.09&asOf=2024-05-01&open=tornado#tornado"],
  ["throughTime/points/2021-09-30/price", "/analysis/KO?wacc=0.09&asOf=2024-05-01&open=through-time#through-time"],
  ["summary/median", "/analysis/KO?wacc=0.09&asOf=2024-05-01#summary"],
])("leads from %s to the page that derives it", (traces, address) => {
  expect(traceAddress(traces, page)).toBe(address);
});

it("asks nothing of a page where the reader has chosen nothing", () => {
  expect(traceAddress("price", { address: "/analysis/KO", search: "" })).toBe("/analysis/KO#summary");
});
