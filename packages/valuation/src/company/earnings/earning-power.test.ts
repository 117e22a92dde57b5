import { describe, expect, it } from "vitest";
import { sampleFile, sampleStatement } from "../../inputs/sample-company.ts";
import { historyOf } from "../accounts/history.ts";
import { earningPowerOf, normalEarningsOf, normalEarningsOnBook, returnOnEquityOf } from "./earning-power.ts";

type Figures = Parameters<typeof sampleStatement>[1];

/** So many years until 2025, oldest first. */
function historyWith(...years: readonly Figures[]) {
  const { fundamentals } = sampleFile();
  const statements = years.map((figures, index) => sampleStatement(2026 - years.length + index, figures));
  return historyOf({ ...fundamentals, statements });
}

const margins = (name: "ebit" | "netIncome", ...parts: readonly number[]) =>
  historyWith(...parts.map((part): Figures => ({ revenue: 1000, [name]: part })));

const powerOf = (history: ReturnType<typeof historyOf>, isCyclical = false) => {
  const power = earningPowerOf(history, isCyclical);
  const target = power?.targetMargin;
  return target && [power.baseMargin, target.conservative, target.neutral, target.optimistic].map(({ value }) => value);
};

describe("margins for the valuation", () => {
  it("go from the latest to the middle of the latest three, with quartiles of ten years where those are wider", () => {
    // Of 5, 10, 10, 20 and 30 % the quartiles are 10 and 20 %; the latest three are 30, 20 and 10 %.
    expect(powerOf(margins("ebit", 50, 100, 300, 200, 100))).toEqual([0.1, 0.1, 0.2, 0.2]);
    // Of 10, 10, 30, 30 and 30 % they are 10 and 30 %; the latest three are 30, 10 and 10 %.
    expect(powerOf(margins("ebit", 300, 300, 300, 100, 100))).toEqual([0.1, 0.1, 0.1, 0.3]);
    expect(powerOf(margins("ebit", 100, 100, 300, 300, 300))).toEqual([0.3, 0.1, 0.3, 0.3]);
  });

  it("look ten years back, and not eleven", () => {
    const nine = [100, 100, 100, 100, 100, 100, 100, 100, 100];
    // The upper quartile of ten is the value at 6.75 of 0 to 9: with three of 50 % it reaches them by three quarters.
    expect(powerOf(margins("ebit", ...nine.slice(2), 500, 500, 100))?.[2]).toBe(0.5);
    expect(powerOf(margins("ebit", 500, 500, ...nine))?.[3]).toBe(0.1);
    expect(powerOf(margins("ebit", 500, 500, 500, ...nine.slice(2)))?.[3]).toBeCloseTo(0.4, 12);
    expect(powerOf(margins("ebit", 500, 500, 500, ...nine.slice(1)))?.[3]).toBe(0.1);
  });

  it("are those of three years of the last five at least, the latest among them", () => {
    expect(powerOf(margins("ebit", 100, 100, 100))).toEqual([0.1, 0.1, 0.1, 0.1]);
    expect(powerOf(margins("ebit", 100, 100))).toBeUndefined();
    const none: Figures = { revenue: 1000, ebit: null };
    const known: Figures = { revenue: 1000, ebit: 100 };
    expect(powerOf(historyWith(known, known, known, none))).toBeUndefined();
    expect(powerOf(historyWith(known, known, none, none, known, none, known))).toBeUndefined();
    expect(powerOf(historyWith(known, none, known, none, known))).toEqual([0.1, 0.1, 0.1, 0.1]);
    expect(powerOf(historyWith(known, known, known, { revenue: 0, ebit: 0 }))).toBeUndefined();
  });

  it("of a cycle are what its years earned together, from the first year on", () => {
    // 100 + 100 + 400 of 500 + 500 + 3,000.
    const cycle = [
      { revenue: 500, ebit: 100 },
      { revenue: 500, ebit: 100 },
      { revenue: 3000, ebit: 400 },
    ];
    const [base, low, middle, high] = powerOf(historyWith(...cycle), true) ?? [];
    expect([base, middle]).toEqual([0.15, 0.15]);
    // Margins of 13.3, 20 and 20 %: the lower quartile lies half-way between the first two.
    expect(low).toBe(0.15);
    expect(high).toBeCloseTo(0.2, 12);
    expect(earningPowerOf(historyWith(...cycle), true)?.warnings).toEqual(["midCycle"]);
    expect(powerOf(historyWith(...cycle.slice(1)), true)).toBeUndefined();
  });
});

describe("earnings of an ordinary year", () => {
  const earningsOf = (history: ReturnType<typeof historyOf>, isCyclical = false) => {
    const earnings = normalEarningsOf(history, isCyclical);
    return earnings && [earnings.quantity.value, ...earnings.warnings];
  };

  it("are the latest revenue at the middle of the latest three margins, and more than a quarter away is said", () => {
    expect(earningsOf(margins("netIncome", 500, 500, 300, 200, 100))).toEqual([200, "earningsNormalised"]);
    expect(earningsOf(margins("netIncome", 100, 100, 75))).toEqual([100]);
    expect(earningsOf(margins("netIncome", 100, 100, 74))).toEqual([100, "earningsNormalised"]);
    expect(earningsOf(margins("netIncome", 100, 100, 125))).toEqual([100]);
    expect(earningsOf(margins("netIncome", -100, -100, -74))).toEqual([-100, "earningsNormalised"]);
    const grown = [
      { revenue: 1000, netIncome: 100 },
      { revenue: 1000, netIncome: 100 },
      { revenue: 2000, netIncome: 200 },
    ];
    expect(earningsOf(historyWith(...grown))).toEqual([200]);
  });

  it("are unknown with fewer than three years of the last five, or without any sales", () => {
    expect(earningsOf(margins("netIncome", 100, 100))).toBeNull();
    const [known, sold] = [{ revenue: 1000, netIncome: 100 }, { revenue: 1000 }];
    expect(earningsOf(historyWith(known, sold, sold, sold, known, known))).toBeNull();
    expect(earningsOf(historyWith(known, known, known, { revenue: 0, netIncome: 100 }))).toBeNull();
  });

  it("of a cycle are the latest revenue at the margin of all its years together", () => {
    // 150 of 3,000 is 5 %, of sales of 1,000.
    const cycle = [
      { revenue: 500, netIncome: 100 },
      { revenue: 1500, netIncome: 0 },
      { revenue: 1000, netIncome: 50 },
    ];
    expect(earningsOf(historyWith(...cycle), true)).toEqual([50, "midCycle"]);
  });

  it("stand for themselves where the latest revenue is unknown, and that is said", () => {
    const profits = (...all: readonly (number | null)[]) =>
      historyWith(...all.map((netIncome): Figures => ({ revenue: null, netIncome })));
    expect(earningsOf(profits(900, 100, 300, 200))).toEqual([200, "revenueUnknown"]);
    expect(earningsOf(profits(100, 300, 500))).toEqual([300, "revenueUnknown", "earningsNormalised"]);
    expect(earningsOf(profits(100, 200, 900), true)).toEqual([400, "revenueUnknown", "midCycle"]);
    expect(earningsOf(profits(100, 300))).toBeNull();
    expect(earningsOf(profits(100, 200, 300, null))).toBeNull();
    expect(earningsOf(profits(100, 100, 200, 300, null), true)).toBeNull();
  });
});

describe("return on the book", () => {
  const books = (...years: readonly (readonly [equity: number | null, netIncome: number | null])[]) =>
    historyWith(...years.map(([totalEquity, netIncome]): Figures => ({ totalEquity, netIncome })));

  it("is the middle of what five years earned on the equity they opened with, of ten for those that earn on their book", () => {
    const six = books([100, 0], [100, 40], [200, 20], [400, 20], [100, 80], [100, 10]);
    // 40, 20, 10, 20 and 10 %.
    expect(returnOnEquityOf(six, "normal")?.value).toBe(0.2);
    const eight = books([100, 0], [100, 5], [100, 5], [100, 5], [100, 20], [100, 20], [100, 20], [100, 20]);
    expect(returnOnEquityOf(eight, "normal")?.value).toBe(0.2);
    expect(
      returnOnEquityOf(
        books([100, 0], [100, 5], [100, 5], [100, 5], [100, 5], [100, 20], [100, 20], [100, 20]),
        "cycle",
      )?.value,
    ).toBe(0.05);
    expect(
      returnOnEquityOf(
        books([100, 0], [100, 5], [100, 5], [100, 5], [100, 5], [100, 20], [100, 20], [100, 20]),
        "normal",
      )?.value,
    ).toBe(0.2);
  });

  it("takes two years that opened with a book above zero", () => {
    expect(returnOnEquityOf(books([100, 0], [100, 10], [100, 20]), "normal")?.value).toBeCloseTo(0.15, 12);
    expect(returnOnEquityOf(books([100, 0], [100, 10]), "normal")).toBeNull();
    expect(returnOnEquityOf(books([0, 0], [100, 10], [100, 20]), "normal")).toBeNull();
    expect(returnOnEquityOf(books([1, 0], [100, 10], [100, 20]), "normal")?.value).toBeCloseTo((10 + 0.2) / 2, 12);
    expect(returnOnEquityOf(books([100, 0], [100, null], [100, 20]), "normal")).toBeNull();
    expect(returnOnEquityOf(books([null, 0], [100, 10], [100, 20]), "normal")).toBeNull();
  });

  it("makes an ordinary year of the latest book, where that is above zero", () => {
    const [tenth] = [returnOnEquityOf(books([100, 0], [400, 10], [400, 40]), "normal")];
    expect(normalEarningsOnBook(books([400, 40]), tenth)).toMatchObject({ quantity: { value: 40 }, warnings: [] });
    expect(normalEarningsOnBook(books([400, 20]), tenth)?.warnings).toEqual(["earningsNormalised"]);
    expect(normalEarningsOnBook(books([400, null]), tenth)?.warnings).toEqual([]);
    expect(normalEarningsOnBook(books([0, 40]), tenth)).toBeNull();
    expect(normalEarningsOnBook(books([1, 0.1]), tenth)?.quantity.value).toBeCloseTo(0.1, 12);
    expect(normalEarningsOnBook(books([null, 40]), tenth)).toBeNull();
    expect(normalEarningsOnBook(books([400, 40]), null)).toBeNull();
  });
});
