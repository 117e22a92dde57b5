import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlertCondition, type AlertState, deadBand } from "../contracts/watchlist.ts";
import { nextAlertState, type Reading, sideOfThreshold } from "./alert-rules.ts";

const reading = (changes: Partial<Reading>): Reading => ({
  price: 100,
  currency: "EUR",
  difference: 0,
  status: "fair",
  ratio: null,
  isFresh: true,
  ...changes,
});
/** How often a series of gaps is told. */
function told(condition: AlertCondition, gaps: readonly number[], from: AlertState = "unread"): number {
  let state = from;
  let fired = 0;
  for (const gap of gaps) {
    const next = nextAlertState(state, sideOfThreshold(condition, reading({ difference: gap })));
    state = next.state;
    fired += next.fires ? 1 : 0;
  }
  return fired;
}
const above: AlertCondition = { measure: "gap", direction: "above", threshold: 0.2 };

describe("an alert", () => {
  it("is told once a crossing, and again only after it went back by more than the dead band", () => {
    expect(told(above, [0.1, 0.21, 0.25, 0.19, 0.21])).toBe(1);
    expect(told(above, [0.1, 0.21, 0.17, 0.21])).toBe(2);
  });
  it("is not told of what held already when it was made", () => {
    expect(told(above, [0.3, 0.4])).toBe(0);
    expect(told(above, [0.3, 0.1, 0.3])).toBe(1);
  });
  it("is never told twice by a series that wobbles inside the band", () => {
    const wobble = fc.array(fc.double({ min: 0.2 - deadBand + 1e-9, max: 1, noNaN: true }), { maxLength: 60 });
    fc.assert(fc.property(wobble, (gaps) => told(above, [0, 0.5, ...gaps]) === 1));
  });
  it("fires at most once between two resets", () => {
    const series = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 60 });
    fc.assert(fc.property(series, (gaps) => told(above, gaps) <= gaps.filter((gap) => gap < 0.2).length));
  });
  it.each([
    ["above", 8, [7, 8, 7.9, 8.1, 7.8, 8], 2],
    ["below", 8, [9, 8, 8.1, 7.9, 8.2, 8], 2],
    ["above", -0.5, [-0.6, -0.5, -0.505, -0.4, -0.52, -0.5], 2],
    ["below", -0.5, [-0.4, -0.5, -0.495, -0.6, -0.48, -0.5], 2],
    ["above", 0, [-1, 0, -0.001, 0], 2],
    ["below", 0, [1, 0, 0, 0.001, -1], 2],
    ["above", 1e12, [9e11, 1e12, 9.9e11, 1.1e12], 1],
  ] as const)(
    "on a ratio %s %d is told when it crosses, and again after 2 %% of the threshold back",
    (direction, threshold, values, times) => {
      const condition: AlertCondition = {
        ...{ measure: "ratio", ratio: "ebit / revenue", unit: "ratio" },
        ...{ direction, threshold, currency: null },
      };
      let state: AlertState = "unread";
      let fired = 0;
      for (const value of values) {
        const ratio = { value, currency: "EUR" };
        const next = nextAlertState(state, sideOfThreshold(condition, reading({ price: null, ratio })));
        state = next.state;
        fired += next.fires ? 1 : 0;
      }
      expect(fired).toBe(times);
    },
  );
  it("on a ratio hears nothing of one that is unknown, or in another currency", () => {
    const condition: AlertCondition = {
      ...{ measure: "ratio", ratio: "revenue", unit: "money" },
      ...{ direction: "above", threshold: 1, currency: "USD" },
    };
    expect(sideOfThreshold(condition, reading({ ratio: null }))).toBeNull();
    expect(sideOfThreshold(condition, reading({ ratio: { value: 2, currency: "EUR" } }))).toBeNull();
    expect(sideOfThreshold(condition, reading({ ratio: { value: 2, currency: "USD" } }))).toBe("met");
  });
  it("hears nothing from a stale price, an unknown figure or another currency", () => {
    expect(sideOfThreshold(above, reading({ difference: 0.5, isFresh: false }))).toBeNull();
    expect(sideOfThreshold(above, reading({ difference: null }))).toBeNull();
    const price: AlertCondition = { measure: "price", direction: "below", threshold: 90, currency: "USD" };
    expect(sideOfThreshold(price, reading({ price: 80 }))).toBeNull();
    expect(sideOfThreshold({ ...price, currency: "EUR" }, reading({ price: 90 }))).toBe("met");
    expect(nextAlertState("armed", null)).toEqual({ state: "armed", fires: false });
  });
});
