import { describe, expect, it } from "vitest";
import type { AlertChange } from "../contracts/watchlist.ts";
import { conditionOf } from "./alert-condition.ts";

const currencyOf = async (measure: "price" | "ratio") => (measure === "price" ? "GBP" : "USD");
const read = (change: AlertChange) => conditionOf(change, currencyOf);
const ratio = { measure: "ratio", direction: "below", threshold: 8 } as const;

describe("the condition of an alert", () => {
  it.each([
    ["freeCashFlow/marketValue", "freeCashFlow / marketValue", "rate", null],
    ["median( roic,5 )", "median(returnOnCapital, 5)", "rate", null],
    ["marketValue/ebitda", "marketValue / ebitda", "ratio", null],
    ["freeCashFlow", "freeCashFlow", "money", "USD"],
    ["netIncome / sharesOutstanding", "netIncome / sharesOutstanding", "perShare", "USD"],
    ["sharesOutstanding", "sharesOutstanding", "shares", null],
  ])(
    "on %s holds it as it is written canonically, its unit and the currency of money",
    async (typed, written, unit, currency) => {
      expect(await read({ ...ratio, ratio: typed })).toEqual({ ...ratio, ratio: written, unit, currency });
    },
  );

  it("keeps the currency of the price, which can be another than that of the accounts", async () => {
    const price = { measure: "price", direction: "above", threshold: 3 } as const;
    expect(await read(price)).toEqual({ ...price, currency: "GBP" });
  });

  it.each([
    [{ ...ratio }, "fieldRequired", { param: "ratio" }],
    [{ ...ratio, ratio: "" }, "ratioMalformed", { param: "ratio" }],
    [{ ...ratio, ratio: "8" }, "ratioMalformed", { param: "ratio", expected: "figure" }],
    [{ ...ratio, ratio: "evEbitda" }, "ratioNameUnknown", { param: "ratio" }],
    [{ ...ratio, ratio: "revenue + netMargin" }, "ratioUnitsDiffer", { param: "ratio" }],
    [{ ...ratio, ratio: "median(price, 3)" }, "ratioOfToday", { param: "ratio" }],
    [{ ...ratio, ratio: "median(roic, 0)" }, "ratioYearsInvalid", { param: "ratio" }],
    [{ ...ratio, ratio: "roic+".repeat(60) }, "ratioTooLarge", { param: "ratio" }],
    [{ ...ratio, ratio: "roic", threshold: undefined }, "fieldRequired", { param: "threshold" }],
    [{ ...ratio, ratio: "roic", direction: undefined }, "fieldRequired", { param: "direction" }],
    [{ ...ratio, ratio: "roic", threshold: 2e18 }, "outOfRange", { param: "threshold" }],
    [{ ...ratio, ratio: "roic", status: "fair" }, "fieldUnknown", { param: "status" }],
    [{ measure: "gap", direction: "above", threshold: 0.2, ratio: "roic" }, "fieldUnknown", { param: "ratio" }],
    [{ measure: "status", status: "fair", ratio: "roic" }, "fieldUnknown", { param: "ratio" }],
  ] as const)("%j is refused: %s", async (change, code, params) => {
    await expect(read(change)).rejects.toMatchObject({ code, params });
  });
});
