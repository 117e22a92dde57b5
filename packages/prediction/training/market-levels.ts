import type { Money } from "@valora/valuation";
import { type AnchorName, anchorNames } from "../src/model-file.ts";
import type { Example } from "./examples.ts";
import { median } from "./statistics.ts";

/** The denominator of a multiple in an example's row. Null where it is unknown or not positive. */
export function anchorOf({ row: { figures } }: Example, anchor: AnchorName): Money | null {
  const amounts = {
    assets: figures.totalAssets,
    sales: figures.revenue,
    earnings: figures.netIncome,
    operatingCashFlow: figures.operatingCashFlow,
    equity: figures.totalEquity,
  };
  const amount = amounts[anchor];
  return amount !== null && amount > 0 ? amount : null;
}

/** ln(market value ÷ anchor); NaN where the multiple does not exist. */
export function logMultiple(example: Example, anchor: AnchorName): number {
  const amount = anchorOf(example, anchor);
  return amount === null ? Number.NaN : Math.log(example.marketValue / amount);
}

export type Levels = Readonly<Record<AnchorName, number>>;

/** Median log multiple of the market in every market year. */
export function levelsByYear(examples: readonly Example[]): Map<number, Levels> {
  return new Map([...Map.groupBy(examples, ({ year }) => year)].map(([year, rows]) => [year, levelsOf(rows)]));
}

export function levelsOf(rows: readonly Example[]): Levels {
  const known = (anchor: AnchorName) =>
    rows.map((row) => logMultiple(row, anchor)).filter((value) => !Number.isNaN(value));
  // The record is complete: it has one entry for each name of `anchorNames`.
  return Object.fromEntries(anchorNames.map((anchor) => [anchor, median(known(anchor))])) as Levels;
}

/**
 * The market's levels at a later date, from a table of that date: those of the last training year moved by the change of
 * the medians over the companies that are in both.
 */
export function movedLevels(last: readonly Example[], later: readonly Example[]): Levels {
  const tickers = new Set(later.map(({ ticker }) => ticker));
  const common = last.filter(({ ticker }) => tickers.has(ticker));
  const commonTickers = new Set(common.map(({ ticker }) => ticker));
  const before = levelsOf(common);
  const after = levelsOf(later.filter(({ ticker }) => commonTickers.has(ticker)));
  const all = levelsOf(last);
  return Object.fromEntries(
    anchorNames.map((anchor) => [anchor, all[anchor] + after[anchor] - before[anchor]]),
  ) as Levels; // One entry for each name, as above.
}
