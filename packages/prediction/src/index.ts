export { compileModel, type PredictionModel } from "./compiled-model.ts";
export type { RefusedPrediction } from "./evaluate.ts";
export { type FeatureName, featureFigures, featureNames } from "./features.ts";
export { anchorNames, type ModelFile, type QuestionName, questionNames } from "./model-file.ts";
export { ModelFileError, parseModelFile } from "./parse-model-file.ts";
export { type CompanyPrediction, type PredictionMoment, predictCompany } from "./predict-company.ts";
export { type PredictionRefusal, predictionRefusals } from "./refusal.ts";
