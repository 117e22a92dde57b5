import { describe, expect, it } from "vitest";
import { dayOrderOf, decimalMarkOf, writtenDay, writtenMoney, writtenPrice } from "./written-values.ts";

describe("a written day", () => {
  it.each(["2026-10-30", "2026/10/30", "2026-10-30T17:35:00Z", "30/10/2026", "30-10-2026", "30.10.2026"])(
    "reads %s",
    (text) => {
      expect(writtenDay(text, "dayFirst")).toBe("2026-10-30");
    },
  );
  it("takes the day before the month", () =>
    expect(writtenDay("5/11/2026", dayOrderOf(["5/11/2026"]))).toBe("2026-11-05"));
  it.each(["30/02/2026", "10/30/2026", "2026-13-01", "30 October 2026", "30/10/26", ""])("refuses %j", (text) => {
    expect(writtenDay(text, "dayFirst")).toBeNull();
  });
});

describe("the dates of a column", () => {
  it("have the order of those that leave no doubt", () => {
    expect(dayOrderOf(["11/02/2026", "10/30/2026", "2026-10-30"])).toBe("monthFirst");
    expect(dayOrderOf(["11/02/2026", "30/10/2026"])).toBe("dayFirst");
    expect(writtenDay("11/02/2026", "monthFirst")).toBe("2026-11-02");
    expect(writtenDay("11/02/2026", "dayFirst")).toBe("2026-02-11");
  });
  it("are read one by one where they contradict each other", () => {
    expect(dayOrderOf(["10/30/2026", "30/10/2026"])).toBeNull();
    const read = ["11/02/2026", "10/30/2026", "30/10/2026", "02/02/2026"].map((text) => writtenDay(text, null));
    expect(read).toEqual([null, "2026-10-30", "2026-10-30", "2026-02-02"]);
  });
});

it.each([
  ["8,45 €", "8,45", "€"],
  ["$1,190.20", "1,190.20", "$"],
  ["EUR 8.45", "8.45", "EUR"],
  ["845GBp", "845", "GBp"],
  ["8.45", "8.45", null],
  ["n/a", "n/a", null],
])("a written amount %s is %s in %s", (text, amount, unit) => {
  expect(writtenMoney(text)).toEqual({ amount, unit });
});

describe("a written price", () => {
  it.each(["1.234,56", "1,234.56", "1 234,56", "1'234.56", "1234.56", "1234,56"])("reads %s", (text) => {
    expect(writtenPrice(text, null)).toBe(1234.56);
  });
  it.each([
    ["1.234.567", 1_234_567],
    ["1,234,567.5", 1_234_567.5],
    ["0,234", 0.234],
    ["7", 7],
  ])("reads %s", (text, value) => {
    expect(writtenPrice(text, null)).toBe(value);
  });
  it("takes a lone mark as the other numbers of the column show it", () => {
    expect(writtenPrice("1.234", decimalMarkOf(["1.234", "7,85"]))).toBe(1234);
    expect(writtenPrice("1.234", decimalMarkOf(["1.234", "7.85"]))).toBe(1.234);
    expect(writtenPrice("1.234", decimalMarkOf(["1.234", "7.85", "7,85"]))).toBe(1.234);
    expect(writtenPrice("1,234", decimalMarkOf(["1,234"]))).toBe(1.234);
  });
  it.each(["", "n/a", "0", "0,00", "-3", "1e3", "1,23,4", "12.34,567.8", "$12", "NaN"])("refuses %j", (text) => {
    expect(writtenPrice(text, null)).toBeNull();
  });
});
