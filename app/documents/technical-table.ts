import {
  linesOfIndicator,
  type TechnicalAnswer,
  type TechnicalIndicator,
} from "../core/fundamentals/contracts/technical.ts";
import { tableOf } from "./written-cell.ts";

const prices = ["open", "high", "low", "close", "volume"] as const;

/**
 * Daily prices with the indicators asked for as comma-separated values, one row a session, oldest first. Names are those of
 * the API in every language; what is unknown is empty, and without prices there is the head alone.
 */
export function technicalTable({ ticker, series }: TechnicalAnswer, indicators: readonly TechnicalIndicator[]): string {
  const lines = indicators.flatMap((indicator) => linesOfIndicator[indicator]);
  const head = ["schemaVersion", "ticker", "currency", "source", "adjustedFor", "date", ...prices, ...lines];
  const rows = (series?.points ?? []).map((point) => [
    1,
    ticker,
    series?.currency ?? null,
    series?.source ?? null,
    series?.adjustedFor ?? null,
    point.date,
    ...prices.map((name) => point[name]),
    ...lines.map((name) => point[name] ?? null),
  ]);
  return tableOf([head, ...rows]);
}
