export { isYearBefore, type StatementColumn, type StatementPeriod, statementPeriods } from "./columns.ts";
export { type PriceRatioName, type PriceRatios, priceRatioNames } from "./price-ratios.ts";
export type { QualityReport, QualitySignal } from "./quality.ts";
export { type RatioGroup, type RatioName, ratioGroups, ratioNames, ratiosIn } from "./ratios.ts";
export * from "./ratios-report.ts";
export { type AbsenceReason, absenceReasons, type Cell } from "./reading.ts";
export * from "./statement-lines.ts";
export * from "./statements-report.ts";
