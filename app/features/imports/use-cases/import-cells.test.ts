import { expect, it } from "vitest";
import { dateOfCell, numberIn } from "./import-cells.ts";
import { bring } from "./import-company-data-contract.ts";

it("a plus in front says nothing more than the figure, and is none elsewhere", () => {
  for (const text of ["+3", "+ 3", "+3 €", "$+3"]) expect(numberIn(text, "point"), text).toBe(3);
  expect(numberIn("+1.234,5", "comma")).toBe(1234.5);
  for (const text of ["(+3)", "+-3", "-+3", "++3", "+1+1", "3+", "+", "+cmd"])
    expect(numberIn(text, "point"), text).toBeNull();
});

it("reads one number one way, in the declared format", () => {
  expect(numberIn("1.234", "comma")).toBe(1234);
  expect(numberIn("1.234", "point")).toBe(1.234);
  expect(numberIn("(1 234,5)", "comma")).toBe(-1234.5);
  expect(numberIn("\u22127", "point")).toBe(-7);
  expect(numberIn("\u201312.5", "point"), "a dash of a printed table").toBe(-12.5);
  expect(numberIn("10\u201320", "point")).toBeNull();
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

it("reads past marks that are not seen, in text and in a workbook", async () => {
  const rows = [
    ["", "\u200e2025-12-31\u200f"],
    ["\u202aIngresos\u202c", "\ufeff1.210,5\u200b"],
    ["E\u00adBIT", "\u2066165\u2069"],
  ];
  const expected = { fiscalYearEnd: "2025-12-31", figures: { revenue: 1_210_500, ebit: 165_000 } };
  const text = rows.map((row) => row.join(";")).join("\n");
  expect((await bring(text)).kept[0]?.statements).toMatchObject([expected]);
  expect((await bring({ kind: "sheet", sheet: "1", rows })).kept[0]?.statements).toMatchObject([expected]);
});
