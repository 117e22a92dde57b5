import { marketMultipleNames } from "@valora/valuation/multiples-through-time";
import type { MultiplesAnswer } from "../core/fundamentals/contracts/multiples.ts";
import { tableOf } from "./written-cell.ts";

type Cells = MultiplesAnswer["months"][number]["cells"];

/**
 * Multiples through time as comma-separated values, one row a month, oldest first, and the row of today's price last. Names are
 * those of the API in every language; what is unknown is empty, and the column beside it says why.
 */
export function multiplesTable({ ticker, provider, months, today, lines }: MultiplesAnswer): string {
  const heads = marketMultipleNames.flatMap((name) => [name, `${name}Absent`]);
  const now = marketMultipleNames.flatMap((name) => written(lines.find((line) => line.name === name)?.today));
  const rowOf = (asOf: string | null, accountsEnd: string | null, cells: readonly (string | number | null)[]) => [
    ...[1, ticker, provider],
    ...[asOf, accountsEnd, ...cells],
  ];
  return tableOf([
    ["schemaVersion", "ticker", "source", "asOf", "accountsEnd", ...heads],
    ...months.map(({ asOf, accountsEnd, cells }) =>
      rowOf(
        asOf,
        accountsEnd,
        marketMultipleNames.flatMap((name) => written(cells[name])),
      ),
    ),
    rowOf(today.asOf, today.accountsEnd, now),
  ]);
}

const written = (cell: Cells[keyof Cells] | undefined): readonly (string | number | null)[] =>
  cell === undefined || cell.value === null ? [null, cell?.reason ?? null] : [cell.value, null];
