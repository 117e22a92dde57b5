import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../inputs/sample-company.ts";
import { baseRatesOf, growthBinsOf, ownGrowthOf, shareThatGrew } from "./base-rates.ts";

/** A company with these revenues in 2015, 2016, …; null is unknown. */
function company(...revenues: (number | null)[]) {
  const statements = revenues.map((revenue, index) => sampleStatement(2015 + index, { revenue }));
  return sampleFile({ fundamentals: { statements } }).fundamentals;
}

describe("baseRatesOf", () => {
  it("measures each five years by true time", () => {
    // 100 → 161.051 in five years is 10 % a year; 2015-12-31 to 2020-12-31 is 1827 days, 5.002 years.
    const rates = baseRatesOf([company(100, null, null, null, null, 161.051)]);
    expect(rates?.growths).toHaveLength(1);
    expect(rates?.growths[0]).toBeCloseTo(0.1, 4);
    expect(rates).toMatchObject({ companies: 1, from: "2015-12-31", to: "2020-12-31", years: 5 });
  });

  it("takes every window of every company, in ascending order", () => {
    const rates = baseRatesOf([
      company(100, 100, 100, 100, 100, 200, 50),
      company(1, 1, 1),
      company(10, 1, 1, 1, 1, 10),
    ]);
    // 100 → 200, 100 → 50, 10 → 10; three years hold no window.
    expect(rates?.companies).toBe(2);
    expect(rates?.growths.map((growth) => Math.sign(Math.round(growth * 1000)))).toEqual([-1, 0, 1]);
  });

  it("leaves out unknown figures and starts that are not above zero", () => {
    expect(
      baseRatesOf([company(0, 1, 1, 1, 1, 5), company(null, 1, 1, 1, 1, 5), company(-3, 1, 1, 1, 1, 5)]),
    ).toBeNull();
    expect(baseRatesOf([company(5, 1, 1, 1, 1, null)])).toBeNull();
    expect(baseRatesOf([])).toBeNull();
  });

  it("measures other figures and spans when asked", () => {
    const file = sampleFile({ latest: { totalEquity: 800 } });
    const rates = baseRatesOf([file.fundamentals], { figure: "totalEquity", years: 1 });
    expect(rates?.growths).toHaveLength(5);
    expect(rates?.growths.at(-1)).toBeCloseTo(1, 2);
  });
});

describe("shareThatGrew", () => {
  it("counts the companies that reached the growth, including those at the limit", () => {
    const rates = {
      figure: "revenue",
      years: 5,
      growths: [-0.1, 0, 0.1, 0.2],
      companies: 4,
      from: "",
      to: "",
    } as const;
    expect(shareThatGrew(rates, 0.1)).toBe(0.5);
    expect(shareThatGrew(rates, 0.3)).toBe(0);
    expect(shareThatGrew(rates, -1)).toBe(1);
    expect(shareThatGrew({ ...rates, growths: [] }, 0)).toBeNull();
  });
});

describe("growthBinsOf", () => {
  const rates = { figure: "revenue", years: 10, companies: 1, from: "2014-12-31", to: "2025-12-31" } as const;

  it("counts every observation once, an edge in the bin that begins with it", () => {
    const bins = growthBinsOf({ ...rates, growths: [-0.5, -0.0801, -0.08, 0.0199, 0.02, 0.06, 0.25999, 0.26, 3] });
    expect(bins).toHaveLength(19);
    expect(bins.filter(({ count }) => count > 0)).toEqual([
      { from: null, to: -0.08, count: 2 },
      { from: -0.08, to: -0.06, count: 1 },
      { from: 0, to: 0.02, count: 1 },
      { from: 0.02, to: 0.04, count: 1 },
      { from: 0.06, to: 0.08, count: 1 },
      { from: 0.24, to: 0.26, count: 1 },
      { from: 0.26, to: null, count: 2 },
    ]);
  });
});

describe("ownGrowthOf", () => {
  const asked = { figure: "revenue", years: 5 } as const;

  it("takes the latest window, and none where the accounts do not reach so far back", () => {
    expect(ownGrowthOf(company(100, 100, 100, 100, 100, 200, 100), asked)).toBeCloseTo(0, 9);
    expect(ownGrowthOf(company(100, 100, 100, 100, 100, 200), asked)).toBeCloseTo(2 ** 0.2 - 1, 3);
    expect(ownGrowthOf(company(1, 2, 3), asked)).toBeNull();
  });
});
