import type { TraceNode } from "@valora/valuation";
import { parseExpression } from "./expression.ts";
import type { MergedNode, MergedTrace } from "./merged-trace.ts";
import { spreadsheetFormula } from "./spreadsheet-formula.ts";

/** A row of a sheet of the workbook. */
export type CalculationRow<Method extends string = string> =
  | { kind: "leaf"; at: MergedNode<Method>; node: Exclude<TraceNode, { kind: "step" }> }
  | { kind: "step"; at: MergedNode<Method>; node: Extract<TraceNode, { kind: "step" }>; formula: string }
  /** The cells of a series beside each other, which a formula above takes together. */
  | { kind: "series"; first: TraceNode | null; cells: readonly Followed[] };

/** A formula and the number that it yields for the inputs as they are. */
type Followed = { formula: string; kept: number };

export type CalculationSheet<Method extends string = string> = {
  name: string;
  /** The method whose steps these are; null for the other kinds. */
  method: Method | null;
  /** `beside`: the steps of no method, between two of them. */
  kind: "inputs" | "shared" | "method" | "beside";
  rows: readonly CalculationRow<Method>[];
};

export type Calculation<Method extends string = string> = {
  sheets: readonly CalculationSheet<Method>[];
  /** The cell with a method's value. */
  resultOf: (method: Method) => string | null;
  /** The cell of a step of the trace beside the methods, by its number there. */
  cellBeside: (node: number) => string | null;
  /** The cell of an input, where a method uses it. */
  leafCell: (isIt: (node: TraceNode) => boolean) => string | null;
};

/** The first row under the title and the heads of the columns. */
export const firstRow = 4;
/** Where values stand, and where series begin. */
export const valueColumn = "C";
const firstSeriesColumn = 7;

type Home = { sheet: string; row: number };

/** Lays a graph out over sheets: inputs, what several methods share, one for each method, what lies between; every step is a formula. */
export function calculationOf<Method extends string>(
  merged: MergedTrace<Method>,
  names: { inputs: string; shared: string; beside: string; of: (method: Method) => string },
): Calculation<Method> {
  const sheetOf = ({ node, usedBy }: MergedNode<Method>): string => {
    const [method, other] = usedBy;
    if (node.kind !== "step") return names.inputs;
    if (method === undefined) return names.beside;
    return other === undefined ? names.of(method) : names.shared;
  };
  const rows = new Map<string, CalculationRow<Method>[]>([
    [names.inputs, []],
    [names.shared, []],
  ]);
  const homes: Home[] = [];
  for (const [index, each] of inOrder(merged.nodes)) {
    const sheet = sheetOf(each);
    const own = rows.get(sheet) ?? [];
    rows.set(sheet, own);
    homes[index] = { sheet, row: firstRow + own.length };
    own.push(...rowsOf(each, { sheet, row: firstRow + own.length, homes, nodes: merged.nodes }));
  }
  const methods = new Map([...merged.results.keys()].map((method) => [names.of(method), method]));
  const kindOf = (name: string) => {
    if (name === names.beside) return "beside";
    return name === names.inputs ? "inputs" : name === names.shared ? "shared" : "method";
  };
  const cellOf = (index: number | undefined) => {
    const home = index === undefined ? undefined : homes[index];
    return home === undefined ? null : reference(home, null);
  };
  return {
    sheets: [...rows].map(([name, own]) => {
      const method = methods.get(name) ?? null;
      return { name, method, kind: kindOf(name), rows: own };
    }),
    cellBeside: (node) => cellOf(merged.beside[node]),
    resultOf: (method) => cellOf(merged.results.get(method)),
    leafCell: (isIt) => {
      const index = merged.nodes.findIndex(({ node }) => isIt(node));
      return index < 0 ? null : cellOf(index);
    },
  };
}

const ranks = { user: 0, scenario: 1, convention: 2 } as const;

/** The reader's choices come first, then market and filings; steps keep the order in which they are computed. */
function inOrder<Method extends string>(nodes: readonly MergedNode<Method>[]): [number, MergedNode<Method>][] {
  const rank = ({ node }: MergedNode) => {
    if (node.kind === "assumption") return ranks[node.chosenBy];
    return node.kind === "reference" ? 3 : node.kind === "figure" ? 4 : 5;
  };
  return [...nodes.entries()].sort(([a, one], [b, other]) => rank(one) - rank(other) || a - b);
}

type Place = { sheet: string; row: number; homes: readonly Home[]; nodes: readonly MergedNode[] };

function rowsOf<Method extends string>(each: MergedNode<Method>, place: Place): CalculationRow<Method>[] {
  const { node, inputs } = each;
  if (node.kind !== "step") return [{ kind: "leaf", at: each, node }];
  const { sheet, homes, nodes } = place;
  const cell = (index: number) => reference(homes[index] ?? { sheet, row: 0 }, sheet);
  const followed = (index: number) => ({ formula: cell(index), kept: nodes[index]?.node.value ?? Number.NaN });
  const series: CalculationRow<Method>[] = [];
  const rangeOf = new Map<string, string>();
  const add = (name: string, cells: readonly Followed[], first: TraceNode | null) => {
    series.push({ kind: "series", first, cells });
    rangeOf.set(name, range(place.row + series.length, cells.length));
  };
  for (const [name, ids] of Object.entries(inputs)) {
    if (typeof ids === "number" || ids.length === 0) continue;
    add(name, ids.map(followed), nodes[ids[0] ?? -1]?.node ?? null);
  }
  const isSeries = (name: string) => Array.isArray(inputs[name]);
  const expression = parseExpression(node.expression, isSeries);
  if (node.expression.includes("median slope")) {
    const [values = [], years = []] = series.map((row, index) =>
      row.kind === "series"
        ? row.cells.map(({ kept }, at) => ({
            formula: `${column(firstSeriesColumn + at)}${place.row + index + 1}`,
            kept,
          }))
        : [],
    );
    add("slopes", slopesBetween(values, years), null);
  }
  const formula = spreadsheetFormula(expression, {
    isSeries,
    slopes: rangeOf.get("slopes") ?? null,
    of: (name) => {
      const ids = inputs[name];
      // A sum without terms is nothing.
      return typeof ids === "number" ? cell(ids) : (rangeOf.get(name) ?? "0");
    },
  });
  return [{ kind: "step", at: each, node, formula }, ...series];
}

function slopesBetween(values: readonly Followed[], years: readonly Followed[]): Followed[] {
  return values.flatMap((value, index) =>
    values.slice(index + 1).flatMap((later, after) => {
      const [from, to] = [years[index], years[index + 1 + after]];
      if (from === undefined || to === undefined) return [];
      return {
        formula: `(LN(${later.formula})-LN(${value.formula}))/(${to.formula}-${from.formula})`,
        kept: (Math.log(later.kept) - Math.log(value.kept)) / (to.kept - from.kept),
      };
    }),
  );
}

const reference = ({ sheet, row }: Home, from: string | null) =>
  sheet === from ? `${valueColumn}${row}` : `'${sheet.replaceAll("'", "''")}'!${valueColumn}${row}`;

const range = (row: number, length: number) =>
  `${column(firstSeriesColumn)}${row}:${column(firstSeriesColumn + length - 1)}${row}`;

/** 1 is A, 27 is AA. */
export function column(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : column((number - 1 - rest) / 26) + letter;
}
