import { type ByColumn, scenarioColumns } from "@valora/valuation/custom-scenario";
import { rateNameOf } from "../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { assumptionNameKey, changeTexts, customSettingKey } from "../../messages/assumption-texts.ts";
import { type PartCell, part } from "./part.ts";
import type { Cell, Writer } from "./writer.ts";

/** The reader's values, beside those that would be computed, and why. */
export function changes(writer: Writer): Cell[] {
  const { sheet, t, formats } = writer;
  if (sheet.changes.length === 0) return [];
  const rate = rateNameOf(sheet.report.assumptions);
  return part(writer, {
    title: t("workbook.changes.title"),
    widths: [110, 90, 90, "*"],
    head: [
      t("workbook.changes.assumption"),
      t("workbook.changes.computed"),
      t("workbook.changes.yours"),
      t("workbook.changes.why"),
    ],
    rows: sheet.changes.map((change) => {
      const { computed, chosen } = changeTexts(change, {
        formats,
        typeName: (type) => t(`companyTypes.${type}`),
        formName: (form) => t(`expert.formChoices.${form}`),
      });
      return [
        t(assumptionNameKey(change.assumption, rate)),
        computed,
        { yours: chosen },
        change.note === null ? "–" : breakable(change.note),
      ];
    }),
    words: 4,
  });
}

/** What is set against the neutral scenario: four columns, and what moves the mean. */
export function customScenario(writer: Writer): Cell[] {
  const { sheet, t, formats } = writer;
  const { custom } = sheet;
  if (custom === null) return [];
  const rate = rateNameOf(sheet.report.assumptions);
  const amount = (value: number | null) => (value === null ? "–" : formats.amount(value));
  const cells = (values: ByColumn): PartCell[] =>
    scenarioColumns.map((column) => (column === "custom" ? { yours: amount(values[column]) } : amount(values[column])));
  const signed = (value: number) => `${value < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(value))}`;
  const { steps, means } = custom;
  return [
    ...part(writer, {
      title: t("understanding.custom.title"),
      widths: ["*", "auto", "auto", "auto", "auto"],
      head: [
        t("understanding.custom.method"),
        ...scenarioColumns.map((column) =>
          t(column === "custom" ? "understanding.custom.yours" : `analysis.scenarios.${column}`),
        ),
      ],
      rows: [
        ...custom.methods.map(({ method, values }) => [t(`methods.${method}.name`), ...cells(values)]),
        [t("understanding.custom.mean"), ...cells(means)],
      ],
    }),
    ...(steps === null
      ? []
      : part(writer, {
          title: t("understanding.custom.moves"),
          widths: ["*", 60],
          rows: [
            [t("understanding.custom.from"), amount(means.neutral)],
            ...steps.map(({ settings, effect }) => [
              settings.map((setting) => t(customSettingKey(setting, rate))).join(" + "),
              signed(effect),
            ]),
            [t("understanding.custom.to"), amount(means.custom)],
          ],
        })),
  ];
}

const longestWord = 30;

/** A word that no column holds goes on in the next line. */
const breakable = (text: string): string =>
  text
    .split(" ")
    .flatMap((word) => word.match(new RegExp(`.{1,${longestWord}}`, "gu")) ?? [])
    .join(" ");
