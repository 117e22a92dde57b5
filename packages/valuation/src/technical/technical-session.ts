import type { IsoDate } from "../inputs/units.ts";
import { traceBuilder } from "../trace/to-trace.ts";
import type { Quantity, Trace } from "../trace/trace.ts";
import { type Technical, type TechnicalLineName, technicalLineNames } from "./technical.ts";
import { leavesOf, lineQuantities, type PriceOrigin, volumeOf } from "./technical-quantities.ts";
import type { TechnicalReading } from "./technical-readings.ts";

/** The data of each session of a series: its prices, its volume, and every indicator line. */
export const sessionCellNames = ["open", "high", "low", "close", "volume", ...technicalLineNames] as const;
export type SessionCellName = (typeof sessionCellNames)[number];

export type TechnicalSession = {
  readonly cells: Readonly<Record<SessionCellName, TechnicalReading | null>>;
  readonly trace: Trace;
};

/**
 * One session of a series in numbers that can be worked out again, each down to the daily prices up to that day; null for a day
 * without prices. The values are those of the lines of `technicalOf`; what a source does not tell of the day is null.
 */
export function technicalSession(technical: Technical, date: IsoDate, about: PriceOrigin): TechnicalSession | null {
  const index = technical.days.findIndex((day) => day.date === date);
  const day = technical.days[index];
  if (day === undefined) return null;
  const leaf = leavesOf(about);
  const days = technical.days.slice(0, index + 1);
  const closes = days.map((each) => leaf("closePrice", each, each.close));
  const price = (name: "openPrice" | "highPrice" | "lowPrice", value: number | null) =>
    value === null ? null : leaf(name, day, value);
  const quantities: Record<SessionCellName, Quantity | null> = {
    open: price("openPrice", day.open),
    high: price("highPrice", day.high),
    low: price("lowPrice", day.low),
    close: closes.at(-1) ?? null,
    volume: volumeOf(day, leaf),
    ...lineQuantities({ days, lines: linesUpTo(technical, index), closes, leaf }),
  };
  const { nodes, idOf } = traceBuilder();
  const cells = Object.entries(quantities).map(([name, quantity]) => [
    name,
    quantity && { value: quantity.value, unit: quantity.unit, node: idOf(quantity) },
  ]);
  // `quantities` has one entry for each name.
  return { cells: Object.fromEntries(cells) as TechnicalSession["cells"], trace: { nodes, result: 0 } };
}

const linesUpTo = ({ lines }: Technical, index: number): Technical["lines"] =>
  // The names of the lines, each once.
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line.slice(0, index + 1)])) as Record<
    TechnicalLineName,
    Technical["lines"][TechnicalLineName]
  >;
