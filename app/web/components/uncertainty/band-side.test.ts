import { describe, expect, it } from "vitest";
import { bandSideOf } from "./band-side.ts";

const of = (held: number, above: number, below: number) =>
  bandSideOf({ months: held + above + below, held, above, below });

describe("what the past says of the band of values", () => {
  it("is that it was too low, or too high, where the price was on one side in four months of five", () => {
    expect(of(0, 106, 0)).toBe("low");
    expect(of(2, 0, 8)).toBe("high");
    expect(of(3, 7, 0)).toBe("mixed");
  });

  it("is that it held where the price was inside it in more than half of the months", () => {
    expect(of(6, 2, 2)).toBe("held");
    expect(of(5, 3, 2)).toBe("mixed");
  });
});
