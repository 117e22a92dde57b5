import { createMarketData, type HistoryAnswer, type PriceBar } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { showTechnical, technicalRangeIn } from "./show-technical.ts";

const bundled = await createMarketData();

/** Every weekday of two years before 20 November 2026, closing at 100, 101, 102… */
const bars: PriceBar[] = Array.from({ length: 730 }, (_, index) => new Date(Date.UTC(2024, 10, 21 + index)))
  .filter((day) => day.getUTCDay() % 6 !== 0)
  .map((day, index) => ({
    date: day.toISOString().slice(0, 10),
    open: 99.5 + index,
    high: 101 + index,
    low: 99 + index,
    close: 100 + index,
    volume: 10,
  }));
const history = (given: readonly PriceBar[]): HistoryAnswer => ({
  history: {
    ticker: "KO",
    currency: "USD",
    source: "tiingo",
    adjustedFor: "splits",
    bars: given,
    dividends: null,
    splits: null,
  },
  sources: ["tiingo"],
  skipped: [],
  staleSince: null,
});

const shown = (answer: HistoryAnswer, range: "3m" | "6m" | "1y" | "5y" = "1y") =>
  showTechnical(
    { now: () => new Date("2026-11-21T12:00:00Z"), marketData: { ...bundled, historyOf: async () => answer } },
    { ticker: "KO", range },
  );

describe("showTechnical", () => {
  it("shows the days of the range, with indicators that know the days before it", async () => {
    const { series, name, absent } = await shown(history(bars), "3m");
    expect({ name, absent }).toEqual({ name: "Coca-Cola Company", absent: null });
    expect(series?.step).toBe("day");
    expect(series?.points[0]?.date).toBe("2026-08-20");
    const last = bars.length - 1 + 100;
    expect(series?.points[0]?.sma200).toBe((series?.points[0]?.close ?? 0) - 99.5);
    expect(series?.points.at(-1)).toMatchObject({ close: last, sma50: last - 24.5, rsi14: 100 });
    expect(series?.change).toBeCloseTo(last / (series?.points[0]?.close ?? 0) - 1, 12);
    expect(series?.latest.map(({ date }) => date).slice(0, 2)).toEqual([bars.at(-1)?.date, bars.at(-2)?.date]);
    expect(series?.latest).toHaveLength(30);
  });

  it("draws many years by weeks: first opening, extremes, last close, all that was traded", async () => {
    const { series } = await shown(history(bars), "5y");
    expect(series?.step).toBe("week");
    // the first whole week begins on Monday 25 November 2024, the third day of the series
    expect(series?.points[1]).toMatchObject({
      date: "2024-11-29",
      open: 101.5,
      high: 107,
      low: 101,
      close: 106,
      volume: 50,
    });
  });

  it("says why there is nothing to show, and puts nothing in its place", async () => {
    const none: HistoryAnswer = { history: null, sources: [], skipped: [], staleSince: null };
    expect(await shown(none)).toMatchObject({ series: null, absent: "noSource", notes: [] });
    const refused = { ...none, sources: ["tiingo"] };
    const skipped = [{ provider: "tiingo", kind: "rateLimited", covers: "history" }] as const;
    expect(await shown({ ...refused, skipped })).toMatchObject({
      series: null,
      absent: "noAnswer",
      notes: [{ code: "providerSkipped", params: { provider: "tiingo", reason: "rateLimited", covers: "history" } }],
    });
    const [first] = bars;
    if (first === undefined) throw new Error("no bars");
    expect(await shown(history([first, first]))).toMatchObject({ series: null, absent: "unreadable" });
  });

  it("takes an unknown range for a year", () => {
    expect([null, "6m", "10y"].map(technicalRangeIn)).toEqual(["1y", "6m", "1y"]);
  });
});
