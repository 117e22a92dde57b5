import type { QuantityName } from "@valora/valuation";
import writeExcelFile from "write-excel-file/node";
import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { rateNameOf } from "../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import { calculationOf } from "./calculation.ts";
import { calculationSheet } from "./calculation-sheets.ts";
import { changesSheet } from "./changes-sheet.ts";
import { customScenarioSheet } from "./custom-scenario-sheet.ts";
import { keptValues } from "./kept-values.ts";
import { mergeTraces } from "./merged-trace.ts";
import { sumOfPartsSheet } from "./sum-of-parts-sheet.ts";
import { summarySheet } from "./summary-sheet.ts";

const longestSheetName = 31;

/**
 * An analysis as an Excel workbook in which every result is a formula: inputs with their sources on one sheet, each method's
 * steps on a sheet of its own, and a summary over them. A reader who changes an input sees what the engine would say.
 *
 * Beside each formula stands what it yields, so that previews and programs that do not calculate show numbers.
 * `chosen` are the assumptions that the reader has set; others that stand as inputs are called computed. What the engine decides by the figures (which form of a method, whether it votes) stays as it was when downloaded.
 */
export async function analysisWorkbook(
  answer: AnalysisAnswer,
  language: Language,
  chosen: readonly QuantityName[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const t = await translatorFor(language);
  const rate = rateNameOf(answer.assumptions);
  const writer = { language, t, currency: answer.company.currency, chosen, rate };
  const traces = answer.methods.flatMap(({ method, outcome }) =>
    outcome.kind === "estimate" ? [{ method, trace: outcome.trace }] : [],
  );
  const merged = mergeTraces(traces, answer.payoutAgainstBook?.trace ?? null);
  const inputs = t("workbook.sheets.inputs");
  const calculation = calculationOf(merged, {
    inputs,
    shared: t("workbook.sheets.shared"),
    beside: t("workbook.sheets.payoutAgainstBook"),
    of: (method) => t(`methods.${method}.name`).slice(0, longestSheetName),
  });
  const summary = summarySheet(answer, calculation, {
    ...writer,
    inputsName: inputs,
    name: t("workbook.sheets.summary"),
  });
  const sheets = calculation.sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => calculationSheet(sheet, merged.nodes, writer));
  const { changes } = answer.assumptions;
  const told =
    changes.length === 0
      ? []
      : [
          changesSheet(changes, calculation, {
            ...writer,
            name: t("workbook.sheets.changes"),
          }),
        ];
  const own =
    answer.customScenario === null
      ? []
      : [
          customScenarioSheet(answer.customScenario, {
            ...writer,
            name: t("workbook.sheets.custom"),
          }),
        ];
  const { sumOfParts } = answer;
  const parts =
    sumOfParts === null ? [] : [sumOfPartsSheet(sumOfParts, { ...writer, name: t("workbook.sheets.parts") })];
  const all = [summary, ...told, ...own, ...parts, ...sheets];
  const look = { fontFamily: "Calibri", fontSize: 11 };
  const bytes = await writeExcelFile(all, { ...look, features: [keptValues(all)] }).toBuffer();
  return new Uint8Array(bytes);
}
