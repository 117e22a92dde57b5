import type { NotApplicableReason } from "@valora/valuation";

/** Why the model stays silent about a company. Each is a reason of the engine, which has a text where it is shown. */
export const predictionRefusals = [
  "sectorNotInTraining",
  "outOfDomain",
  "featuresMissing",
  "statementsStale",
  "bandTooWide",
] as const satisfies readonly NotApplicableReason[];
export type PredictionRefusal = (typeof predictionRefusals)[number];
