import type { AnalysisAnswer } from "../../core/analysis/contracts/analysis-answer.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Recalculated } from "./recalculate.ts";

const t = await translatorFor("en");
/** The first line of the methods on the summary sheet. */
export const firstMethodRow = 8;

const close = (one: unknown, other: unknown): boolean =>
  typeof one === "number" && typeof other === "number"
    ? Math.abs(one - other) <= 1e-9 * Math.max(1e-6, Math.abs(one), Math.abs(other))
    : one === other;

/** The formulas of the English summary sheet beside the answer of the API, line by line. */
function summaryLines(
  { resultOf, sheets: [summary = ""] }: Recalculated,
  answer: AnalysisAnswer,
): [string, unknown, unknown][] {
  const at = (place: string) => resultOf(`${summary}!${place}`);
  const rows = answer.methods.flatMap(({ method, outcome, vote }, index): [string, unknown, unknown][] => {
    const row = firstMethodRow + index;
    if (outcome.kind === "notApplicable") return [[`${method} value`, at(`B${row}`), vote ?? "–"]];
    const { valuePerShare, difference, status } = outcome;
    return [
      [`${method} value`, at(`B${row}`), valuePerShare],
      [`${method} difference`, at(`C${row}`), difference],
      [`${method} status`, at(`D${row}`), status === null ? null : t(`cli.statuses.${status}`)],
    ];
  });
  const below = firstMethodRow + answer.methods.length + 1;
  const { mean, median, minimum } = answer.summary;
  const byLabel = (label: string) =>
    Array.from({ length: 8 }, (_, index) => below + index).find((row) => at(`A${row}`) === label);
  const told = (label: string) => at(`B${byLabel(label) ?? 0}`);
  return [
    ...linesBetween(at, answer, below),
    ["price", at("B5"), answer.price?.value ?? null],
    ...rows,
    ["mean", told(t("workbook.mean")), mean],
    ["median", told(t("workbook.median")), median],
    ["minimum", told(t("workbook.minimum")), minimum],
  ];
}

/** From residual income to dividends: found by their names below all methods, in the order of the answer. */
function linesBetween(
  at: (place: string) => unknown,
  { payoutAgainstBook: told }: AnalysisAnswer,
  below: number,
): [string, unknown, unknown][] {
  if (told === null) return [];
  const rows = Array.from({ length: 60 }, (_, index) => below + index);
  const title = rows.find((row) => at(`A${row}`) === t("analysis.how.differ.title")) ?? 0;
  const expected: [string, number][] = [
    [t("methods.residualIncome.name"), told.residualIncome],
    ...told.lines.map(({ line, value }): [string, number] => [t(`quantities.${line}`), value]),
    [t("methods.dividendDiscount.name"), told.dividends],
  ];
  return expected.flatMap(([name, value], index): [string, unknown, unknown][] => [
    [`name of line ${index}`, at(`A${title + 1 + index}`), name],
    [name, at(`B${title + 1 + index}`), value],
  ]);
}

/** Each line in which the summary sheet in English, by its formulas, and the answer of the API differ. For tests. */
export const differing = (workbook: Recalculated, answer: AnalysisAnswer): string[] =>
  summaryLines(workbook, answer).flatMap(([what, found, expected]) =>
    close(found, expected) ? [] : [`${what}: ${found} instead of ${expected}`],
  );

/** Each formula whose kept value is not what it yields. */
export const stale = ({ cells, resultOf }: Recalculated): string[] =>
  [...cells].flatMap(([place, { formula, value }]) =>
    formula === null || close(value, resultOf(place))
      ? []
      : [`${place} keeps ${value} and yields ${resultOf(place)}: ${formula}`],
  );
