export { type OwnRatioInput, type OwnRatioReport, ownRatioOf, ownRatioReading } from "./own-ratio-of.ts";
export {
  type RatioAbsence,
  type RatioAbsenceReason,
  type RatioCompany,
  type RatioReading,
  type RatioValues,
  ratioAbsenceReasons,
  ratioCompanyOf,
} from "./ratio-company.ts";
export {
  type RatioFigure,
  type RatioFigureKind,
  type RatioFigureName,
  type RatioUnit,
  ratioFigureKinds,
  ratioFigures,
  ratioShortNames,
} from "./ratio-figures.ts";
export { ratioFormulaCatalogue } from "./ratio-formulas.ts";
export { type RatioFunction, type RatioRefusal, ratioFunctions, ratioLimits } from "./ratio-language.ts";
export { namesKind, type OwnRatio, type RatioRead, readRatio } from "./read-ratio.ts";
