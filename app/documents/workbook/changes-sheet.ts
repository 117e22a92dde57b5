import type { CompanyType, ExpertLever, FormName, MethodForms, QuantityName, TraceNode } from "@valora/valuation";
import type { CellObject, Sheet } from "write-excel-file/node";
import type { AssumptionChange } from "../../core/analysis/contracts/assumption-change.ts";
import { leverUnits, unitOfLever } from "../../core/analysis/contracts/lever-units.ts";
import { assumptionNameKey, changeTexts } from "../../messages/assumption-texts.ts";
import { formatsFor } from "../../messages/formats.ts";
import type { Calculation } from "./calculation.ts";
import type { Writer } from "./calculation-sheets.ts";
import { computedCell, headCell, noteCell, textCell, titleCell, uneditableCell } from "./cells.ts";

/** The names in traces of the numbers that an expert sets. */
export const quantityOfLever = {
  terminalGrowth: "terminalGrowth",
  margin: "targetMargin",
  salesToCapital: "salesToCapital",
  terminalReturn: "terminalReturnOnCapital",
  payout: "payoutRatio",
  persistence: "persistence",
  dilution: "shareDilution",
  researchLife: "researchLife",
  fadeYears: "fadeYears",
  keptReturn: "returnSpreadKept",
  buybackPayout: "buybackShare",
  goodwillInCapital: "investedCapital",
  exitMultiple: "exitPriceToEarnings",
  elapsedYears: "elapsedSinceStatements",
  lastTwelveMonths: "trailingTwelveMonths",
  riskFreeRate: "riskFreeRate",
  equityRiskPremium: "matureEquityRiskPremium",
  beta: "beta",
} as const satisfies Record<ExpertLever, QuantityName>;

const quantityOf = { ...quantityOfLever, wacc: "wacc", g: "growth", horizon: "horizon" } as const;

/** Everything that the reader has set, beside what would be computed, and why; a number is the cell that every formula refers to. */
export function changesSheet<Method extends string>(
  changes: readonly AssumptionChange[],
  { leafCell }: Pick<Calculation<Method>, "leafCell">,
  writer: Writer & { name: string },
): Sheet<never> {
  const { t, language, name, rate } = writer;
  const texts = {
    formats: formatsFor(language),
    typeName: (type: CompanyType) => t(`companyTypes.${type}`),
    formName: (form: MethodForms[FormName]) => t(`expert.formChoices.${form}`),
  };
  const yours = (change: AssumptionChange): CellObject => {
    if (change.kind !== "number") return textCell(changeTexts(change, texts).chosen);
    const quantity = quantityOf[change.assumption];
    // A number for one forecast year bears the same name.
    const isIt = (node: TraceNode) =>
      node.kind === "assumption" &&
      node.chosenBy === "user" &&
      node.name === quantity &&
      node.year === undefined &&
      node.value === change.chosen;
    const cell = leafCell(isIt);
    const unit = unitOfLever[leverUnits[change.assumption]];
    return cell === null
      ? uneditableCell(change.chosen, unit)
      : computedCell({ formula: cell, kept: change.chosen }, unit);
  };
  const before = (change: AssumptionChange): CellObject =>
    change.kind === "number" && change.computed !== null
      ? uneditableCell(change.computed, unitOfLever[leverUnits[change.assumption]])
      : textCell(changeTexts(change, texts).computed);
  return {
    sheet: name,
    stickyRowsCount: 3,
    columns: [{ width: 46 }, { width: 18 }, { width: 18 }, { width: 90 }],
    data: [
      [titleCell(t("workbook.changes.title"))],
      [],
      [
        headCell(t("workbook.changes.assumption")),
        headCell(t("workbook.changes.computed"), "right"),
        headCell(t("workbook.changes.yours"), "right"),
        { ...headCell(t("workbook.changes.why")), indent: 1 },
      ],
      ...changes.map((change) => [
        textCell(t(assumptionNameKey(change.assumption, rate))),
        { ...before(change), align: "right" as const },
        { ...yours(change), align: "right" as const },
        { ...noteCell(change.note ?? "–"), indent: 1, wrap: true },
      ]),
    ],
  };
}
