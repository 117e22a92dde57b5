import { describe, expect, it } from "vitest";
import { recorded } from "./classified-contract.ts";

describe("how a company has grown", () => {
  const steady = [100, 112.5, 126, 142, 160, 180].map((revenue) => [revenue, 20] as const);

  it("makes a growing company from 12 % a year over five years", () => {
    expect(recorded(steady)).toEqual({ type: "growing", rule: "revenueGrowth" });
    // 175 ÷ 100 is 11.8 % a year.
    expect(recorded([...steady.slice(0, -1), [175, 20]]).type).toBe("mature");
  });

  it("counts from the highest revenue there had been, so that the way back is no growth", () => {
    expect(recorded([[140, 20], ...steady]).type).toBe("mature");
  });

  it("is told without its best year, so that one purchase is no growth", () => {
    expect(
      recorded([
        [100, 20],
        [102, 20],
        [104, 20],
        [190, 20],
        [194, 20],
        [198, 20],
      ]).type,
    ).toBe("mature");
  });

  it("is no growth of a business that sells at the price of oil or metals", () => {
    expect(recorded(steady, { sector: "materials", industry: "Specialty Chemicals" }).type).toBe("mature");
  });

  it("does not make a carmaker of one that has outgrown its cycles", () => {
    const years = [20, 25, 32, 54, 81, 97, 98].map((revenue) => [revenue, 5] as const);
    expect(recorded(years, { sector: "consumerDiscretionary", industry: "Automobile Manufacturers" }).type).toBe(
      "growing",
    );
  });
});
