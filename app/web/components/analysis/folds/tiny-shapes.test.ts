import { describe, expect, it } from "vitest";
import { block, ledgerColours, ledgerShapes, placing, strip } from "./tiny-shapes.ts";

describe("the shapes of small pictures", () => {
  it("place values between the least and the most, and one alone in the middle", () => {
    expect([10, 15, 30].map(placing([10, 30]))).toEqual([0, 0.25, 1]);
    expect(placing([7])(7)).toBe(0.5);
  });

  it("draw the rows of a ledger under one another, each stretch in its colour and its part of the width", () => {
    const shapes = ledgerShapes(
      [
        [{ from: 50, to: 0, fill: "part" }],
        [{ from: 50, to: 100, fill: "other" }],
        [{ from: 0, to: 100, fill: "total" }],
        [{ from: 25, to: 50, fill: "part" }],
      ],
      50,
      ledgerColours,
    );
    expect(shapes.map(({ fill, path }) => [fill, path.split("M").length - 1])).toEqual([
      ["var(--s3)", 2],
      ["var(--s4)", 1],
      ["var(--s5)", 1],
      ["var(--line-2)", 0],
      ["var(--ink)", 1],
    ]);
    expect(shapes[0]?.path).toBe(block(0, 1, 66, 5) + block(33, 22, 33, 5));
  });

  it("close the area between two edges, and draw none of a single point", () => {
    expect(strip([{ x: 0, from: 1, to: 4 }])).toBe("");
    expect(
      strip([
        { x: 0, from: 1, to: 4 },
        { x: 10, from: 2, to: 5 },
      ]),
    ).toBe("M0 1L10 2L10 5L0 4z");
  });
});
