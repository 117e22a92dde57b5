import type { WrongNumber } from "../features/wrong-numbers/contracts/reported-figure.ts";
import { type Cell, tableOf } from "./written-cell.ts";

const columns: readonly (readonly [name: string, of: (report: WrongNumber) => Cell])[] = [
  ["id", ({ id }) => id],
  ["state", ({ state }) => state],
  ["reportedAt", ({ reportedAt }) => reportedAt.toISOString()],
  ["changedAt", ({ changedAt }) => changedAt.toISOString()],
  ["ticker", ({ ticker }) => ticker],
  ["figure", ({ figure }) => figure],
  ["kind", ({ kind }) => kind],
  ["value", ({ value }) => value],
  ["unit", ({ unit }) => unit],
  ["currency", ({ currency }) => currency],
  ["period", ({ period }) => period],
  ["months", ({ months }) => months],
  ["year", ({ year }) => year],
  ["provider", ({ provider }) => provider],
  ["source", ({ source }) => source],
  ["document", ({ document }) => document],
  ["page", ({ page }) => page],
  ["expected", ({ expected }) => expected],
  ["evidence", ({ evidence }) => evidence],
  ["comment", ({ comment }) => comment],
  ["email", ({ email }) => email],
  ["language", ({ language }) => language],
];

/** Reports of wrong numbers as comma-separated values, one row each. Names and codes are those of the API in every language. */
export const wrongNumberTable = (reports: readonly WrongNumber[]): string =>
  tableOf([columns.map(([name]) => name), ...reports.map((report) => columns.map(([, of]) => of(report)))]);
