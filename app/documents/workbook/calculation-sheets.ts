import type { QuantityName, TraceNode } from "@valora/valuation";
import type { Sheet } from "write-excel-file/node";
import type { RateName } from "../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { quantityNameKey } from "../../messages/assumption-texts.ts";
import { filingAddress } from "../../messages/filing-address.ts";
import { type Formats, formatsFor } from "../../messages/formats.ts";
import type { Language } from "../../messages/languages.ts";
import { sourceTexts } from "../../messages/source-texts.ts";
import type { Translate } from "../../messages/translator.ts";
import type { CalculationRow, CalculationSheet } from "./calculation.ts";
import { besideNoteCell, computedCell, headCell, inputCell, noteCell, textCell, titleCell } from "./cells.ts";
import type { MergedNode } from "./merged-trace.ts";

export type Writer = {
  /** What the rate of the company is called. */
  rate: RateName;
  language: Language;
  t: Translate;
  currency: string;
  /** The reader's choices; other choices that stand as inputs are the engine's own numbers. */
  chosen: readonly QuantityName[];
};
type Row = Sheet<never>["data"][number];

/** A sheet of inputs or of steps: name, period, value, unit, how, and where it comes from. */
export function calculationSheet(
  { kind, name, method, rows }: CalculationSheet,
  nodes: readonly MergedNode[],
  writer: Writer,
): Sheet<never> {
  const { t } = writer;
  const heading = headingOf({ kind, name, method }, t);
  const last = kind === "inputs" ? t("workbook.heads.source") : t("workbook.heads.how");
  return {
    sheet: name,
    stickyRowsCount: 3,
    columns: [{ width: 46 }, { width: 22 }, { width: 18 }, { width: 16 }, { width: 70 }, { width: 3 }],
    data: [
      [titleCell(heading)],
      [noteCell(kind === "inputs" ? t("workbook.horizon") : "")],
      [
        headCell(t("workbook.heads.item")),
        headCell(t("workbook.heads.period")),
        headCell(t("workbook.heads.value"), "right"),
        headCell(t("workbook.heads.unit")),
        headCell(last),
      ],
      ...rows.map((row) => rowCells(row, nodes, writer)),
    ],
  };
}

function headingOf({ kind, name, method }: Pick<CalculationSheet, "kind" | "name" | "method">, t: Translate): string {
  if (kind === "beside") return t("analysis.how.differ.title");
  if (kind === "method" && method !== null) return t("workbook.methodTitle", { method: name });
  return t(kind === "inputs" ? "workbook.inputsTitle" : "workbook.sharedTitle");
}

function rowCells(row: CalculationRow, nodes: readonly MergedNode[], writer: Writer): Row {
  if (row.kind === "series") {
    const { first, cells } = row;
    const label = first === null ? writer.t("workbook.slopes") : nameOf(first, writer);
    const unit = first?.unit ?? "ratio";
    return [noteCell(`↳ ${label}`), null, null, null, null, null, ...cells.map((cell) => computedCell(cell, unit))];
  }
  const { node, at } = row;
  const { t, currency } = writer;
  const value =
    row.kind === "leaf"
      ? inputCell(node.value, node.unit)
      : computedCell({ formula: row.formula, kept: node.value }, node.unit);
  const last = node.kind === "step" ? howOf(node, at.inputs, nodes, writer) : originOf(node, writer);
  return [
    textCell(nameOf(node, writer)),
    noteCell(periodOf(node, writer)),
    value,
    besideNoteCell(t(`workbook.units.${node.unit}`, { currency })),
    noteCell(last),
  ];
}

export const nameOf = (node: TraceNode, { t, rate }: Writer): string =>
  node.kind === "figure" ? t(`figures.${node.name}`) : t(quantityNameKey(node.name, rate));

function periodOf(node: TraceNode, { t, language }: Writer): string {
  const { date } = formatsFor(language);
  if (node.kind === "figure") {
    const { months, fiscalYearEnd } = node;
    const isOfMonths = months !== undefined && months !== null;
    return isOfMonths
      ? t("workbook.months", { months: String(months), date: date(fiscalYearEnd) })
      : date(fiscalYearEnd);
  }
  if (node.kind === "reference") return date(node.asOf);
  return node.year !== undefined && node.year !== null ? t("workbook.year", { year: String(node.year) }) : "";
}

type Step = Extract<TraceNode, { kind: "step" }>;

type FunctionWord = "quantile" | "median" | "mean" | "max" | "min" | "over";

/** The formula with the names of what it takes. */
function howOf(step: Step, inputs: MergedNode["inputs"], nodes: readonly MergedNode[], writer: Writer): string {
  const told = step.expression.replaceAll(
    /\b(?:median slope of ln|quantile|median|mean|max|min|over)\b(?!\w*\})/g,
    (word) => writer.t(`trace.functions.${word === "median slope of ln" ? "medianSlope" : (word as FunctionWord)}`), // the pattern lists exactly these
  );
  return told.replaceAll(/\{(\w+)\}/g, (_, input: string) => {
    const ids = inputs[input];
    const first = nodes[(typeof ids === "number" ? ids : ids?.[0]) ?? -1]?.node;
    return first === undefined ? "0" : `«${nameOf(first, writer)}»`;
  });
}

/** Which filing, which publication, or whose choice. */
function originOf(node: Exclude<TraceNode, Step>, { t, language, chosen }: Writer): string {
  const isSteered = node.kind === "assumption" && node.chosenBy === "user" && node.year === undefined;
  if (isSteered && !chosen.includes(node.name)) {
    return t("workbook.computed");
  }
  if (node.kind === "assumption") return t(`trace.chosenBy.${node.chosenBy}`);
  const formats: Formats = formatsFor(language);
  const { nameOf: sourceName } = sourceTexts({ t, formats });
  if (node.kind === "reference") {
    return [node.ticker, sourceName(node.source)].filter((part) => part !== null).join(" · ");
  }
  if (node.provider === "import") return uploadedCell(node, t);
  if (node.filed !== undefined) return ownOrigin(node, { t, formats });
  const { ticker, origin, accession, filedAt } = node;
  const isAtSec = accession !== null && filingAddress(ticker, accession, null) !== null;
  const document = isAtSec ? t("trace.accession", { accession }) : t("trace.noAccession");
  const filed = filedAt === null ? t("trace.notFiled") : t("trace.filed", { date: formats.date(filedAt) });
  return [ticker, origin === null ? null : t(`figureOrigins.${origin}`), document, filed]
    .filter((part) => part !== null)
    .join(" · ");
}

type FigureNode = Extract<TraceNode, { kind: "figure" }>;

/** A reader's own figure, or what follows from one, and what is filed. */
function ownOrigin(node: FigureNode, { t, formats }: { t: Translate; formats: Formats }): string {
  const { ticker, filed, origin } = node;
  if (filed === undefined || filed.value === null) return `${ticker} · ${t("trace.ownAlone")}`;
  const told = { filed: formats.exact(filed.value, 2) };
  return `${ticker} · ${origin === "own" ? t("trace.own", told) : t("trace.followsOwn", told)}`;
}

/** The cell of the reader's own table, and whether it is several of them. */
function uploadedCell({ accession, origin }: FigureNode, t: Translate): string {
  const cell = accession === null ? t("figureOrigins.import") : t("imports.importedCell", { cell: accession });
  return origin === "derived" ? `${cell} · ${t("figureOrigins.derived")}` : cell;
}
