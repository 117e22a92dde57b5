import type { ListedForReader } from "../features/watchlist/contracts/watchlist.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const columns: readonly (readonly [name: string, of: (listed: ListedForReader) => Cell])[] = [
  ["ticker", ({ ticker }) => ticker],
  ["name", ({ name }) => name],
  ["price", ({ price }) => price?.value ?? null],
  ["priceCurrency", ({ price }) => price?.currency ?? null],
  ["priceAsOf", ({ price }) => price?.asOf ?? null],
  ["priceSource", ({ price }) => price?.source ?? null],
  ["ownPrice", ({ ownPrice }) => ownPrice?.value ?? null],
  ["value", ({ value }) => value],
  ["currency", ({ currency }) => currency],
  ["difference", ({ gap }) => gap],
  ["status", ({ status }) => status],
  ["noSignal", ({ noSignal }) => noSignal?.reason ?? null],
  ["view", ({ view }) => view],
  ["failure", ({ failure }) => failure],
];

/**
 * Companies of a list as its reader sees them, as comma-separated values, one row each: by the price that the reader has noted, where
 * there is one. Names and codes are those of the API in every language; fractions are fractions.
 */
export const watchlistTable = (companies: readonly ListedForReader[]): string =>
  tableOf([columns.map(([name]) => name), ...companies.map((each) => columns.map(([, of]) => of(each)))]);
