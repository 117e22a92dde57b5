import { expect, it } from "vitest";
import { cellByKey } from "./grid-keys.ts";

const last = { row: 2, column: 3 };

it("moves a step by arrows and stays within the grid", () => {
  const from = { row: 1, column: 1 };
  expect(cellByKey("ArrowUp", from, last)).toEqual({ row: 0, column: 1 });
  expect(cellByKey("ArrowDown", from, last)).toEqual({ row: 2, column: 1 });
  expect(cellByKey("ArrowLeft", from, last)).toEqual({ row: 1, column: 0 });
  expect(cellByKey("ArrowRight", from, last)).toEqual({ row: 1, column: 2 });
  expect(cellByKey("ArrowUp", { row: 0, column: 0 }, last)).toEqual({ row: 0, column: 0 });
  expect(cellByKey("ArrowRight", last, last)).toEqual(last);
});

it("goes to the ends of the row, and leaves other keys alone", () => {
  expect(cellByKey("Home", { row: 1, column: 2 }, last)).toEqual({ row: 1, column: 0 });
  expect(cellByKey("End", { row: 1, column: 0 }, last)).toEqual({ row: 1, column: 3 });
  expect(cellByKey("Tab", { row: 1, column: 0 }, last)).toBeNull();
});
