import { describe, expect, it } from "vitest";
import { isTerminalDistanceKept, leastTerminalDistance, withoutPerpetuity } from "./terminal-distance.ts";

describe("the distance of a rate from growth that lasts for ever", () => {
  it("is kept at half a point, whatever doubles make of it", () => {
    expect(leastTerminalDistance).toBe(0.005);
    expect(0.035 - 0.03).toBeLessThan(0.005 + 1e-12);
    expect(isTerminalDistanceKept(0.035, 0.03)).toBe(true);
    expect(isTerminalDistanceKept(0.0349, 0.03)).toBe(false);
    expect(isTerminalDistanceKept(0.03, 0.03)).toBe(false);
  });

  it("says why a perpetuity has no value: none at all, or one of rounding", () => {
    expect(withoutPerpetuity(0.08, 0.03)).toBeNull();
    expect(withoutPerpetuity(0.034, 0.03)).toBe("discountRateNearGrowth");
    expect(withoutPerpetuity(0.03, 0.03)).toBe("discountRateNotAboveGrowth");
    expect(withoutPerpetuity(0.02, 0.03)).toBe("discountRateNotAboveGrowth");
  });
});
