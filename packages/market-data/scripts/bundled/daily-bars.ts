import { BundledDailyBars } from "../../src/providers/bundled/daily-bars.ts";
import { bundledCloseAdjustments } from "./closes.ts";
import { noteFor } from "./company-parts.ts";
import type { Source } from "./read-source.ts";
import type { Finding } from "./repairs.ts";

type Bar = Source["dailyBars"]["series"][string]["bars"][number];

const dayInMilliseconds = 86_400_000;
const hundredths = (price: number) => Math.round(price * 100);

/** The daily bars of companies as differences of whole hundredths. A bar that contradicts itself is left out, and noted. */
export function dailyBarsFile(
  source: Source,
  { companies, findings }: { companies: ReadonlySet<string>; findings: Finding[] },
): BundledDailyBars {
  const { dailyBars } = source;
  const given = Object.entries(dailyBars.series).filter(([ticker]) => companies.has(ticker));
  const series = given.map(([ticker, { currency, bars }]) => {
    const sound = bars.filter((bar) => {
      if (isSound(bar)) return true;
      noteFor(findings, ticker, bar[0])("barContradictsItself", bar.join(" "));
      return false;
    });
    return [ticker, { currency, ...differences(ticker, sound) }] as const;
  });
  const { daily: adjusted } = bundledCloseAdjustments(source);
  return BundledDailyBars.parse({ version: 1, adjusted, series: Object.fromEntries(series) });
}

function isSound([, open, high, low, close]: Bar): boolean {
  return low <= Math.min(open, close) && high >= Math.max(open, close);
}

function differences(ticker: string, bars: readonly Bar[]) {
  const days = bars.map(([date], index) => {
    const apart = (Date.parse(date) - Date.parse(bars[index - 1]?.[0] ?? date)) / dayInMilliseconds;
    if (index > 0 && apart <= 0) throw new Error(`${ticker}: the bar of ${date} is out of order`);
    return apart;
  });
  const closes = bars.map(([, , , , close]) => hundredths(close));
  const fromClose = (column: 1 | 2 | 3) => bars.map((bar, index) => hundredths(bar[column]) - (closes[index] ?? 0));
  return {
    first: bars[0]?.[0],
    days,
    close: closes.map((close, index) => close - (closes[index - 1] ?? 0)),
    open: fromClose(1),
    high: fromClose(2),
    low: fromClose(3),
    volume: bars.map(([, , , , , volume]) => volume),
  };
}
