import { scenarioColumns } from "@valora/valuation/custom-scenario";
import type { CellObject, Sheet } from "write-excel-file/node";
import type { CustomScenario } from "../../core/analysis/contracts/answer-parts/custom-scenario.ts";
import { customSettingKey } from "../../messages/assumption-texts.ts";
import type { Writer } from "./calculation-sheets.ts";
import { headCell, noteCell, textCell, titleCell, uneditableCell } from "./cells.ts";

/**
 * What the reader has set against the neutral scenario: each method in four columns, and what moves the mean. Other
 * scenarios are other valuations, so that these numbers stay as they were when the workbook was downloaded.
 */
export function customScenarioSheet(
  { methods, means, steps, rounding }: CustomScenario,
  { t, name, rate }: Writer & { name: string },
): Sheet<never> {
  const cell = (value: number | null): CellObject =>
    value === null ? { ...textCell("–"), align: "right" } : uneditableCell(value, "perShare");
  const settingName = (setting: CustomScenario["settings"][number]) =>
    t(customSettingKey(setting === "g" ? "growth" : setting, rate));
  const moves =
    steps === null
      ? []
      : [
          [],
          [headCell(t("understanding.custom.moves"))],
          [textCell(t("understanding.custom.from")), cell(means.neutral)],
          ...steps.map(({ settings, effect }) => [textCell(settings.map(settingName).join(" + ")), cell(effect)]),
          ...(rounding === 0 ? [] : [[textCell(t("understanding.differ.steps.rounding")), cell(rounding)]]),
          [textCell(t("understanding.custom.to")), cell(means.custom)],
          [],
          [noteCell(t("understanding.custom.order"))],
        ];
  return {
    sheet: name,
    stickyRowsCount: 3,
    columns: [{ width: 46 }, { width: 18 }, { width: 18 }, { width: 18 }, { width: 18 }],
    data: [
      [titleCell(t("understanding.custom.title"))],
      [],
      [
        headCell(t("understanding.custom.method")),
        ...scenarioColumns.map((column) =>
          headCell(t(column === "custom" ? "understanding.custom.yours" : `analysis.scenarios.${column}`), "right"),
        ),
      ],
      ...methods.map(({ method, ...values }) => [
        textCell(t(`methods.${method}.name`)),
        ...scenarioColumns.map((column) => cell(values[column])),
      ]),
      [textCell(t("understanding.custom.mean")), ...scenarioColumns.map((column) => cell(means[column]))],
      ...moves,
      [],
      [noteCell(t("workbook.customFixed"))],
    ],
  };
}
