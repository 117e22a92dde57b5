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

it("reads a date only when it reads in one way", () => {
  expect(dateOfCell("31/12/2024")).toBe("2024-12-31");
  expect(dateOfCell("12/31/2024")).toBe("2024-12-31");
  expect(dateOfCell("03/04/2024")).toBeNull();
});
