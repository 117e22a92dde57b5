import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMarketData } from "../../create-market-data.ts";
import { dataDirectory } from "./bundled-files.ts";

const data = createMarketData();
const barsOf = async (ticker: string) => (await data.historyOf(ticker)).history?.bars ?? [];

it("gives five years of Apple, oldest first", async () => {
  const bars = await barsOf("AAPL");
  expect(bars).toHaveLength(1256);
  expect(bars[0]).toEqual({
    date: "2021-04-26",
    open: 131.32,
    high: 131.55,
    low: 130.09,
    close: 131.22,
    volume: 66_905_100,
  });
  expect(bars.at(-1)?.date).toBe("2026-04-24");
  expect(bars.map(({ date }) => date)).toEqual(bars.map(({ date }) => date).toSorted());
});

it("knows whose daily prices there are: 23 companies, the largest first", () => {
  const tickers = data.tickersWithHistory();
  expect(tickers).toHaveLength(23);
  expect(tickers.slice(0, 2)).toEqual(["NVDA", "AAPL"]);
});

it("keeps each bar's open and close between its low and its high", async () => {
  expect(data.tickersWithHistory().length).toBeGreaterThan(20);
  for (const ticker of data.tickersWithHistory()) {
    const odd = (await barsOf(ticker)).filter(({ open, high, low, close }) => {
      if (open === null || high === null || low === null) return true;
      return low > Math.min(open, close) || high < Math.max(open, close);
    });
    expect(odd, ticker).toEqual([]);
  }
});

it("stands on the share basis of the month-end closes, splits included", async () => {
  let compared = 0;
  for (const ticker of data.tickersWithHistory()) {
    const { monthlyCloses } = (await data.fundamentalsOf(ticker)).fundamentals;
    const lastOf = new Map((await barsOf(ticker)).map(({ date, close }) => [date.slice(0, 7), close]));
    monthlyCloses?.closes.forEach((monthEnd, index) => {
      const month = monthAfter(monthlyCloses.from, index);
      const close = lastOf.get(month);
      // The last month of the bars is not over.
      if (monthEnd === null || close === undefined || month === "2026-04") return;
      compared += 1;
      expect(Math.abs(close / monthEnd - 1), `${ticker} ${month}: ${close}, ${monthEnd}`).toBeLessThan(0.02);
    });
  }
  expect(compared).toBe(16 * 60);
});

it("has no day on which a price halves or doubles, as it would at a split left out", async () => {
  for (const ticker of data.tickersWithHistory()) {
    const bars = await barsOf(ticker);
    const odd = bars.slice(1).filter(({ close }, index) => {
      const move = close / (bars[index]?.close ?? Number.NaN);
      return !(move > 0.6 && move < 1.5);
    });
    expect(odd, ticker).toEqual([]);
  }
});

it.each(["KO", "SPY", "ZZZZZZ", "constructor", "__proto__"])("has none of %s", async (ticker) => {
  expect((await data.historyOf(ticker)).history).toBeNull();
});

it("has none where the distributor of the data leaves them out", async () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-data-"));
  for (const name of ["companies.json.gz", "directory.json.gz", "reference.json", "credits.json"])
    symlinkSync(join(dataDirectory(), name), join(folder, name));
  const without = createMarketData({ dataDirectory: folder });
  expect((await without.historyOf("AAPL")).history).toBeNull();
  expect(without.tickersWithHistory()).toEqual([]);
  rmSync(folder, { recursive: true });
});

function monthAfter(from: string, months: number): string {
  const day = new Date(`${from}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}
