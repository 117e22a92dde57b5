export { type AltmanForm, altmanForms } from "./altman-score.ts";
export * from "./as-filed-by.ts";
export { isYearBefore, type StatementColumn, type StatementPeriod, statementPeriods } from "./columns.ts";
export * from "./own-figures.ts";
export type { PriceRatios } from "./price-ratios.ts";
export type { QualityReport, QualitySignal } from "./quality.ts";
export {
  type PriceRatioName,
  priceRatioNames,
  type RatioGroup,
  type RatioName,
  ratioGroups,
  ratioNames,
  ratiosIn,
} from "./ratio-names.ts";
export * from "./ratios-report.ts";
export { type AbsenceReason, absenceReasons, type Cell } from "./reading.ts";
export type { Restatement } from "./restatements.ts";
export type { SegmentLine, SegmentTable } from "./segments.ts";
export * from "./statement-lines.ts";
export * from "./statements-report.ts";
