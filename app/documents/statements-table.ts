import { traceUnder } from "@valora/valuation";
import type { StatementsAnswer } from "../core/fundamentals/contracts/statements.ts";
import { tableOf } from "./written-cell.ts";

type Figure = StatementsAnswer["statements"][number]["lines"][number]["cells"][number];

/** The heads of the columns; quarters and twelve months are told by their last day and their length. */
function headsOf(period: StatementsAnswer["period"]): readonly string[] {
  const covered = period === "annual" ? ["fiscalYearEnd"] : ["periodEnd", "months"];
  const origin = ["value", "unit", "origin", "accession", "filedAt"];
  return ["schemaVersion", "ticker", "currency", "statement", "figure", ...covered, ...origin];
}

/** The day that was asked for, in every row; no column without one. */
const dayOf = ({ asOf }: StatementsAnswer) => (asOf === null ? [] : [asOf.day]);

/**
 * Statements as comma-separated values, one row a figure and period. Names are those of the API in every language, amounts
 * are whole units of the currency, and what is unknown is empty. A figure made of other periods names all their filings.
 */
export function statementsTable(answer: StatementsAnswer): string {
  const { ticker, currency, period, columns, statements } = answer;
  const rows = statements.flatMap(({ name, lines }) =>
    lines.flatMap(({ figure, cells }) =>
      cells.map((cell, index) => [
        1,
        ticker,
        currency,
        name,
        figure,
        columns[index]?.periodEnd ?? null,
        ...(period === "annual" ? [] : [columns[index]?.months ?? null]),
        cell.value,
        cell.value === null ? null : cell.unit,
        ...originOf(cell, answer),
        ...dayOf(answer),
      ]),
    ),
  );
  const parts = segmentRows(answer);
  const heads = [...headsOf(period), ...(answer.asOf === null ? [] : ["asOf"])];
  if (parts.length === 0) return tableOf([heads, ...rows]);
  return tableOf([[...heads, "part", "partElement"], ...rows.map((row) => [...row, null, null]), ...parts]);
}

/** Parts of the company after the statements, where the source tells of them: a row a part, figure and year. */
function segmentRows(answer: StatementsAnswer): (string | number | null)[][] {
  const { ticker, currency, columns, segments } = answer;
  return (segments ?? []).flatMap(({ axis, figure, lines, rest }) => {
    const unassigned = { label: "outsideSegments", member: null, cells: rest };
    return [...lines, unassigned].flatMap(({ label, member, cells }) =>
      cells.map((cell, index) => [
        1,
        ticker,
        currency,
        axis,
        figure,
        columns[index]?.periodEnd ?? null,
        cell.value,
        cell.value === null ? null : cell.unit,
        ...originOf(cell, answer),
        ...dayOf(answer),
        label,
        member,
      ]),
    );
  });
}

/** The name of the file: "valora-AAPL-statements-quarterly-2020-03-15.csv". */
export const statementsFileName = ({ ticker, period, asOf }: StatementsAnswer): string =>
  `valora-${ticker}-statements${period === "annual" ? "" : `-${period}`}${asOf === null ? "" : `-${asOf.day}`}.csv`;

function originOf(cell: Figure, { trace }: StatementsAnswer): (string | null)[] {
  if (cell.value === null) return [null, null, null];
  const node = trace.nodes[cell.node];
  if (node?.kind === "figure") return [node.origin, node.accession, node.filedAt];
  const leaves = (traceUnder(trace, cell.node)?.nodes ?? []).flatMap((leaf) => (leaf.kind === "figure" ? [leaf] : []));
  const accessions = new Set(leaves.flatMap(({ accession }) => accession ?? []));
  const filed = leaves.flatMap(({ filedAt }) => filedAt ?? []).toSorted();
  return ["derived", [...accessions].join(" "), filed.at(-1) ?? null];
}
