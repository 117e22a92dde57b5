import { describe, expect, it } from "vitest";
import { storyShapesOf } from "./story-shapes.ts";

const amounts = (...values: number[]) => values.map((value) => ({ amount: { value } }));
const judging = { silence: null };

describe("the drawing of a card", () => {
  it("is as wide as the amount, the largest one full, and a loss has no bar", () => {
    const shapes = storyShapesOf({ card: "business", parts: null, years: { amounts: amounts(50, -10, 100) } });
    if (shapes?.kind !== "bars") throw new Error("no bars");
    expect(shapes.bars.map(({ stretches: [first] }) => [first?.from, first?.to, first?.fill])).toEqual([
      [0, 50, "s4"],
      [0, 0, "s4"],
      [0, 100, "s5"],
    ]);
    expect(storyShapesOf({ card: "business", parts: null, years: { amounts: amounts(-1, -2) } })).toBeNull();
    expect(storyShapesOf({ card: "business", parts: null, years: null })).toBeNull();
  });

  it("has one scale for the methods that vote and the price; what lies beyond them is not drawn", () => {
    const estimate = (low: number, value: number, high: number, votes = true) => ({ low, value, high, votes });
    const methods = [
      { estimate: estimate(50, 60, 80), status: "overvalued" },
      { estimate: null, status: null },
      { estimate: estimate(900, 1_000, 1_100, false), status: null },
    ] as const;
    const shapes = storyShapesOf({ card: "value", price: 90, quote: judging, methods });
    if (shapes?.kind !== "bars") throw new Error("no bars");
    const [voting, none, silent] = shapes.bars;
    expect(voting?.mark?.at).toBeGreaterThan(voting?.stretches[0]?.from ?? 100);
    expect(voting?.mark?.status).toBe("overvalued");
    expect(none).toEqual({ stretches: [], mark: null });
    expect(silent, "it lies beyond the drawing").toEqual({ stretches: [], mark: null });
    expect(shapes.line?.isJudging).toBe(true);
    expect(shapes.line?.at).toBeGreaterThan(voting?.stretches[0]?.to ?? 100);
  });

  it("marks an old price without judging by it, and no price by which accounts are not judged", () => {
    const levers = { value: 10, bars: [{ low: 8, high: 12 }] };
    const lineOf = (silence: string | null) => {
      const shapes = storyShapesOf({ card: "risk", price: 11, quote: { silence }, levers });
      return shapes?.kind === "bars" ? shapes.line : undefined;
    };
    expect(lineOf(null)?.isJudging).toBe(true);
    expect(lineOf("priceTooOld")).toMatchObject({ isJudging: false });
    expect(lineOf("accountsTooOld")).toBeNull();
    expect(storyShapesOf({ card: "risk", price: 11, quote: null, levers: null })).toBeNull();
  });

  it("has a block for each sign and each method, and none of votes by an old price", () => {
    const signs = [{ holds: true }, { holds: false }, { holds: null }];
    expect(storyShapesOf({ card: "quality", quality: { scores: { piotroski: { known: 2, signs } } } })).toEqual({
      kind: "blocks",
      blocks: ["holds", "fails", "unknown"],
    });
    expect(storyShapesOf({ card: "quality", quality: { scores: null } })).toBeNull();
    const summary = { voting: 3, counts: { undervalued: 1, fair: 0, overvalued: 2 } };
    expect(storyShapesOf({ card: "verdict", methods: 4, quote: judging, summary })).toEqual({
      kind: "votes",
      votes: ["overvalued", "overvalued", "undervalued", null],
    });
    expect(storyShapesOf({ card: "verdict", methods: 4, quote: { silence: "priceTooOld" }, summary })).toBeNull();
  });

  it("is a line through two months at least", () => {
    const months = [
      { asOf: "2026-01-31", price: 10 },
      { asOf: "2026-02-28", price: 12 },
    ];
    expect(storyShapesOf({ card: "price", months })).toMatchObject({ kind: "line", months });
    expect(storyShapesOf({ card: "price", months: months.slice(0, 1) })).toBeNull();
  });
});
