import { expect, it } from "vitest";
import { replay } from "../trace/replay.ts";
import { traceUnder } from "../trace/to-trace.ts";
import { type PriceDay, technicalOf } from "./technical.ts";
import { type TechnicalReadingName, technicalReadings } from "./technical-readings.ts";

/** A year and a half of weekdays that go up and down, each with its range. */
const days: readonly PriceDay[] = Array.from({ length: 400 }, (_, index) => {
  const close = 100 + 20 * Math.sin(index / 17) + (index % 5);
  const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
  return { date, open: close, high: close + 1 + (index % 3), low: close - 2, close, volume: 1_000 + index };
});
const about = { ticker: "KO", source: "bundled", from: "2024-12-01" };

function read(given: readonly PriceDay[]) {
  const technical = technicalOf(given);
  if ("kind" in technical) throw new Error(technical.reason);
  return { technical, ...technicalReadings(technical, about) };
}

it("tells the last day of each line, bit for bit, and every number can be worked out again from daily prices", () => {
  const { technical, readings, trace } = read(days);
  for (const name of ["sma50", "sma200", "ema20", "bollingerUpper", "bollingerLower", "atr14", "macdSignal"] as const)
    expect(readings[name]?.value, name).toBe(technical.lines[name].at(-1));
  expect(readings.rsi14?.value).toBe(technical.lines.rsi14.at(-1));
  expect(readings.macd?.value).toBe(technical.lines.macd.at(-1));
  expect(readings.overLongAverage?.value).toBe(technical.overLongAverage);
  for (const [name, reading] of Object.entries(readings)) {
    const under = reading && traceUnder(trace, reading.node);
    expect(under && replay(under), name).toBe(reading?.value);
  }
});

it("names the day and the source of the extremes of the year, and counts the change from the first day of the range", () => {
  const { technical, readings, trace } = read(days);
  const nodeOf = (name: TechnicalReadingName) => trace.nodes[readings[name]?.node ?? -1];
  expect(readings.highest?.value).toBe(technical.yearRange?.highest);
  expect(readings.lowest?.value).toBe(technical.yearRange?.lowest);
  const highest = days.find(({ high }) => high === technical.yearRange?.highest);
  expect(nodeOf("highest")).toMatchObject({ kind: "reference", name: "highPrice", asOf: highest?.date, ticker: "KO" });
  const before = days.find(({ date }) => date === "2024-12-01");
  expect(readings.change?.value).toBe((days.at(-1)?.close ?? 0) / (before?.close ?? 0) - 1);
  expect(nodeOf("volume")).toMatchObject({ value: 1_399, unit: "shares", source: "bundled", asOf: "2025-02-03" });
});

it("counts the change from the first day of the range until the last one, and none where both are one day", () => {
  const changeFrom = (from: string) => {
    const technical = technicalOf(days);
    if ("kind" in technical) throw new Error(technical.reason);
    return technicalReadings(technical, { ...about, from }).readings.change?.value ?? null;
  };
  const [before, last] = days.slice(-2);
  expect(changeFrom(before?.date ?? "")).toBe((last?.close ?? 0) / (before?.close ?? 0) - 1);
  expect(changeFrom(last?.date ?? "")).toBeNull();
  expect(changeFrom("2999-01-01")).toBeNull();
});

it("tells nothing that needs more days, or what a source leaves out", () => {
  const { readings } = read(days.slice(0, 30).map((day) => ({ ...day, high: null, low: null, volume: null })));
  expect(readings.sma50).toBeNull();
  expect(readings.overLongAverage).toBeNull();
  expect(readings.atr14).toBeNull();
  expect(readings.volume).toBeNull();
  expect(readings.change).toBeNull();
  expect(readings.rsi14?.value).toBeGreaterThan(0);
});
