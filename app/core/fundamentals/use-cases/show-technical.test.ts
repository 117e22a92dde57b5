import { createMarketData, type HistoryAnswer, type PriceBar } from "@valora/market-data";
import { replay, traceUnder } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { technicalIndicators, usualTechnicalIndicators } from "../contracts/technical.ts";
import { technicalQueryIn } from "../contracts/technical-address.ts";
import { readTechnicalQuery } from "./read-technical-query.ts";
import { showTechnical } from "./show-technical.ts";

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
  providers: ["tiingo"],
  skipped: [],
  staleSince: null,
});

const shown = (answer: HistoryAnswer, range: "3m" | "6m" | "1y" | "5y" = "1y") =>
  showTechnical(
    { now: () => new Date("2026-11-21T12:00:00Z"), marketData: { ...bundled, historyOf: async () => answer } },
    { ticker: "KO", range, indicators: technicalIndicators, points: "drawn" },
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
    expect(series?.readings.change?.value).toBeCloseTo(last / (series?.points[0]?.close ?? 0) - 1, 12);
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
    const none: HistoryAnswer = { history: null, providers: [], skipped: [], staleSince: null };
    expect(await shown(none)).toMatchObject({ series: null, absent: "noSource", notes: [] });
    const refused = { ...none, providers: ["tiingo"] };
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

  it("shows the included prices to their last day, says how old they are, and whose there are for others", async () => {
    const context = { now: () => new Date("2026-11-21T12:00:00Z"), marketData: bundled };
    const query = { range: "1y", indicators: ["rsi"], points: "sessions" } as const;
    const { series, trace, included } = await showTechnical(context, { ticker: "AAPL", ...query });
    expect(included).toEqual([]);
    expect(series).toMatchObject({ source: "bundled", to: "2026-04-24", ageInDays: 211, isOld: true, step: "day" });
    expect(series?.points.at(-1)).toEqual({ ...(series?.points.at(-1) ?? {}), rsi14: series?.readings.rsi14?.value });
    expect(series?.points.at(-1)).not.toHaveProperty("sma50");
    const strength = trace && traceUnder(trace, series?.readings.rsi14?.node ?? -1);
    expect(strength && replay(strength)).toBe(series?.readings.rsi14?.value);

    const without = await showTechnical(context, { ticker: "KO", ...query });
    expect(without).toMatchObject({ series: null, absent: "noSource", trace: null });
    expect(without.included).toHaveLength(23);
    expect(without.included).toContainEqual({ ticker: "RACE.MI", name: "Ferrari N.V." });
  });

  it("does not call a series old over a long weekend", async () => {
    const { series } = await shown(history(bars.slice(0, -1)));
    expect(series).toMatchObject({ to: "2026-11-19", ageInDays: 2, isOld: false });
  });
});

describe("the question about prices", () => {
  const asked = (search: string) => technicalQueryIn("KO", new URLSearchParams(search));

  it("uses the defaults for parameters that an address lacks or does not know", () => {
    expect(asked("")).toEqual({ ticker: "KO", range: "1y", indicators: usualTechnicalIndicators, points: "drawn" });
    expect(asked("range=10y&indicators=stars")).toEqual(asked(""));
    expect(asked("range=6m&indicators=rsi,sma")).toMatchObject({ range: "6m", indicators: ["sma", "rsi"] });
    expect(asked("indicators=none").indicators).toEqual([]);
  });

  it("refuses it of a program", () => {
    const read = (search: string) => readTechnicalQuery(new URLSearchParams(search), (typed) => typed);
    expect(read("ticker=ko&indicators=rsi,sma,rsi")).toEqual({
      ticker: "KO",
      range: "1y",
      indicators: ["sma", "rsi"],
      points: "sessions",
    });
    expect(() => read("ticker=KO&indicators=stars")).toThrow("enumInvalid");
    expect(() => read("ticker=KO&range=10y")).toThrow("enumInvalid");
    expect(() => read("range=1y")).toThrow("paramRequired");
  });
});
