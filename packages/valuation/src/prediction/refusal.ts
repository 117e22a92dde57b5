/** Why the model stays silent about a company. Each needs a text (`notApplicable.<reason>`) where it is shown. */
export const predictionRefusals = [
  "sectorNotInTraining",
  "outOfDomain",
  "featuresMissing",
  "statementsStale",
  "bandTooWide",
] as const;
export type PredictionRefusal = (typeof predictionRefusals)[number];
