import { expect, it } from "vitest";
import { dateOfCell, numberIn } from "./import-cells.ts";

it("reads one number one way, in the declared format", () => {
  expect(numberIn("1.234", "comma")).toBe(1234);
  expect(numberIn("1.234", "point")).toBe(1.234);
  expect(numberIn("(1 234,5)", "comma")).toBe(-1234.5);
  expect(numberIn("\u22127", "point")).toBe(-7);
  for (const text of ["1,23,456.7", "--1", "(-1)", "1.", "", "Infinity", "0x10", "１２", "1e400"])
    expect(numberIn(text, "point"), text).toBeNull();
});

it("takes nothing for thousands that are not divided as thousands are", () => {
  for (const text of ["0,125", "000,125", "1 234,567", "1'234,567", "1,234 567", "12$50", "1 USD 234", "5EUR5"])
    expect(numberIn(text, "point"), text).toBeNull();
  for (const text of ["0.125", "1 234.567", "1\u00a0234.567", "1\u2019234.567", "12\u20ac50"])
    expect(numberIn(text, "comma"), text).toBeNull();
  expect(numberIn("1'234'567.5", "point")).toBe(1_234_567.5);
  expect(numberIn("1\u202f234\u00a0567,5 \u20ac", "comma")).toBe(1_234_567.5);
  expect(numberIn("(US$ 12.50)", "point")).toBe(-12.5);
  expect(numberIn("-\u20ac12.50", "point")).toBe(-12.5);
});

it("reads a date only when it reads in one way", () => {
  expect(dateOfCell("31/12/2024")).toBe("2024-12-31");
  expect(dateOfCell("12/31/2024")).toBe("2024-12-31");
  expect(dateOfCell("03/04/2024")).toBeNull();
});
