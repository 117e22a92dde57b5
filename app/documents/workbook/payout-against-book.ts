import type { Sheet } from "write-excel-file/node";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import { computedCell, headCell, noteCell, textCell } from "./cells.ts";

type Row = Sheet<never>["data"][number];
type Method = AnalysisAnswer["methods"][number]["method"];

/**
 * From the value by residual income to that by dividends: the lines between are cells of a sheet of their own, and the last
 * figure is the sum of what stands above it. `from` is the row of the title.
 */
export function payoutAgainstBookRows(
  { payoutAgainstBook: told }: AnalysisAnswer,
  { calculation, writer: { t }, from }: { calculation: Calculation<Method>; writer: Writer; from: number },
): Row[] {
  const start = calculation.resultOf("residualIncome");
  if (told === null || start === null) return [];
  const above = [start, ...told.lines].map((_, index) => `B${from + 1 + index}`);
  return [
    [headCell(t("analysis.how.differ.title"))],
    [
      textCell(t("methods.residualIncome.name")),
      computedCell({ formula: start, kept: told.residualIncome }, "perShare"),
    ],
    ...told.lines.map(({ line, value, node }): Row => {
      const cell = calculation.cellBeside(node);
      return [
        textCell(t(`quantities.${line}`)),
        cell === null ? null : computedCell({ formula: cell, kept: value }, "perShare"),
        noteCell(t(`analysis.how.differ.${line}`)),
      ];
    }),
    [
      textCell(t("methods.dividendDiscount.name")),
      computedCell({ formula: above.join("+"), kept: told.dividends }, "perShare"),
    ],
  ];
}
