import { describe, expect, it } from "vitest";
import { inNumbers } from "../trace/calculation.ts";
import { assumption } from "../trace/trace.ts";
import { earningsPath, equityValue, payoutsAfterGrowth } from "./equity-value.ts";
import { growthOver } from "./growth-path.ts";
import { timelineOf } from "./timeline.ts";

const rate = (value: number) => assumption("growth", value, "rate");
/** Two years of horizon and two of the fade stage; growth of 10, 7.67, 5.33 and 3 %. */
const timeline = timelineOf({ horizon: 2, fadeYears: 2 });
const growth = growthOver(timeline, { first: rate(0.1), last: rate(0.03), chosen: [] });
const growths = [0.1, 0.1 - 0.07 / 3, 0.1 - 0.14 / 3, 0.03] as const;
const close = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 12));

describe("earnings of one share", () => {
  const pathOf = (dilution: number | null) =>
    earningsPath(inNumbers, {
      ...{ timeline, growth, earnings: rate(2) },
      dilution: dilution === null ? null : rate(dilution),
    });

  it("grow year by year", () => {
    const grown = growths.map((_, year) => growths.slice(0, year + 1).reduce((path, each) => path * (1 + each), 2));
    expect(pathOf(null)).toEqual(close(grown));
  });

  it("are shared with those who are given shares until the horizon, and no longer", () => {
    const [one, two] = [(2 * 1.1) / 1.02, (2 * 1.1 * (1 + growths[1])) / 1.02 ** 2];
    const [three, four] = [two * (1 + growths[2]), two * (1 + growths[2]) * 1.03];
    expect(pathOf(0.02)).toEqual(close([one, two, three, four]));
  });
});

describe("payouts after the cost of growth", () => {
  const payoutsFrom = (from?: number) =>
    payoutsAfterGrowth(inNumbers, timeline, {
      growths: growth.path(inNumbers),
      ...{ last: rate(0.03), returns: [0.16, 0.12], earned: 0.2, lasting: 0.1 },
      ...(from !== undefined && { from }),
    });

  it("leave what the growth of the next year takes at the return of that year", () => {
    // Growth of year 2 at what is earned, of years 3 and 4 at what is left of it, then at what lasts.
    const shares = [1 - growths[1] / 0.2, 1 - growths[2] / 0.16, 1 - 0.03 / 0.12, 1 - 0.03 / 0.1];
    expect(payoutsFrom()).toEqual({ payouts: close(shares), lastPayout: expect.closeTo(0.7, 12) });
    expect(payoutsFrom(3).payouts).toEqual(close(shares.slice(2)));
  });
});

describe("the value of a share by its payouts", () => {
  const shareWorth = (elapsed: number, paidOut: number) =>
    equityValue(
      inNumbers,
      {
        timeline,
        growth,
        earnings: rate(2),
        dilution: null,
        elapsed: rate(elapsed),
        costOfEquity: rate(0.08),
        paidOut: rate(paidOut),
      },
      {
        ...{ name: "projectedDividendPerShare", present: "presentValueOfDividends" },
        ...{ earnings: [2, 3, 4, 5], payouts: [0.5, 0.5, 0.6], lastPayout: 0.7 },
      },
    );
  // 1, 1.5, 2.4 and, at the last payout, 3.5; then 5 × 1.03 × 0.7 growing by 3 %.
  const atYearEnd = 1 / 1.08 + 1.5 / 1.08 ** 2 + 2.4 / 1.08 ** 3 + 3.5 / 1.08 ** 4;
  const terminal = (5 * 1.03 * 0.7) / (0.08 - 0.03);

  it("is that of each year's payout in its middle, and of those for ever after", () => {
    const { result, terminalValue, present, presentTerminal } = shareWorth(0, 0);
    expect(terminalValue).toBeCloseTo(terminal, 10);
    expect(present).toBeCloseTo(atYearEnd * Math.sqrt(1.08), 10);
    expect(presentTerminal).toBeCloseTo((terminal / 1.08 ** 4) * Math.sqrt(1.08), 10);
    expect(result).toBeCloseTo(present + presentTerminal, 12);
  });

  it("is rolled to the price date, less what was paid out since", () => {
    expect(shareWorth(0.5, 0.3).result).toBeCloseTo((atYearEnd + terminal / 1.08 ** 4) * 1.08 - 0.3, 10);
  });
});
