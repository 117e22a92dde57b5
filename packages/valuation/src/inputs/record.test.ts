import { describe, expect, it } from "vitest";
import { historyOf } from "../company/accounts/history.ts";
import {
  hasComeBackFromDeepSlump,
  hasGrownForYears,
  hasMostlyLost,
  hasOutgrownItsCycles,
  hasRisenAndFallen,
} from "./record.ts";
import { sampleFile, sampleStatement } from "./sample-company.ts";

type Year = readonly [revenue: number | null, ebit?: number | null, cash?: number | null];

/** A record of so many years until 2025, oldest first; it earns a tenth of its revenue where nothing else is told. */
function record(...years: readonly Year[]) {
  const { fundamentals } = sampleFile();
  const statements = years.map(([revenue, ebit, operatingCashFlow = null], index) =>
    sampleStatement(2026 - years.length + index, {
      revenue,
      ebit: ebit === undefined ? (revenue ?? 0) / 10 : ebit,
      operatingCashFlow,
    }),
  );
  return historyOf({ ...fundamentals, statements });
}

const ofRevenue = (...revenues: readonly (number | null)[]) => record(...revenues.map((revenue): Year => [revenue]));

/** Six years of so many growths, from 100. */
const growing = (...growths: readonly number[]) =>
  ofRevenue(
    100,
    ...growths.map((_, year) => growths.slice(0, year + 1).reduce((path, each) => path * (1 + each), 100)),
  );

describe("a company that has outgrown its cycles", () => {
  it("sells more than twice the most of five or more years ago", () => {
    expect(hasOutgrownItsCycles(ofRevenue(100, 500, 100, 600, 700, 800, 900, 1001))).toBe(true);
    expect(hasOutgrownItsCycles(ofRevenue(100, 500, 100, 600, 700, 800, 900, 1000))).toBe(false);
    // 2020 is five years ago, 2021 is not.
    expect(hasOutgrownItsCycles(ofRevenue(100, 600, 100, 100, 100, 1000))).toBe(true);
    expect(hasOutgrownItsCycles(ofRevenue(600, 100, 100, 100, 100, 1000))).toBe(false);
  });

  it("has years to be compared with, and a latest one", () => {
    expect(hasOutgrownItsCycles(ofRevenue(100, 200, 400, 800, 1600))).toBe(false);
    expect(hasOutgrownItsCycles(ofRevenue(100, 200, 400, 800, 1600, null))).toBe(false);
    expect(hasOutgrownItsCycles(ofRevenue(null, 200, 400, 800, 1600, 3200))).toBe(false);
  });
});

describe("a company that has grown for years", () => {
  it("has grown by 12 % a year over five years", () => {
    expect(hasGrownForYears(growing(0.121, 0.121, 0.121, 0.121, 0.121))).toBe(true);
    expect(hasGrownForYears(growing(0.119, 0.119, 0.119, 0.119, 0.119))).toBe(false);
    // What was before the five years does not count, unless it was more.
    expect(hasGrownForYears(growing(0.01, 0.01, 0.121, 0.121, 0.121, 0.121, 0.121))).toBe(true);
    expect(hasGrownForYears(ofRevenue(130, 100, 113, 128, 145, 164, 186))).toBe(false);
    expect(hasGrownForYears(ofRevenue(100, 100, 113, 128, 145, 164, 186))).toBe(true);
  });

  it("has grown by 8 % a year without its best year, whichever that was", () => {
    for (const best of [0, 2, 4]) {
      const growths = (usual: number) => [0, 1, 2, 3, 4].map((year) => (year === best ? 0.33 : usual));
      expect(hasGrownForYears(growing(...growths(0.081)))).toBe(true);
      expect(hasGrownForYears(growing(...growths(0.079)))).toBe(false);
    }
  });

  it("has three years of growth to show, up to the latest accounts", () => {
    expect(hasGrownForYears(growing(0.2, 0.2, 0.2))).toBe(true);
    expect(hasGrownForYears(growing(0.2, 0.2))).toBe(false);
    expect(hasGrownForYears(ofRevenue(100))).toBe(false);
    expect(hasGrownForYears(ofRevenue(null))).toBe(false);
    expect(hasGrownForYears(ofRevenue(100, 120, 144, 173, 208, null))).toBe(false);
    expect(hasGrownForYears(ofRevenue(0, 100, 120, 144, 173))).toBe(true);
  });
});

describe("years without revenue", () => {
  const spent = (revenue: number | null): Year => [revenue, -5];

  it("are no record of operations, whether none was made or none is told", () => {
    const [early, later] = [[10, 1] as const, [10, -5] as const];
    expect(hasMostlyLost(record(spent(0), spent(0), spent(0), early, early))).toBe(false);
    expect(hasMostlyLost(record(spent(null), spent(null), spent(null), early, early))).toBe(false);
    expect(hasMostlyLost(record(later, later, later, early, early))).toBe(true);
  });

  it("are no height from which growth is counted", () => {
    for (const none of [0, null])
      expect(hasGrownForYears(ofRevenue(none, none, 0.1, 0.113, 0.128, 0.145, 0.164))).toBe(true);
  });
});

describe("a record in another unit of money", () => {
  const told = [
    [1000, 1000, 1000, 900, 1000, 900, 1000, 1000],
    [1000, 850, 1000, 1000, 850, 1000, 1000, 1000],
    [1000, 950, 1000, 1000, 950, 1000, 1000, 1000],
    [900, 900, 900, 900, 600, 900, 900, 900],
    [100, 110, 120, 130, 150, 180, 230, 300],
    [100, 112.5, 126, 142, 160, 180],
    [100, 112.5, 126, 142, 160, 170],
  ];
  /** Operating income, and cash where it is told, as parts of an ordinary year's revenue. */
  const kinds: readonly ((revenue: number, usual: number) => Year)[] = [
    (revenue) => [revenue, revenue / 10],
    (revenue, usual) => [revenue, usual / 10],
    (revenue, usual) => [revenue, revenue < usual ? usual / 25 : usual / 10, usual / 10],
    (revenue, usual) => [revenue * 0.75, revenue < usual ? -usual / 50 : usual / 10],
    (revenue, usual) => [revenue < usual ? revenue * 0.7 : revenue, revenue < usual ? 0 : usual / 10, usual / 10],
    (revenue, usual) => [revenue, -usual / 10],
  ];
  const laws = { hasComeBackFromDeepSlump, hasGrownForYears, hasMostlyLost, hasOutgrownItsCycles, hasRisenAndFallen };

  it("says the same", () => {
    const answers = new Set<string>();
    for (const revenues of told)
      for (const kind of kinds) {
        const years = revenues.map((revenue) => kind(revenue, revenues[0] ?? 0));
        // A power of two, by which figures keep all of their digits.
        const small = years.map((year): Year => [inUnit(year[0]), inUnit(year[1]), inUnit(year[2])]);
        for (const [name, law] of Object.entries(laws)) {
          const answer = law(record(...years));
          expect(law(record(...small)), `${name} of ${JSON.stringify(years)}`).toBe(answer);
          answers.add(`${name} ${answer}`);
        }
      }
    // Each of them is met and not met.
    expect(answers.size).toBe(2 * Object.keys(laws).length);
  });

  const inUnit = (amount: number | null | undefined) => (amount ?? null) && Number(amount) * 2 ** -20;
});

describe("a company that has risen and fallen", () => {
  const usual: Year = [1000, 100];
  const slump: Year = [900, 60];
  const twice = (second: Year, back: Year = usual) => record(usual, usual, usual, slump, back, second, usual, usual);

  it("has twice lost a tenth of its revenue and two fifths of its profit", () => {
    expect(hasRisenAndFallen(twice(slump))).toBe(true);
    expect(hasRisenAndFallen(twice([901, 60]))).toBe(false);
    expect(hasRisenAndFallen(twice([900, 61]))).toBe(false);
    expect(hasRisenAndFallen(record(usual, usual, usual, slump, usual, usual, usual, usual))).toBe(false);
  });

  it("has come back in between: to nine tenths of the revenue, and to more than three fifths of the profit", () => {
    // From the new peak of 900 and 61 it falls again, to 810 and 36.
    expect(hasRisenAndFallen(twice([810, 36], [900, 61]))).toBe(true);
    expect(hasRisenAndFallen(twice([810, 37], [900, 61]))).toBe(false);
    expect(hasRisenAndFallen(twice([810, 36], [899, 61]))).toBe(false);
    expect(hasRisenAndFallen(twice([810, 36], [900, 60]))).toBe(false);
  });

  it("falls from the highest it has been, revenue and profit each", () => {
    const rising = (second: Year) => record([800, 100], [1000, 80], usual, slump, usual, [1100, 90], second, usual);
    expect(hasRisenAndFallen(rising([990, 60]))).toBe(true);
    expect(hasRisenAndFallen(rising([991, 60]))).toBe(false);
    expect(hasRisenAndFallen(rising([990, 61]))).toBe(false);
  });

  it("has eight years with revenue and profit to show", () => {
    expect(hasRisenAndFallen(record(usual, usual, slump, usual, slump, usual, usual))).toBe(false);
    expect(hasRisenAndFallen(record([1000, null], usual, usual, slump, usual, slump, usual, usual))).toBe(false);
    expect(hasRisenAndFallen(record([0, 0], usual, usual, slump, usual, slump, usual, usual))).toBe(false);
  });

  it("has earned something before it fell", () => {
    const losing: Year = [1000, -100];
    expect(hasRisenAndFallen(record(losing, [900, -200], losing, [900, -200], losing, losing, losing, losing))).toBe(
      false,
    );
    const even: Year = [1000, 0];
    expect(hasRisenAndFallen(record(even, [900, 0], even, [900, 0], even, even, even, even))).toBe(false);
  });

  it("has not sold a part that its cash flows still hold: a quarter of the revenue gone, and none of the cash", () => {
    const cash = (revenue: number, earned: number, flow: number | null): Year => [revenue, earned, flow];
    const told = (second: Year) =>
      hasRisenAndFallen(
        record(
          ...[0, 1, 2].map(() => cash(1000, 100, 100)),
          cash(900, 60, 10),
          cash(1000, 100, 100),
          second,
          usual,
          usual,
        ),
      );
    expect(told(cash(750, 50, 95))).toBe(false);
    expect(told(cash(751, 50, 95))).toBe(true);
    expect(told(cash(750, 50, 94))).toBe(true);
    expect(told(cash(750, 50, null))).toBe(true);
  });

  it("takes cash that was never told before for no sign of a part that left", () => {
    const fallen: Year = [750, 50, 95];
    expect(hasRisenAndFallen(record(usual, usual, usual, fallen, usual, fallen, usual, usual))).toBe(true);
  });
});

describe("a company that has come back from a deep slump", () => {
  const usual: Year = [900, 90];
  const fallen = (...slump: readonly Year[]) => record(usual, usual, usual, usual, ...slump, usual, usual, usual);

  it("had lost a third of its revenue, and money", () => {
    expect(hasComeBackFromDeepSlump(fallen([600, -1]))).toBe(true);
    expect(hasComeBackFromDeepSlump(fallen([601, -1]))).toBe(false);
    expect(hasComeBackFromDeepSlump(fallen([600, 0]))).toBe(false);
    expect(hasComeBackFromDeepSlump(fallen([800, 10], [600, -1]))).toBe(true);
    expect(hasComeBackFromDeepSlump(fallen([600, -1], [800, 10]))).toBe(true);
  });

  it("is out of it", () => {
    const still: Year = [600, -1];
    expect(hasComeBackFromDeepSlump(record(usual, usual, usual, usual, usual, still, still, still))).toBe(false);
    expect(hasComeBackFromDeepSlump(record(usual, usual, usual, usual, usual, still, [809, 90], still))).toBe(false);
    expect(hasComeBackFromDeepSlump(record(usual, usual, usual, usual, usual, still, [810, 90], still))).toBe(true);
  });
});

describe("a company that has mostly lost", () => {
  it("has made no profit in three of its last five years", () => {
    const of = (...profits: readonly (number | null)[]) =>
      hasMostlyLost(record(...profits.map((ebit): Year => [1000, ebit])));
    expect(of(-1, 0, 1, -1, 1)).toBe(true);
    expect(of(-1, 1, 1, 0, 1)).toBe(false);
    expect(of(-1, -1, 1, 1, 1, -1)).toBe(false);
    expect(of(-1, -1, 1, null, null)).toBe(false);
  });
});
