import type { Sheet } from "write-excel-file/node";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import { computed, head, note, words } from "./cells.ts";

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
    [head(t("analysis.how.differ.title"))],
    [words(t("methods.residualIncome.name")), computed({ formula: start, kept: told.residualIncome }, "perShare")],
    ...told.lines.map(({ line, value, node }): Row => {
      const cell = calculation.cellBeside(node);
      return [
        words(t(`quantities.${line}`)),
        cell === null ? null : computed({ formula: cell, kept: value }, "perShare"),
        note(t(`analysis.how.differ.${line}`)),
      ];
    }),
    [
      words(t("methods.dividendDiscount.name")),
      computed({ formula: above.join("+"), kept: told.dividends }, "perShare"),
    ],
  ];
}
