import { describe, expect, it } from "vitest";
import { histogramShapes, rangeShapes } from "./drawing-shapes.ts";

describe("the columns of a histogram", () => {
  const shapes = histogramShapes({ from: 0, width: 0.1, counts: [1, 4, 2, 0], low: 0.1, high: 0.3 });

  it("share the width, and the largest count has the whole height", () => {
    expect(shapes.bars.map(({ x, width, height }) => [x, width, height])).toEqual([
      [0, 25, 25],
      [25, 25, 100],
      [50, 25, 50],
      [75, 25, 0],
    ]);
  });

  it("stand out where the middle half of the companies lies", () => {
    expect(shapes.bars.map(({ isMiddle }) => isMiddle)).toEqual([false, true, true, false]);
  });

  it("keep what lies beyond at their ends", () => {
    expect(shapes.at(0.2)).toBeCloseTo(50);
    expect([shapes.at(-1), shapes.at(9)]).toEqual([0, 100]);
  });

  it("draw nothing of no company without a number that is none", () => {
    const { bars } = histogramShapes({ from: 0, width: 1, counts: [0, 0], low: 0, high: 0 });
    expect(bars.map(({ height }) => height)).toEqual([0, 0]);
  });
});

it("the rows of ranges are on one scale, which holds the line", () => {
  const { stretches, at } = rangeShapes([{ low: 0.5, median: 0.75, high: 1 }], 2);
  expect(stretches).toEqual([{ from: 25, to: 50, mark: 37.5 }]);
  expect(at(2)).toBe(100);
});
