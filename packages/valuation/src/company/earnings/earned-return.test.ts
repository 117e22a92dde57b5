import { describe, expect, it } from "vitest";
import { sampleFile } from "../../inputs/sample-company.ts";
import { assumption } from "../../trace/trace.ts";
import { historyOf } from "../accounts/history.ts";
import { earnedReturnOf } from "./earned-return.ts";
import { earningPowerOf } from "./earning-power.ts";

type Figures = NonNullable<NonNullable<Parameters<typeof sampleFile>[0]>["latest"]>;

const rate = (value: number) => assumption("returnOnEquity", value, "rate");

/** The sample earns 15 % of its revenue of 1000 before a tax of 25 %. */
function returnOf(given: { onEquity: number | null; capital: number | null; latest?: Figures; isUnknown?: boolean }) {
  const history = historyOf(sampleFile({ latest: given.latest ?? {} }).fundamentals);
  const { quantity, warnings } = earnedReturnOf({
    history,
    returnOnEquity: given.onEquity === null ? null : rate(given.onEquity),
    earningPower: given.isUnknown ? null : earningPowerOf(history, false),
    taxRate: rate(0.25),
    capital: given.capital === null ? null : assumption("investedCapital", given.capital, "money"),
  });
  return [quantity?.value ?? null, ...warnings];
}

describe("the return that is earned", () => {
  it("is that on equity, six tenths at most", () => {
    expect(returnOf({ onEquity: 0.225, capital: 500 })).toEqual([0.225]);
    expect(returnOf({ onEquity: 0.6, capital: 500 })).toEqual([0.6]);
    expect(returnOf({ onEquity: 0.61, capital: 500 })).toEqual([0.6]);
    expect(returnOf({ onEquity: -0.1, capital: 500 })).toEqual([-0.1]);
  });

  it("is that after tax on all capital where that on equity is unknown, or the book is not above zero", () => {
    const onCapital = [expect.closeTo(112.5 / 500, 12), "returnFromCapital"];
    expect(returnOf({ onEquity: null, capital: 500 })).toEqual(onCapital);
    expect(returnOf({ onEquity: 0.1, capital: 500, latest: { totalEquity: 0 } })).toEqual(onCapital);
    expect(returnOf({ onEquity: 0.1, capital: 500, latest: { totalEquity: -1 } })).toEqual(onCapital);
    expect(returnOf({ onEquity: 0.1, capital: 500, latest: { totalEquity: 1 } })).toEqual([0.1]);
    expect(returnOf({ onEquity: null, capital: 112.5 })).toEqual([0.6, "returnFromCapital"]);
  });

  it("is six tenths where there is no capital", () => {
    expect(returnOf({ onEquity: null, capital: 0 })).toEqual([0.6, "returnFromCapital"]);
    expect(returnOf({ onEquity: null, capital: -1 })).toEqual([0.6, "returnFromCapital"]);
    expect(returnOf({ onEquity: null, capital: 1 })).toEqual([0.6, "returnFromCapital"]);
  });

  it("is its cost where a part of it is unknown, and that is said", () => {
    const atCost = [null, "returnAtCost"];
    expect(returnOf({ onEquity: null, capital: null })).toEqual(atCost);
    expect(returnOf({ onEquity: null, capital: 500, isUnknown: true })).toEqual(atCost);
    expect(returnOf({ onEquity: 0.1, capital: 500, latest: { totalEquity: null } })).toEqual(atCost);
    expect(returnOf({ onEquity: null, capital: 500, latest: { revenue: null } })).toEqual(atCost);
    expect(returnOf({ onEquity: null, capital: 500, latest: { revenue: 0 } })).toEqual(atCost);
  });
});
