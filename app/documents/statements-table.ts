import type { StatementsAnswer } from "../contracts/statements.ts";
import { tableOf } from "./written-cell.ts";

type Figure = StatementsAnswer["statements"][number]["lines"][number]["cells"][number];

const columns = [
  "schemaVersion",
  "ticker",
  "currency",
  "statement",
  "figure",
  "fiscalYearEnd",
  "value",
  "unit",
  "origin",
  "accession",
  "filedAt",
] as const;

/**
 * Statements as comma-separated values, one row a figure and year. Names are those of the API in every language, amounts
 * are whole units of the currency, and what is unknown is empty.
 */
export function statementsTable(answer: StatementsAnswer): string {
  const { ticker, currency, years, statements } = answer;
  const rows = statements.flatMap(({ name, lines }) =>
    lines.flatMap(({ figure, cells }) =>
      cells.map((cell, index) => [
        1,
        ticker,
        currency,
        name,
        figure,
        years[index]?.fiscalYearEnd ?? null,
        cell.value,
        cell.value === null ? null : cell.unit,
        ...originOf(cell, answer),
      ]),
    ),
  );
  return tableOf([columns, ...rows]);
}

function originOf(cell: Figure, { trace }: StatementsAnswer): (string | null)[] {
  const node = cell.value === null ? undefined : trace.nodes[cell.node];
  return node?.kind === "figure" ? [node.origin, node.accession, node.filedAt] : [null, null, null];
}
